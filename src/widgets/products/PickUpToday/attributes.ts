import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="pick-up-today" data-sku="FUR-BO-10001798" data-product-name="Bookcase"></div>` */
export const attributes = v.object({
  sku: text,
  productName: v.optional(text),
  label: v.optional(text),
  open: v.optional(flag),
  cartUrl: v.optional(text),
});

export const callbacks = ['onOpenChange'] as const;
