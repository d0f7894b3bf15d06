import type { CartMessage } from '../../cart/rules/cart';
import type { Vendor } from './checkoutPayment';
import { type Address, WALLET_TYPE } from './payment';

/** The vendor payment of a page that does not say which [PAY-VEND-007]. */
export const VISA_PAY = 'VISA_PAY';

/** The wallet and the store's own pay are wallets; who else sells for money that comes later lets the customer pay later. */
export const vendorKind = (type: string): 'wallet' | 'pay-later' =>
  type === WALLET_TYPE || type === VISA_PAY ? 'wallet' : 'pay-later';

/** The vendors that a page offers: each kind has a switch of its own, off unless it is on [PAY-AUTH-002, PAY-AUTH-003]. */
export function offeredVendors(
  vendors: readonly Vendor[],
  offer: { walletEnabled?: boolean; storePayEnabled?: boolean; bnplEnabled?: boolean },
): Vendor[] {
  return vendors.filter(({ type }) => {
    if (type === WALLET_TYPE) return offer.walletEnabled;
    return type === VISA_PAY ? offer.storePayEnabled : offer.bnplEnabled;
  });
}

/** Every vendor payment is asked for by this consumer [PAY-VEND-003]. */
export const CONSUMER_TYPE = 'CNC';

/** How the shop writes the country of a vendor payment [PAY-VEND-004]. */
export const vendorCountry = (isCA: boolean): 'USA' | 'CA' => (isCA ? 'CA' : 'USA');

/** Somebody who is billed or sent something, as a vendor knows them. */
export type VendorContact = Address & { email?: string; isOfWallet?: boolean };

/** What a vendor has given for the customer's approval. It holds no card number. */
export type VendorApproval = {
  /** VISA_PAY unless it says otherwise; the wallet has its own [PAY-VEND-007]. */
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

/** What the shop said to it: the kinds of vendor payment that the cart has now, and its messages. */
export type VendorAnswer =
  | { isSuccess: true; paymentTypes: readonly string[]; isCheckoutPosted: boolean; messages: CartMessage[] }
  | { isSuccess: false; messages: CartMessage[] };

/** Where the customer goes on, and what is said there first. */
export type VendorReturn = { goesTo: 'checkout' | 'cart'; messages: CartMessage[] };

/**
 * Success with the payment in the cart leads to the checkout where that was begun, else to the cart; success without it
 * counts as failure, which leads to the cart with its messages first [PAY-VEND-008, PAY-VEND-009, PAY-VEND-010, PAY-VEND-011].
 */
export function vendorReturn(answer: VendorAnswer, type: string, proceedCheckout?: boolean): VendorReturn {
  if (!answer.isSuccess || !answer.paymentTypes.includes(type)) return { goesTo: 'cart', messages: answer.messages };
  return { goesTo: (proceedCheckout ?? answer.isCheckoutPosted) ? 'checkout' : 'cart', messages: [] };
}
