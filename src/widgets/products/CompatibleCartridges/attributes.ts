import { flag, list } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="compatible-cartridges" data-skus="…,…"></div>` with a button of its own. Without SKUs, it opens on
 * a request from the page.
 */
export const attributes = v.object({
  skus: v.optional(list),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
});

/** Events that the page can listen for: `quire:open` and `quire:close`. */
export const callbacks = ['onOpenChange'] as const;

/** Displays nothing until something opens it, unless an attribute gives it a button or opens it. */
export const isDormant = true;
