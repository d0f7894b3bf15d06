import { type CartMessage, EMPTY_CART } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';
import type { Demand } from '../../platform/rules/session/accountingDemands';
import type { Address, Payment } from './payment';

/** The payments of the order so far, and the payment methods available to the customer. */
export type CheckoutPayment = {
  /** Applied to the order: gift cards first; a card covers the remainder. */
  applied: Payment[];
  /** The cards saved in the account. */
  cards: Payment[];
  /** The maximum number of saved cards; unlimited if absent. */
  cardLimit?: number;
  addresses: Address[];
  total?: Money;
  /** Zero when the order is fully paid. */
  remaining?: Money;
  /**
   * A business account, which is billed for whatever the other payments do not cover; `name` is its owner. The order
   * waits for an approver if `needsApproval` is true.
   */
  account?: { name?: string; needsApproval?: boolean };
  /** Whether this consumer may order by invoice; never while a payment is applied. */
  isInvoiceOffered?: boolean;
  /** Whether this consumer may pay at the store on pickup; never while a payment is applied. */
  isPickupOffered?: boolean;
  /** Changes with every line, sum and payment of the order; sent with the order. */
  version?: string;
  /** The absolute URL of the vault's card frame; without it, no card can be entered. */
  frameUrl?: string;
  /** The third-party payment vendors. */
  vendors: Vendor[];
  messages: CartMessage[];
};

/**
 * A payment vendor: the wallet, or a pay-later provider. `url` is the page where the customer approves the payment
 * [PAY-VEND-007].
 */
export type Vendor = { type: string; name: string; url: string };

/** Allows the card frame to exchange one card for one token. `validUntil` is in epoch milliseconds. */
export type PaymentSession = { id: string; validUntil?: number };

/** A question that the customer must answer before retrying a kind of card [PAY-FORM-009]. */
export type Captcha = { id: string; question: string };

/** The result of saving an address. If the shop suggests another spelling, neither address is saved yet. */
export type AddressVerdict =
  | { ok: true; payment: CheckoutPayment }
  | { ok: false; suggested: Address; entered: Address };

/** Whether a business account pays the remainder. It does not if purchase orders are required [GEN-008]. */
export function isOnAccount({ account }: Pick<CheckoutPayment, 'account'>, purchaseOrders: Demand): boolean {
  return account !== undefined && purchaseOrders !== 'required';
}

/**
 * Whether there is no order to pay: the cart was emptied, was ordered elsewhere, or belongs to another visit
 * [CART-CODE-023].
 */
export function hasNoOrder({ messages }: Pick<CheckoutPayment, 'messages'>): boolean {
  return messages.some(({ code }) => code === EMPTY_CART);
}

/** Whether the applied payments allow the order to be placed. */
export function isCovered(payment: CheckoutPayment, purchaseOrders: Demand): boolean {
  const isPaid = payment.applied.length > 0 && payment.remaining?.minor === 0;
  return !hasNoOrder(payment) && (isPaid || isOnAccount(payment, purchaseOrders));
}

/** Whether another card can be saved. */
export function canSaveCard({ cards, cardLimit }: Pick<CheckoutPayment, 'cards' | 'cardLimit'>): boolean {
  return cardLimit === undefined || cards.length < cardLimit;
}

/** The maximum length of a card's nickname, in characters [PAY-CARD-017]. */
export const MAX_NICKNAME = 32;

/** The nickname in its stored form: trimmed and cut to the maximum length [PAY-CARD-017]. */
export function nicknameOf(typed: string): string {
  return [...typed.trim()].slice(0, MAX_NICKNAME).join('').trimEnd();
}
