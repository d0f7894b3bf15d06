import type { CartMessage } from '../../cart/rules/cart';
import type { Vendor } from './checkoutPayment';
import { type Address, WALLET_TYPE } from './payment';

/** The vendor payment type if a page does not name one [PAY-VEND-007]. */
export const VISA_PAY = 'VISA_PAY';

/** The kind of a vendor: the wallet and the store's own pay are wallets; every other vendor is pay-later. */
export const vendorKind = (type: string): 'wallet' | 'pay-later' =>
  type === WALLET_TYPE || type === VISA_PAY ? 'wallet' : 'pay-later';

/** The vendors that a page offers. Each kind has its own setting and is off by default [PAY-AUTH-002, PAY-AUTH-003]. */
export function offeredVendors(
  vendors: readonly Vendor[],
  offer: { walletEnabled?: boolean; storePayEnabled?: boolean; bnplEnabled?: boolean },
): Vendor[] {
  return vendors.filter(({ type }) => {
    if (type === WALLET_TYPE) return offer.walletEnabled;
    return type === VISA_PAY ? offer.storePayEnabled : offer.bnplEnabled;
  });
}

/** The country of a vendor payment, as the shop spells it [PAY-VEND-004]. */
export const vendorCountry = (isCA: boolean): 'USA' | 'CA' => (isCA ? 'CA' : 'USA');

/** A billing or shipping contact, as a vendor returns it. */
export type VendorContact = Address & { email?: string; isOfWallet?: boolean };

/** The result of the customer's approval at a vendor. It contains no card number. */
export type VendorApproval = {
  /** Defaults to VISA_PAY; the wallet has its own type [PAY-VEND-007]. */
  type?: string;
  callId?: string;
  encPaymentData?: string;
  apiKey?: string;
  nonce?: string;
  payerId?: string;
  payerEmail?: string;
  deviceData?: string;
  billingAddress?: VendorContact;
  shippingAddress?: VendorContact;
};

/** The shop's response to a vendor payment: the vendor payment types that the cart has now, and its messages. */
export type VendorAnswer =
  | { isSuccess: true; paymentTypes: readonly string[]; isCheckoutPosted: boolean; messages: CartMessage[] }
  | { isSuccess: false; messages: CartMessage[] };

/** The page that the customer continues on, and the messages to show there first. */
export type VendorReturn = { target: 'checkout' | 'cart'; messages: CartMessage[] };

/**
 * Decides where the customer continues after a vendor payment. A success that is present in the cart leads to the
 * checkout if the checkout was started, else to the cart. A success that is not in the cart counts as a failure; a
 * failure leads to the cart, which shows its messages first [PAY-VEND-008, PAY-VEND-009, PAY-VEND-010, PAY-VEND-011].
 */
export function vendorReturn(answer: VendorAnswer, type: string, proceedCheckout?: boolean): VendorReturn {
  if (!answer.isSuccess || !answer.paymentTypes.includes(type)) return { target: 'cart', messages: answer.messages };
  return { target: (proceedCheckout ?? answer.isCheckoutPosted) ? 'checkout' : 'cart', messages: [] };
}

/** The maximum length of a text from a vendor or a page. */
const MAX_LENGTH = 4096;

/** Whether an untrusted value is a string of reasonable length. */
export const isBoundedString = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Parses an untrusted contact from a vendor or a page: the fields of an address and its email; ignores all other fields
 * [PAY-VEND-005].
 */
export function vendorContact(input: unknown): VendorContact | undefined {
  if (!isRecord(input)) return undefined;
  const { address2, email, phones } = input;
  const text = (name: string) => (isBoundedString(input[name]) ? input[name] : '');
  const contact: VendorContact = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    ...(isBoundedString(address2) && { address2 }),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    country: text('country'),
    phones: Array.isArray(phones) ? phones.slice(0, 3).filter(isBoundedString) : [],
    ...(isBoundedString(email) && { email }),
    ...(input['isOfWallet'] === true && { isOfWallet: true }),
  };
  // an address without a street and a country is unusable
  return contact.address1 && contact.country ? contact : undefined;
}
