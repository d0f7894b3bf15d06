import * as v from '../../../schema';
import { Text, TextOrNumber } from '../../platform/contract/scalar';

/**
 * Answer of the payment gateway call: the token that later payment calls carry, and the wallet's own [PAY-AUTH-010,
 * PAY-AUTH-011]. `validUntil` is epoch milliseconds.
 */
export const PaymentAuthBody = v.object({
  token: v.nullish(
    v.object({
      value: Text,
      validUntil: TextOrNumber,
      tokenType: v.nullish(v.picklist(['CHECKOUT_ID', 'PAYMENT_AUTH_TOKEN'])),
      transactionId: Text,
    }),
  ),
  walletClientToken: v.nullish(v.object({ ClientToken: Text, ReturnUser: Text })),
});

export type PaymentAuthBody = v.InferOutput<typeof PaymentAuthBody>;

/** What the payment gateway call asks for [PAY-AUTH-009]. */
export type PaymentAuthRequestBody = {
  vendorPayment: { checkoutId?: string; consumerType?: 'CNC'; requestType: 'P' | 'SP' };
};
