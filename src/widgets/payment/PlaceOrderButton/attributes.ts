import { text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<form><input name="email" required><input name="zipCode" required><div data-quire="place-order-button"><button>Place
 * order</button></div></form>`. The button reads the fields of its form: email, name or firstName and lastName,
 * address1, address2, city, state, zipCode, phone and payment; of a business shipTo, budgetCenter, poNumber and
 * poRelease.
 */
export const attributes = v.object({
  email: v.optional(text),
  unpaid: v.optional(v.picklist(['INVOICE', 'PICKUP'])),
});

/**
 * Events that the page can listen for: `quire:success` with the confirmation, whose `preventDefault()` prevents the
 * navigation to it, and `quire:error` with the shop's code and message.
 */
export const callbacks = ['onSuccess', 'onError'] as const;
