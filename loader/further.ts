/** What not every page needs, in one file: the table of further widgets, that of other languages, and the way to what is wrong. */
export { furtherWidgets } from './furtherWidgets';
export { speak } from './languages';

/** What went wrong with an element, in words that only such a page downloads; as it is, where they do not come. */
export const explain = (error: Error, element: Element): Promise<Error> =>
  import('./problems').then(
    (words) => words.explain(error, element),
    () => error,
  );
