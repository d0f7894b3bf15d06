import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="checkout-button" data-mini-cart><a href="/cc/sparq/checkout">Checkout</a></div>` */
export const attributes = v.object({
  miniCart: v.optional(flag),
  loginRequired: v.optional(flag),
  label: v.optional(text),
  checkoutUrl: v.optional(text),
});

export const callbacks = ['onCheckout'] as const;
