import * as v from 'valibot';
import { nicknameOf } from '../../../src/core/payment/rules/checkoutPayment';
import { zipOf } from '../../../src/core/platform/rules/contact';
import { AccountingRequest, longestPoNumber } from '../business/updateAccounting';
import { noCardNumber } from '../http/readRequest';
import { vendorTypes } from '../provider/vendors';
import { ShownRequest } from './shownOrder';

const Field = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(/^[^\p{Cc}\p{Cs}]+$/u),
  noCardNumber,
);
const OptionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), noCardNumber));
const Token = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,64}$/, 'expected a token'));

export const AddressRequest = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  type: v.picklist(['B', 'S', 'SB', 'ST']),
  firstName: Field,
  lastName: Field,
  organizationName: OptionalText,
  address1: Field,
  address2: OptionalText,
  city: Field,
  state: Field,
  zipCode: v.pipe(
    v.string(),
    v.check((zip) => (zipOf(zip) ?? zipOf(zip, 'CA')) !== undefined, 'Invalid zip code'),
  ),
  country: v.picklist(['US', 'CA']),
  phones: v.pipe(
    v.array(v.object({ number: v.pipe(v.string(), v.regex(/^\d{10}$/, 'Invalid phone number')) })),
    v.maxLength(3),
  ),
});

/** A destination, or the address that a card is billed to. The ZIP code may stand for city and state. */
const ShortAddress = v.object({
  ...AddressRequest.entries,
  firstName: v.optional(v.union([Field, v.literal('')]), ''),
  city: OptionalText,
  state: OptionalText,
});

const paymentType = v.picklist(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD']);
const userNotes = v.optional(v.pipe(v.string(), noCardNumber, v.transform(nicknameOf)));

/** A card with the vault's token in place of its number. `cvv` is never accepted. */
const CardPayment = v.object({
  paymentType,
  currencyCode: v.literal('USD'),
  source: v.optional(v.literal('USER_KEYED')),
  accountNumber: v.optional(Token),
  profileRefId: v.optional(v.pipe(v.string(), v.uuid())),
  userNotes,
  isDefault: v.optional(v.boolean(), false),
  profilePayment: v.optional(v.boolean(), false),
  billingAddress: v.optional(ShortAddress),
  cvv: v.optional(v.never()),
});

export const PaymentRequest = v.object({
  cardPayment: v.optional(CardPayment),
  purchaseOrderNumber: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestPoNumber), noCardNumber),
  ),
});

const Opaque = v.optional(v.pipe(v.string(), v.maxLength(4096)));

/** A vendor's approval [PAY-VEND-002], identified by the nonce or by the id of the call. */
export const VendorPaymentRequest = v.object({
  vendorPayment: v.object({
    vendorPaymentType: v.picklist(vendorTypes),
    requestType: v.picklist(['P', 'SP']),
    consumerType: v.literal('CNC'),
    country: v.picklist(['USA', 'CA']),
    checkoutId: Opaque,
    encPaymentData: Opaque,
    apiKey: Opaque,
    callId: Opaque,
    deviceData: Opaque,
    payerEmail: Opaque,
    paymentMethodNonce: Opaque,
    payerId: Opaque,
  }),
});

export const CardChangeRequest = v.object({
  cardPayment: v.object({
    userNotes,
    isDefault: v.optional(v.boolean()),
    billingAddress: v.optional(AddressRequest),
  }),
});

export const AddressesRequest = v.object({
  addresses: v.pipe(v.array(AddressRequest), v.minLength(1), v.maxLength(10)),
  isConfirmed: v.optional(v.boolean(), false),
});

export const SessionRequest = v.object({
  paymentType,
  captchaData: v.optional(v.object({ id: Token, answer: v.pipe(v.string(), v.trim(), v.maxLength(10)) })),
});

export const CaptchaRequest = v.object({ paymentType });

export const BalanceRequest = v.object({ cardPayment: v.object({ accountNumber: Token }) });

export const PlaceOrderRequest = v.object({
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), noCardNumber), ''),
  addresses: v.pipe(v.array(ShortAddress), v.maxLength(1)),
  /** what the customer saw: it is placed only as such */
  expected: ShownRequest,
  /** how an order without cards is paid */
  paymentType: v.optional(v.picklist(['INVOICE', 'PICKUP'])),
  accountInfo: AccountingRequest.entries.accountInfo,
  shipToAddressId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  earlierKeys: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(10)), []),
});

export type CardPayment = v.InferOutput<typeof CardPayment>;
export type ShortAddress = v.InferOutput<typeof ShortAddress>;
export type PlaceOrderRequest = v.InferOutput<typeof PlaceOrderRequest>;
export type AddressRequest = v.InferOutput<typeof AddressRequest>;
