import * as v from '../../../schema';

/** `<div data-quire="compare-list"></div>`, on the page that shows what is compared. */
export const attributes = v.object({});

export const callbacks = [] as const;
