/** What not every page needs, in one file: the table of further widgets, that of other languages, and what is wrong with a page. */
export { furtherWidgets } from './furtherWidgets';
export { speak } from './languages';
export { unknownWidget, wrongAttribute } from './problems';
