/** What not every page needs, in one file: the table of further widgets, and that of other languages. */
export { furtherWidgets } from './furtherWidgets';
export { speak } from './languages';
