import type { Money } from '../../platform/rules/money';
import type { CheckoutPayment } from './checkoutPayment';
import { type Address, type Payment, restAfterGiftCards } from './payment';

/** How a consumer pays for an order without a payment: by invoice, or at pickup. */
export type UnpaidMethod = 'INVOICE' | 'PICKUP';

/** The order that a customer places. */
export type OrderRequest = {
  /**
   * The payment step as it was displayed when the customer pressed the button, which is the data of
   * `checkoutPaymentQuery`: its total and version are sent along, and the shop refuses an order that is different.
   */
  shown: Pick<CheckoutPayment, 'total' | 'version'>;
  /** Required of consumers. */
  email?: string;
  /** Not needed if everything is picked up, or ships to a location of a business. */
  shippingAddress?: Address;
  /** How a consumer has chosen to pay if no payment is applied; the shop must offer it. */
  unpaid?: UnpaidMethod;
  /** Accounting values of a business, saved with the order; omitted fields stay unchanged [GEN-004]. */
  accounting?: { budgetCenter?: string; poNumber?: string; poRelease?: string };
  /** The location of a business that the order ships to. */
  shipToId?: string;
};

/**
 * The confirmation of an order. `isWaiting` is true until an approver has accepted it. `url` is the page of the
 * confirmation, if the shop has one.
 */
export type PlacedOrder = { number: string; isWaiting: boolean; url?: string };

/**
 * The shop's answer to an order: its confirmation, or why it was not placed, with the shop's code and message, which is
 * empty if the shop has none. Nothing is charged for an order that was not placed.
 */
export type OrderOutcome = { ok: true; order: PlacedOrder } | { ok: false; code: string; message: string };

/** The code of a refusal because the order is not what the customer saw. */
export const ORDER_CHANGED = 'ORDER_CHANGED';

/** The code of a refusal whose message explains to the customer what cannot be ordered, and what to do. */
export const ORDER_NOT_PLACED = 'ORDER_NOT_PLACED';

/**
 * Whether the shop has answered for certain: a refusal below 500 changed nothing. After any other error the shop may
 * have acted.
 */
export function isAnswered(error: unknown): boolean {
  const { kind, status = 0 } = error as { kind?: string; status?: number };
  return kind === 'refused' && status < 500;
}

/**
 * What placing the order does: it pays this amount by card or vendor, sends the order to an approver, or places it
 * without a charge. Gift cards pay first and are not part of the amount. `unpaid` if a payment is missing.
 */
export type OrderAction = { kind: 'pay' | 'unpaid'; amount: Money } | { kind: 'approval' | 'place' };

/**
 * What placing this order does. A business may pay on its account, or with a purchase order number that is sent with the
 * order [GEN-008]. A consumer may have chosen a method without a payment, if the shop offers it.
 */
export function orderAction(payment: CheckoutPayment, unpaid?: UnpaidMethod): OrderAction {
  const { total, remaining, applied, account } = payment;
  const isUnpaid = !account && !(unpaid && unpaidMethods(payment).includes(unpaid));
  if (isUnpaid && remaining && remaining.minor > 0) return { kind: 'unpaid', amount: remaining };
  if (account?.needsApproval) return { kind: 'approval' };
  const charged =
    total && applied.length > 0 && remaining?.minor === 0 ? restAfterGiftCards(total, applied) : undefined;
  const isCharged = charged && charged.minor > 0 && applied.every(({ type }) => type !== 'PURCHASE_ORDER');
  return isCharged ? { kind: 'pay', amount: charged } : { kind: 'place' };
}

/** The methods without a payment that the shop offers for this order. */
export function unpaidMethods({
  isInvoiceOffered,
  isPickupOffered,
}: Pick<CheckoutPayment, 'isInvoiceOffered' | 'isPickupOffered'>): UnpaidMethod[] {
  return [...(isInvoiceOffered ? ['INVOICE' as const] : []), ...(isPickupOffered ? ['PICKUP' as const] : [])];
}

/** A payment whose amount has changed; a missing amount is zero. */
export type PaymentChange = { payment: Payment; from: Money | undefined; to: Money | undefined };

/** The payments whose amounts differ between two displays of the payment step, added and removed ones included. */
export function paymentChanges(before: readonly Payment[], after: readonly Payment[]): PaymentChange[] {
  const removed = before.filter(({ id }) => !after.some((payment) => payment.id === id));
  return [...after, ...removed]
    .map((payment) => ({
      payment,
      from: before.find(({ id }) => id === payment.id)?.amount,
      to: after.find(({ id }) => id === payment.id)?.amount,
    }))
    .filter(({ from, to }) => (from?.minor ?? 0) !== (to?.minor ?? 0));
}
