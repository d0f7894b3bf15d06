import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="bopis-overlay"></div>`, once on a page; with `data-mode="delegate"` for the person who picks up.
 */
export const attributes = v.object({
  open: v.optional(flag),
  mode: v.optional(v.picklist(['store', 'delegate'])),
  cartItemId: v.optional(text),
  sku: v.optional(text),
});

/** Props with another name than their attribute. */
export const props = { cartItemId: 'lineId' } as const;

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
