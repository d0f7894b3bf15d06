import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="search-box" data-search-url="/search" data-suggest-url="/suggest"><form …></form></div>` */
export const attributes = v.object({
  searchUrl: v.optional(text),
  suggestUrl: v.optional(text),
  placeholder: v.optional(text),
});
