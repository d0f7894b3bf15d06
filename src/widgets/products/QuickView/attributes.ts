import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="quick-view" data-sku="FUR-BO-10001798"><a href="…">Quick view</a></div>` for one product; or once
 * on a page without a SKU, for requests from other widgets and scripts.
 */
export const attributes = v.object({
  sku: v.optional(text),
  productName: v.optional(text),
  opener: v.optional(v.picklist(['button', 'none'])),
  open: v.optional(flag),
  showCompare: v.optional(flag),
  showAddToList: v.optional(flag),
  cartUrl: v.optional(text),
});

export const callbacks = ['onOpenChange'] as const;

export const isDormant = true;
