import * as v from '../../../schema';
import { Text, TextOrNumber } from '../../platform/contract/scalar';

/**
 * Response of the payment gateway call: the token for later payment requests, and the wallet's client token
 * [PAY-AUTH-010, PAY-AUTH-011]. `validUntil` is in epoch milliseconds.
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

/** Body of the payment gateway call [PAY-AUTH-009]. */
export type PaymentAuthRequestBody = {
  vendorPayment: { checkoutId?: string; consumerType?: 'CNC'; requestType: 'P' | 'SP' };
};
