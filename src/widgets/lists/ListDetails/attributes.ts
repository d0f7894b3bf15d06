import { text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="list-details" data-list-id="…"></div>`; without an id it is the page's own `?listId=…`. */
export const attributes = v.object({
  listId: v.optional(text),
  pageSize: v.optional(wholeNumber),
});

/** The page hears nothing of it but the events of lists and cart. */
export const callbacks = [] as const;
