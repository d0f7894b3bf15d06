import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="order-confirmation" data-order-number="Q-100001"><p>Your order number is Q-100001.</p></div>` */
export const attributes = v.object({
  orderNumber: v.optional(text),
  content: v.optional(text),
  continueUrl: v.optional(text),
});

export const callbacks = ['onLoad'] as const;
