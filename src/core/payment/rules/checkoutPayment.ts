import { type CartMessage, EMPTY_CART } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';
import type { Demand } from '../../platform/rules/session/accountingDemands';
import type { Address, Payment } from './payment';

/** How the order is paid so far, and what the customer could pay with. */
export type CheckoutPayment = {
  /** Applied to the order; gift cards first, and on the card is what they leave. */
  applied: Payment[];
  /** Kept with the account. */
  cards: Payment[];
  /** As many may be kept as this; without it there is no end to it. */
  cardLimit?: number;
  addresses: Address[];
  total?: Money;
  /** Nothing when the order is paid. */
  remaining?: Money;
  /** The account of a business, billed for what nothing else pays; `name` is whose it is. */
  account?: { name?: string };
  /** Where the vault's frame lies, an absolute address; without it no card can be typed in. */
  frameUrl?: string;
  /** Who else can be paid by. */
  vendors: Vendor[];
  messages: CartMessage[];
};

/** A vendor of payments: the wallet, or who lets the customer pay later. `url` is where it asks the customer [PAY-VEND-007]. */
export type Vendor = { type: string; name: string; url: string };

/** Lets the card frame exchange one card for a token, once. `validUntil` is epoch milliseconds. */
export type PaymentSession = { id: string; validUntil?: number };

/** A question that has to be answered before a kind of card is tried again [PAY-FORM-009]. */
export type Captcha = { id: string; question: string };

/** A better spelling of an address, beside the one that was sent; neither is saved yet. */
export type AddressVerdict =
  | { ok: true; payment: CheckoutPayment }
  | { ok: false; suggested: Address; entered: Address };

/** Does the account of a business bear what is left? Not where that has to be on a purchase order [GEN-008]. */
export function isOnAccount({ account }: Pick<CheckoutPayment, 'account'>, purchaseOrders: Demand): boolean {
  return account !== undefined && purchaseOrders !== 'required';
}

/** Is there no order to pay? The cart was emptied or ordered elsewhere, or is another visit's by now [CART-CODE-023]. */
export function hasNoOrder({ messages }: Pick<CheckoutPayment, 'messages'>): boolean {
  return messages.some(({ code }) => code === EMPTY_CART);
}

/** Can the order be placed as it is paid? */
export function isCovered(payment: CheckoutPayment, purchaseOrders: Demand): boolean {
  const isPaid = payment.applied.length > 0 && payment.remaining?.minor === 0;
  return !hasNoOrder(payment) && (isPaid || isOnAccount(payment, purchaseOrders));
}

/** May another card be kept? */
export function canKeepCard({ cards, cardLimit }: Pick<CheckoutPayment, 'cards' | 'cardLimit'>): boolean {
  return cardLimit === undefined || cards.length < cardLimit;
}
