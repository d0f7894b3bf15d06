import { flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="replacement-drawer"></div>`, once on a page; with `data-sku` it has a button of its own. */
export const attributes = v.object({
  sku: v.optional(text),
  alternatives: v.optional(list),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

/** Events that the page can listen for: `quire:open` and `quire:close`. */
export const callbacks = ['onOpenChange'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
