import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Amount, Count, Flag, RequiredAmount, Text, TextOrNumber } from '../../platform/contract/scalar';

/** A customer's billing or shipping address [ADDR-001, ADDR-002]. `type` is B, S, SB or ST. */
export const PaymentAddressBody = v.object({
  id: Text,
  type: Text,
  firstName: Text,
  lastName: Text,
  organizationName: Text,
  address1: Text,
  address2: Text,
  city: Text,
  state: Text,
  zipCode: Text,
  country: Text,
  phones: v.nullish(v.array(v.object({ number: Text }))),
});

/**
 * One payment method [PAY-FORM-001]. In a response, `accountNumber` holds only the last four digits and there is no
 * `cvv`: the shop has neither the number nor the security code.
 */
export const PaymentBody = v.object({
  id: v.string(),
  profileRefId: Text,
  paymentType: v.string(),
  vendorPaymentType: Text,
  brand: Text,
  expiryDay: TextOrNumber,
  expiryMonth: TextOrNumber,
  expiryYear: TextOrNumber,
  accountNumber: Text,
  isDefault: Flag,
  defaultPayment: Flag,
  profilePayment: Flag,
  membershipPayment: Flag,
  isLastUsed: Flag,
  amountApplied: Amount,
  userNotes: Text,
  source: Text,
  currencyCode: Text,
  billingAddress: v.nullish(PaymentAddressBody),
  purchaseOrderNumber: Text,
});

/** A third-party payment vendor: the shop's payment type, the vendor's display name and its URL [PAY-VEND-007]. */
export const VendorBody = v.object({ vendorPaymentType: v.string(), name: v.string(), url: v.string() });

/**
 * Response of the payment endpoints: the payments applied to the order, the customer's saved cards, the URL of the
 * vault's card frame, and the other payment vendors. `accountPayment` is a business account, which is billed for
 * whatever the other payments do not cover; its `needsApproval` is set if the order waits for approval then.
 * `invoicePayment` and `pickupPayment` are set if this customer may pay the whole order by invoice, or at pickup. `version` changes with every line, sum and payment
 * of the order. `suggestedAddress` is a corrected spelling of the address in the request,
 * which was not saved.
 */
export const CheckoutPaymentBody = v.object({
  orderPayment: v.object({
    orderPayments: v.nullish(v.array(PaymentBody)),
    orderTotal: Amount,
    balanceDue: Amount,
    version: Text,
  }),
  userPayment: v.nullish(v.object({ payments: v.nullish(v.array(PaymentBody)), maxCards: Count })),
  addresses: v.nullish(v.array(PaymentAddressBody)),
  suggestedAddress: v.nullish(PaymentAddressBody),
  accountPayment: v.nullish(v.object({ name: Text, needsApproval: Flag })),
  invoicePayment: Flag,
  pickupPayment: Flag,
  cardFrame: v.nullish(v.object({ url: Text })),
  vendors: v.nullish(v.array(VendorBody)),
  messages: v.nullish(v.array(MessageBody)),
});

/**
 * Response of POST /payment/session: allows the frame to exchange one card for one token. `validUntil` is in epoch
 * milliseconds.
 */
export const PaymentSessionBody = v.object({
  session: v.object({ id: v.string(), validUntil: TextOrNumber }),
});

/** Response of POST /payment/captcha: the question to answer before that kind of card can be retried [PAY-FORM-009]. */
export const CaptchaBody = v.object({ captchaData: v.object({ id: v.string(), question: v.string() }) });

/** Response of POST /payment/giftcard/balance; `balance` is a decimal string. */
export const GiftCardBalanceBody = v.object({ balance: RequiredAmount, currencyCode: Text, accountNumber: Text });

/**
 * Response of POST /checkout/default/order; `isWaiting` is set until the order is approved. `orderUrl` is the page of
 * the confirmation.
 */
export const PlacedOrderBody = v.object({
  order: v.object({ orderNumber: v.string(), isWaiting: Flag, orderUrl: Text }),
});

export type VendorBody = v.InferOutput<typeof VendorBody>;
export type PaymentAddressBody = v.InferOutput<typeof PaymentAddressBody>;
export type PaymentBody = v.InferOutput<typeof PaymentBody>;
export type CheckoutPaymentBody = v.InferOutput<typeof CheckoutPaymentBody>;
export type CaptchaBody = v.InferOutput<typeof CaptchaBody>;
export type GiftCardBalanceBody = v.InferOutput<typeof GiftCardBalanceBody>;
export type PlacedOrderBody = v.InferOutput<typeof PlacedOrderBody>;
