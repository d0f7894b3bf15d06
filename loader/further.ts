/** What not every page needs, in one file: the table of further widgets, that of other languages, and the way to what is wrong. */
export { furtherWidgets } from './furtherWidgets';
export { speak } from './languages';

/** What went wrong with an element, in words that only such a page downloads. */
export const explain = async (error: Error, element: Element): Promise<Error> =>
  (await import('./problems')).explain(error, element);
