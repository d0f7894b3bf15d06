/** A payment that is applied to an order, with the balance of a gift card as its maximum; cents. */
export type Applied = { paymentType: string; appliedAt: Date; most: number | undefined };

/** Cards with a prepaid balance, in the order in which they pay. */
export const prepayments = ['GIFT_CARD', 'PREPAID_CARD'] as const;

const ranks: readonly string[] = prepayments;

export const isPrepayment = (paymentType: string): boolean => ranks.includes(paymentType);

/**
 * The amount that each payment covers: gift cards first, then prepaid cards, in the order in which they were applied,
 * and a card covers the rest. `due` is the uncovered amount.
 */
export function shareOut<Payment extends Applied>(
  total: number,
  payments: readonly Payment[],
): { shares: (Payment & { amount: number })[]; due: number } {
  const rank = ({ paymentType }: Payment) => (isPrepayment(paymentType) ? ranks.indexOf(paymentType) : ranks.length);
  const inOrder = [...payments].sort((a, b) => rank(a) - rank(b) || a.appliedAt.getTime() - b.appliedAt.getTime());
  let due = total;
  const shares = inOrder.map((payment) => {
    const amount = Math.min(due, payment.most ?? due);
    due -= amount;
    return { ...payment, amount };
  });
  return { shares, due };
}
