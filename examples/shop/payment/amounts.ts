/** What is applied to an order, with what a gift card has at most; cents. */
export type Applied = { paymentType: string; appliedAt: Date; most: number | undefined };

/** What was paid for before: cards with as much on them as was put there, in the order in which they pay. */
export const prepayments = ['GIFT_CARD', 'PREPAID_CARD'] as const;

const ranks: readonly string[] = prepayments;

export const isPrepayment = (paymentType: string): boolean => ranks.includes(paymentType);

/**
 * How much each payment bears: gift cards first, then prepaid ones, in the order they came, and a card what they leave.
 * `due` is what nobody bears yet.
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
