import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="quick-buy" data-sku="FUR-BO-10001798"><a href="…">Quick buy</a></div>`, or once on a page without a
 * SKU.
 */
export const attributes = v.object({
  sku: v.optional(text),
  productName: v.optional(text),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
  cartUrl: v.optional(text),
});

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
