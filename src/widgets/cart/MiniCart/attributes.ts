import { amount, flag, milliseconds, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="mini-cart" data-free-shipping-threshold="60.00"><a href="/cc/mmx/cart">Cart</a></div>` */
export const attributes = v.object({
  open: v.optional(flag),
  badgeOnly: v.optional(flag),
  opener: v.optional(v.picklist(['button', 'none'])),
  showSfl: v.optional(flag),
  showAddToList: v.optional(flag),
  checkoutLabel: v.optional(text),
  flyoutSelector: v.optional(text),
  openDelayMs: v.optional(milliseconds),
  freeShippingThreshold: v.optional(amount),
  cartUrl: v.optional(text),
  checkoutUrl: v.optional(text),
});

export const callbacks = ['onOpenChange', 'onCheckout'] as const;
