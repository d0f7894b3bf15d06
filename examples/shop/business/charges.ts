import type { Charges } from './budgets';
import type { Destined } from './locations';

/** A line of a cart, as far as it is charged to somebody. A line of its own has no parent. */
export type AccountedLine = { id: string; parentLineId: string | null; budgetCenterId: number | null };

/** The accounting of a cart: who pays for it, and under which numbers. */
export type Accounting = { budgetCenterId: number | null; poNumber: string | null; poRelease: string | null };

/** What a cart takes over from a declined order. A cart in progress keeps what was chosen for it. */
export function takenOver(
  { poNumber, poRelease, budgetCenterId, shipToId }: Accounting & Destined,
  inProgress: (Accounting & Destined) | undefined,
): Partial<Accounting & Destined> {
  return {
    ...(!inProgress?.poNumber && { poNumber, poRelease }),
    ...(!inProgress?.budgetCenterId && { budgetCenterId }),
    ...(!inProgress?.shipToId && { shipToId }),
  };
}

/** The budget center that a line is charged to: its own, its parent line's, or the cart's. */
export function budgetCenterOf(
  line: AccountedLine,
  lines: readonly AccountedLine[],
  cart: Pick<Accounting, 'budgetCenterId'> | undefined,
): number | null {
  const parent = lines.find(({ id }) => id === line.parentLineId);
  return line.budgetCenterId ?? parent?.budgetCenterId ?? cart?.budgetCenterId ?? null;
}

/**
 * What an order charges to each budget, in cents, from what each line costs. Amounts that belong to no line, such as a
 * service, go to the cart's budget center, or to the one that pays most. The parts add up to the total. Lines without
 * any budget center are left out.
 */
export function chargesOf(
  cart: Pick<Accounting, 'budgetCenterId'>,
  lines: readonly (AccountedLine & { cents: number })[],
  total: number,
): Charges {
  const charges = new Map<number, number>();
  const put = (center: number | null, cents: number) => {
    if (center !== null) charges.set(center, (charges.get(center) ?? 0) + cents);
  };
  for (const line of lines) put(budgetCenterOf(line, lines, cart), line.cents);
  const rest = total - lines.reduce((sum, { cents }) => sum + cents, 0);
  if (rest !== 0) put(cart.budgetCenterId ?? whoPaysMost(charges), rest);
  return charges;
}

function whoPaysMost(charges: Charges): number | null {
  const [most] = [...charges].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
