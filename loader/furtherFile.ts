/** What not every page needs. */
export const further = () => import('./further');

/** What went wrong with an element, in words where there are some. Rejects where they do not come. */
export const explain = async (error: Error, element: Element): Promise<Error> =>
  (await further()).explain(error, element);
