import type { CartLine } from '../cart/line';
import type { Totals } from '../cart/totals';
import type { CartRow } from '../database/schema';

/** The budget center that a line is charged to: its own, its parent line's, or the cart's. */
export function budgetCenterOf(line: CartLine, lines: CartLine[], cart: CartRow | undefined): number | null {
  const parent = lines.find(({ id }) => id === line.parentLineId);
  return line.budgetCenterId ?? parent?.budgetCenterId ?? cart?.budgetCenterId ?? null;
}

/**
 * What an order charges to each budget, in cents. Amounts that belong to no line, such as a service, go to the cart's
 * budget center, or to the one that pays most. The parts add up to the total. Lines without any budget center are left
 * out.
 */
export function chargesOf(cart: CartRow, lines: CartLine[], totals: Totals): Map<number, number> {
  const charges = new Map<number, number>();
  const put = (center: number | null, cents: number) => {
    if (center !== null) charges.set(center, (charges.get(center) ?? 0) + cents);
  };

  let ofLines = 0;
  for (const line of lines) {
    const handling = line.deliveryType === 'STA' ? line.product.handlingFee : 0;
    const cents = (totals.afterCoupons.get(line.id) ?? 0) + (handling + line.product.surchargeFee) * line.qty;
    ofLines += cents;
    put(budgetCenterOf(line, lines, cart), cents);
  }
  const rest = totals.total - ofLines;
  if (rest !== 0) put(cart.budgetCenterId ?? whoPaysMost(charges), rest);
  return charges;
}

function whoPaysMost(charges: Map<number, number>): number | null {
  const [most] = [...charges].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
