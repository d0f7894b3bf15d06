import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../database/open';
import { type BudgetCenter, budgetCenters, orderCharges, orders } from '../database/schema';

/** A budget center and what is left of its budget this month, in cents. `left` is null when the budget is unlimited. */
export type Budget = BudgetCenter & { left: number | null };

/** The budget centers of a company, sorted by name. */
export async function budgetsOf(reader: Reader, companyId: string): Promise<Budget[]> {
  const centers = await reader
    .select()
    .from(budgetCenters)
    .where(eq(budgetCenters.companyId, companyId))
    .orderBy(asc(budgetCenters.name));
  return withSpending(reader, centers);
}

/**
 * Locks budget centers until the transaction ends, always by ascending id, and then reads what is left. Of two
 * concurrent orders, the second sees what the first has spent.
 */
export async function lockBudgets(tx: Tx, ids: number[]): Promise<Budget[]> {
  if (ids.length === 0) return [];
  const centers = await tx
    .select()
    .from(budgetCenters)
    .where(inArray(budgetCenters.id, ids))
    .orderBy(asc(budgetCenters.id))
    .for('no key update');
  return withSpending(tx, centers);
}

/** Counts an order that waits for approval as spent; a declined one is not counted. */
async function withSpending(reader: Reader, centers: BudgetCenter[]): Promise<Budget[]> {
  if (centers.length === 0) return [];
  const ids = centers.map(({ id }) => id);
  const rows = await reader
    .select({ id: orderCharges.budgetCenterId, spent: sql<string>`sum(${orderCharges.amount})` })
    .from(orderCharges)
    .innerJoin(orders, eq(orders.number, orderCharges.orderNumber))
    .where(
      and(
        inArray(orderCharges.budgetCenterId, ids),
        ne(orders.status, 'DECLINED'),
        gte(orders.placedOn, firstOfMonth(new Date())),
      ),
    )
    .groupBy(orderCharges.budgetCenterId);
  const spent = new Map(rows.map((row) => [row.id, Number(row.spent)]));
  return centers.map((center) => ({
    ...center,
    left: center.monthlyBudget === null ? null : center.monthlyBudget - (spent.get(center.id) ?? 0),
  }));
}

/** Days are UTC days here, as in the orders. */
function firstOfMonth(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}
