import { text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="lists-page" data-page-size="20"></div>`: the page of all lists of the customer. */
export const attributes = v.object({
  pageSize: v.optional(wholeNumber),
  sort: v.optional(v.picklist(['modified', 'name-asc', 'name-desc'])),
  access: v.optional(text),
});

export const callbacks = ['onCreate'] as const;
