/** What is applied to an order, with what a gift card has at most; cents. */
export type Applied = { paymentType: string; appliedAt: Date; most: number | undefined };

/**
 * How much each payment bears: gift cards first, in the order they came, and a card what they leave. `due` is what nobody
 * bears yet.
 */
export function shareOut<Payment extends Applied>(
  total: number,
  payments: readonly Payment[],
): { shares: (Payment & { amount: number })[]; due: number } {
  const rank = ({ paymentType }: Payment) => (paymentType === 'GIFT_CARD' ? 0 : 1);
  const inOrder = [...payments].sort((a, b) => rank(a) - rank(b) || a.appliedAt.getTime() - b.appliedAt.getTime());
  let due = total;
  const shares = inOrder.map((payment) => {
    const amount = Math.min(due, payment.most ?? due);
    due -= amount;
    return { ...payment, amount };
  });
  return { shares, due };
}
