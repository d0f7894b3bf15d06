import type { UnpaidMethod } from '../../../src/core/payment/rules/placeOrder';
import type { Visitor } from '../accounts/session';
import type { CartLine } from '../cart/line';
import type { Text } from '../languages/say';

/**
 * How a consumer may pay for an order without a payment: by invoice with an account, and at the store if nothing is
 * delivered. A guest's delivery is paid before it is sent.
 */
export function unpaidMethodsOf({ account }: Visitor, lines: readonly CartLine[]): UnpaidMethod[] {
  const isPickup = lines.length > 0 && lines.every(({ deliveryType }) => deliveryType !== 'STA');
  return [...(account ? ['INVOICE' as const] : []), ...(isPickup ? ['PICKUP' as const] : [])];
}

/** Why an order without a payment cannot be paid in this way; undefined if it can. */
export function unpaidProblem(
  visitor: Visitor,
  lines: readonly CartLine[],
  method: UnpaidMethod | undefined,
): Text | undefined {
  if (method === undefined) return 'Please choose how to pay.';
  if (unpaidMethodsOf(visitor, lines).includes(method)) return undefined;
  return method === 'INVOICE'
    ? 'Please sign in to pay by invoice, or choose another way to pay.'
    : 'An order that we deliver cannot be paid at pickup. Please choose another way to pay.';
}
