import { flag, text } from '../../../attributes/attribute';
import { vendorContact } from '../../../core/payment/rules/vendorPayment';
import * as v from '../../../schema';

const contact = v.optional(v.pipe(v.unknown(), v.transform(vendorContact)));

/**
 * `<div data-quire="vendor-payment-return" data-type="PAYPAL" data-nonce="…" data-payer-id="…"></div>` on the page that
 * a vendor redirects to. The default type is VISA_PAY, with data-call-id, data-enc-payment-data and data-api-key
 * [PAY-VEND-007]. The billing and shipping contacts are given as `<script type="application/json">{ "billingAddress": {
 * "firstName": "Ada", … } }</script>`.
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

/** Event that the page can listen for: `quire:return`, with the page that the customer continues to. */
export const callbacks = ['onReturn'] as const;
