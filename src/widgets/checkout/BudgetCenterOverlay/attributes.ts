import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="budget-center-overlay"></div>`, once on a page of a business. Other widgets request it to open. */
export const attributes = v.object({
  scope: v.optional(v.picklist(['cart', 'line'])),
  cartItemId: v.optional(text),
  required: v.optional(flag),
  ignoreBcUpdate: v.optional(flag),
});

/** Props with another name than their attribute. */
export const props = { cartItemId: 'lineId', ignoreBcUpdate: 'preservesLines' } as const;

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
