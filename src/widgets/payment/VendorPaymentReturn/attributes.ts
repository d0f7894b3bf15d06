import { flag, text } from '../../../attributes/attribute';
import { vendorContact } from '../../../core/payment/rules/vendorContact';
import * as v from '../../../schema';

const contact = v.optional(v.pipe(v.unknown(), v.transform(vendorContact)));

/**
 * `<div data-quire="vendor-payment-return" data-type="PAYPAL" data-nonce="…" data-payer-id="…"></div>` on the page that a vendor
 * leads back to; VISA_PAY with data-call-id, data-enc-payment-data and data-api-key unless it says otherwise [PAY-VEND-007].
 * Who is billed and sent to is in it as `<script type="application/json">{ "billingAddress": { "firstName": "Ada", … } }</script>`.
 */
export const attributes = v.object({
  type: v.optional(text),
  callId: v.optional(text),
  encPaymentData: v.optional(text),
  apiKey: v.optional(text),
  nonce: v.optional(text),
  payerId: v.optional(text),
  billingAddress: contact,
  shippingAddress: contact,
  proceedCheckout: v.optional(flag),
});

/** What the page hears of it: `quire:return`, with where the customer goes on. */
export const callbacks = ['onReturn'] as const;
