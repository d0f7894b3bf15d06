import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type BudgetCenter, budgetCenters, orderCharges } from '../database/businessSchema';
import type { TableReader, TableWriter } from '../database/open';

/** A budget center and what is left of its budget this month, in cents. `left` is null when the budget is unlimited. */
export type Budget = BudgetCenter & { left: number | null };

/** The budget centers of a company, sorted by name. */
export async function budgetsOf(reader: TableReader, companyId: string): Promise<Budget[]> {
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
export async function lockBudgets(tx: TableReader, ids: number[]): Promise<Budget[]> {
  if (ids.length === 0) return [];
  const centers = await tx
    .select()
    .from(budgetCenters)
    .where(inArray(budgetCenters.id, ids))
    .orderBy(asc(budgetCenters.id))
    .for('no key update');
  return withSpending(tx, centers);
}

/** What an order charges to each budget center, in cents. */
export type Charges = ReadonlyMap<number, number>;

/** The budgets that cannot pay their part of an order. They are locked until the transaction ends. */
export async function overspent(tx: TableReader, charges: Charges): Promise<Budget[]> {
  const budgets = await lockBudgets(tx, [...charges.keys()]);
  return budgets.filter(({ id, left }) => left !== null && (charges.get(id) ?? 0) > left);
}

/** Charges an order to the budgets. */
export async function charge(tx: TableWriter, orderNumber: string, charges: Charges): Promise<void> {
  const chargedOn = new Date().toISOString().slice(0, 10);
  const rows = [...charges].map(([budgetCenterId, amount]) => ({ orderNumber, budgetCenterId, amount, chargedOn }));
  if (rows.length > 0) await tx.insert(orderCharges).values(rows);
}

/** Deletes the charges of an order that was not placed. */
export async function deleteCharges(tx: TableWriter, orderNumber: string): Promise<void> {
  await tx.delete(orderCharges).where(eq(orderCharges.orderNumber, orderNumber));
}

/** Returns what an order has charged, until it is placed after all. */
export async function releaseCharges(tx: TableWriter, orderNumber: string): Promise<void> {
  await setReleased(tx, orderNumber, true);
}

/** Counts the released charges of an order again. */
export async function restoreCharges(tx: TableWriter, orderNumber: string): Promise<void> {
  await setReleased(tx, orderNumber, false);
}

async function setReleased(tx: TableWriter, orderNumber: string, isReleased: boolean): Promise<void> {
  await tx.update(orderCharges).set({ isReleased }).where(eq(orderCharges.orderNumber, orderNumber));
}

/** Counts an order that waits for approval as spent; a declined one is not counted. */
async function withSpending(reader: TableReader, centers: BudgetCenter[]): Promise<Budget[]> {
  if (centers.length === 0) return [];
  const ids = centers.map(({ id }) => id);
  const rows = await reader
    .select({ id: orderCharges.budgetCenterId, spent: sql<string>`sum(${orderCharges.amount})` })
    .from(orderCharges)
    .where(
      and(
        inArray(orderCharges.budgetCenterId, ids),
        eq(orderCharges.isReleased, false),
        gte(orderCharges.chargedOn, firstOfMonth(new Date())),
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

/** What an order charges to each budget center. */
export function chargesByName(reader: TableReader, orderNumber: string): Promise<{ name: string; amount: number }[]> {
  return reader
    .select({ name: budgetCenters.name, amount: orderCharges.amount })
    .from(orderCharges)
    .innerJoin(budgetCenters, eq(budgetCenters.id, orderCharges.budgetCenterId))
    .where(eq(orderCharges.orderNumber, orderNumber));
}
