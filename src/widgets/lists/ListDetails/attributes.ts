import { text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="list-details" data-list-id="…"></div>`. The default id is `?listId=…` of the page's address. */
export const attributes = v.object({
  listId: v.optional(text),
  pageSize: v.optional(wholeNumber),
});
