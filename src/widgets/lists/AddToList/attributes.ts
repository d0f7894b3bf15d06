import { flag, text, wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="add-to-list" data-sku="FUR-BO-10001798" data-product-name="Bookcase"></div>` for one product; or
 * once on a page without a SKU, for requests from other widgets.
 */
export const attributes = v.object({
  sku: v.optional(text),
  qty: v.optional(wholeNumber),
  productName: v.optional(text),
  label: v.optional(text),
  open: v.optional(flag),
});

/** Props with another name than their attribute. */
export const props = { qty: 'quantity' } as const;

export const callbacks = ['onOpenChange', 'onSuccess'] as const;
