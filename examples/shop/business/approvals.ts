import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApprovalOrderBody } from '../../../src/core/approvals/contract/approvals';
import type { Account } from '../accounts/session';
import { lockProducts } from '../cart/lockProducts';
import { linesOf } from '../cart/order/findOrder';
import type { Reader, Tx } from '../database/open';
import { accounts, orderCharges, orderLines, orders, products, storeStock } from '../database/schema';
import { uncountOrder } from '../recommendations/pairs';
import { lockBudgets, releaseCharges } from './budgets';
import { buyingOf } from './company';
import {
  type Approver,
  answerWithoutChange,
  approvalOrderBodies,
  approverOf,
  type Decision,
  type DecisionResult,
  decided,
  isOverBudget,
  refused,
  statusAfter,
} from './decisions';

/** The approver's account and company. Refuses everybody else [APPR-007]. */
export const requireApprover = async (reader: Reader, account: Account | null): Promise<Approver<number>> =>
  approverOf(account, await buyingOf(reader, account));

/** The company's orders that wait for approval, oldest first [APPR-008]. */
export async function waitingOrders(reader: Reader, companyId: string): Promise<ApprovalOrderBody[]> {
  const rows = await reader
    .select({ order: orders, profileId: accounts.customerId, name: accounts.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.status, 'WAITING_FOR_APPROVAL'), eq(accounts.companyId, companyId)))
    .orderBy(asc(orders.placedOn), asc(orders.number));
  const lines = await linesOf(
    reader,
    rows.map(({ order }) => order.number),
  );
  const waiting = rows.map(({ order, profileId, name }) => ({
    order: { ...order, lines: lines.get(order.number) ?? [] },
    cartId: order.cartId ?? order.number,
    chargedAs: order.number,
    buyer: { profileId: profileId ?? '', name },
  }));
  return approvalOrderBodies(reader, companyId, waiting);
}

/**
 * Applies an approver's decisions, order by order. One that fails does not stop the others. Orders are locked by
 * ascending number: the second of two concurrent approvers sees the first one's decision and changes nothing.
 */
export async function decide(
  tx: Tx,
  approver: Approver<number>,
  decisions: readonly Decision[],
): Promise<DecisionResult[]> {
  const found = await lockOrders(
    tx,
    decisions.map(({ orderNumber }) => orderNumber),
  );
  const companyOrders = [...found.values()].filter(({ companyId }) => companyId === approver.companyId);
  await lockShelvesAndBudgets(
    tx,
    companyOrders.map(({ number }) => number),
  );
  const results: DecisionResult[] = [];
  for (const decision of decisions) {
    const order = found.get(decision.orderNumber);
    const isOfCompany = order?.companyId === approver.companyId;
    results.push(isOfCompany ? await decideOrder(tx, approver, order, decision) : refused(decision, 'ORDER_NOT_FOUND'));
  }
  return results;
}

type LockedOrder = typeof orders.$inferSelect & { companyId: string | null; decider: string | null };

async function lockOrders(tx: Tx, numbers: string[]): Promise<Map<string, LockedOrder>> {
  const deciders = alias(accounts, 'deciders');
  const rows = await tx
    .select({ order: orders, companyId: accounts.companyId, decider: deciders.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(deciders, eq(deciders.id, orders.decidedBy))
    .where(inArray(orders.number, numbers))
    .orderBy(asc(orders.number))
    .for('update', { of: orders });
  return new Map(rows.map(({ order, ...of }) => [order.number, { ...order, ...of }]));
}

/**
 * Locks everything that the orders may change, in the global lock order. If it locked order by order, two calls could
 * deadlock.
 */
async function lockShelvesAndBudgets(tx: Tx, numbers: string[]): Promise<void> {
  if (numbers.length === 0) return;
  const lines = await tx
    .select({ sku: orderLines.sku })
    .from(orderLines)
    .where(inArray(orderLines.orderNumber, numbers));
  await lockProducts(tx, [...new Set(lines.map(({ sku }) => sku))]);
  const charges = await tx
    .select({ id: orderCharges.budgetCenterId })
    .from(orderCharges)
    .where(inArray(orderCharges.orderNumber, numbers));
  await lockBudgets(tx, [...new Set(charges.map(({ id }) => id))]);
}

async function decideOrder(
  tx: Tx,
  approver: Approver<number>,
  order: LockedOrder,
  decision: Decision,
): Promise<DecisionResult> {
  const { action, comments } = decision;
  const decider = order.decidedBy === null ? null : { id: order.decidedBy, name: await deciderOf(tx, order) };
  const answer = answerWithoutChange({ ...order, buyer: order.accountId, decider }, approver, decision);
  if (answer) return answer;
  if (action === 'ACCEPT' && (await isOverBudget(tx, order.number))) return refused(decision, 'BUDGET_EXCEEDED');
  if (action === 'DECLINE') await giveBack(tx, order.number);
  const status = statusAfter(action);
  await tx
    .update(orders)
    .set({ status, decidedBy: approver.id, decidedAt: new Date(), approvalComments: comments || null })
    .where(eq(orders.number, order.number));
  // one call may name the same order twice
  Object.assign(order, { status, decidedBy: approver.id, decider: approver.name });
  return decided(decision, approver);
}

/** The name that was read along with the lock may be stale after a wait for the lock, so this reads it again. */
async function deciderOf(tx: Tx, { decidedBy, decider }: LockedOrder): Promise<string | null> {
  if (decider !== null || decidedBy === null) return decider;
  const [found] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, decidedBy));
  return found?.name ?? null;
}

/**
 * Returns the units of a declined order to the shelf that they came from and its charges to the budgets, and removes
 * the order from the pair counts.
 */
async function giveBack(tx: Tx, orderNumber: string): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
  for (const { sku, qty, storeNumber } of lines) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${qty}` })
      .where(eq(products.sku, sku));
    if (storeNumber === null) continue;
    await tx
      .update(storeStock)
      .set({ stock: sql`${storeStock.stock} + ${qty}` })
      .where(and(eq(storeStock.storeNumber, storeNumber), eq(storeStock.sku, sku)));
  }
  await releaseCharges(tx, orderNumber);
  await uncountOrder(tx, orderNumber);
}
