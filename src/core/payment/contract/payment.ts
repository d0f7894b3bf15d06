import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Amount, Count, Flag, GivenAmount, Text, TextOrNumber } from '../../platform/contract/scalar';

/** An address of a customer, for bills and for parcels [ADDR-001, ADDR-002]. `type` is B, S, SB or ST. */
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
 * One way of paying [PAY-FORM-001]. What the shop answers has the last four digits as its `accountNumber` and no `cvv`:
 * it knows neither number nor code.
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

/** Who else can be paid by: what the shop calls its payments, its name for customers, and where it is [PAY-VEND-007]. */
export const VendorBody = v.object({ vendorPaymentType: v.string(), name: v.string(), url: v.string() });

/**
 * Answer of the calls about payment: what is applied to the order, what the customer has kept, where the vault's
 * frame lies, and whom the customer can pay by besides. `accountPayment` is a business's account, which is billed for what
 * nothing else pays. `suggestedAddress` is a better spelling of an address that was just sent, which was not saved.
 */
export const CheckoutPaymentBody = v.object({
  orderPayment: v.object({
    orderPayments: v.nullish(v.array(PaymentBody)),
    orderTotal: Amount,
    balanceDue: Amount,
  }),
  userPayment: v.nullish(v.object({ payments: v.nullish(v.array(PaymentBody)), maxCards: Count })),
  addresses: v.nullish(v.array(PaymentAddressBody)),
  suggestedAddress: v.nullish(PaymentAddressBody),
  accountPayment: v.nullish(v.object({ name: Text })),
  cardFrame: v.nullish(v.object({ url: Text })),
  vendors: v.nullish(v.array(VendorBody)),
  messages: v.nullish(v.array(MessageBody)),
});

/** Answer of POST /payment/session: lets the frame exchange one card for one token. `validUntil` is epoch milliseconds. */
export const PaymentSessionBody = v.object({
  session: v.object({ id: v.string(), validUntil: TextOrNumber }),
});

/** Answer of POST /payment/captcha: what has to be answered before that kind of card is tried again [PAY-FORM-009]. */
export const CaptchaBody = v.object({ captchaData: v.object({ id: v.string(), question: v.string() }) });

/** Answer of POST /payment/giftcard/balance; `balance` is a decimal string. */
export const GiftCardBalanceBody = v.object({ balance: GivenAmount, currencyCode: Text, accountNumber: Text });

/** Answer of POST /checkout/default/order; `isWaiting` until somebody has approved it. */
export const PlacedOrderBody = v.object({ order: v.object({ orderNumber: v.string(), isWaiting: Flag }) });

export type VendorBody = v.InferOutput<typeof VendorBody>;
export type PaymentAddressBody = v.InferOutput<typeof PaymentAddressBody>;
export type PaymentBody = v.InferOutput<typeof PaymentBody>;
export type CheckoutPaymentBody = v.InferOutput<typeof CheckoutPaymentBody>;
export type PaymentSessionBody = v.InferOutput<typeof PaymentSessionBody>;
export type CaptchaBody = v.InferOutput<typeof CaptchaBody>;
export type GiftCardBalanceBody = v.InferOutput<typeof GiftCardBalanceBody>;
export type PlacedOrderBody = v.InferOutput<typeof PlacedOrderBody>;
