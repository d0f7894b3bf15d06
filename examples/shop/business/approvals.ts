import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApprovalOrderBody, DecisionsBody } from '../../../src/core/approvals/contract/approvals';
import type { Account } from '../accounts/session';
import { picturePath, productPath } from '../cart/answer/productBody';
import { lockProducts } from '../cart/lockProducts';
import { linesOf } from '../cart/order/findOrder';
import { decimal } from '../cart/price';
import type { Reader, Tx } from '../database/open';
import { accounts, orderCharges, orderLines, orders, products, storeStock } from '../database/schema';
import { Refusal } from '../http/refusal';
import { uncountOrder } from '../recommendations/pairs';
import { budgetsOf, lockBudgets, releaseCharges } from './budgets';
import { buyingOf } from './company';

/** An approver's decision about one order. `orderTotal` is the total that they saw, as a decimal string. */
export type Decision = {
  orderNumber: string;
  action: 'ACCEPT' | 'DECLINE';
  comments: string;
  orderTotal?: string | undefined;
};

type DecisionResult = DecisionsBody['orders'][number];

/** The approver's account and company. Refuses everybody else [APPR-007]. */
export async function requireApprover(
  reader: Reader,
  account: Account | null,
): Promise<Account & { companyId: string }> {
  const buying = await buyingOf(reader, account);
  if (!account || !buying?.isApprover) {
    throw new Refusal(403, 'NOT_APPROVER', 'Your account is not set up to approve orders');
  }
  return { ...account, companyId: buying.company.id };
}

/** The company's orders that wait for approval, oldest first [APPR-008]. */
export async function waitingOrders(reader: Reader, companyId: string): Promise<ApprovalOrderBody[]> {
  const rows = await reader
    .select({ order: orders, profileId: accounts.customerId, name: accounts.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.status, 'WAITING_FOR_APPROVAL'), eq(accounts.companyId, companyId)))
    .orderBy(asc(orders.placedOn), asc(orders.number));
  const numbers = rows.map(({ order }) => order.number);
  const lines = await linesOf(reader, numbers);
  const budgets = await budgetsByOrder(reader, companyId, numbers);
  return rows.map(({ order, profileId, name }) => ({
    cartId: order.cartId ?? order.number,
    orderNumber: order.number,
    orderSubmittedBy: profileId ?? '',
    submittedByName: name,
    submittedOn: order.placedOn,
    orderTotal: decimal(order.total),
    purchaseOrderNumber: order.poNumber,
    shipTo: order.shipTo,
    items: (lines.get(order.number) ?? []).map(({ sku, name: product, qty, unitPrice }) => ({
      itemId: sku,
      name: product,
      qty,
      finalPrice: decimal(qty * unitPrice),
      url: productPath(sku),
      imageUrl: picturePath({ sku }),
    })),
    budgets: budgets.get(order.number) ?? [],
  }));
}

type BudgetBody = NonNullable<ApprovalOrderBody['budgets']>[number];

/** The budgets that each order charges. A waiting order counts as spent, so what is left is what it leaves. */
async function budgetsByOrder(
  reader: Reader,
  companyId: string,
  numbers: string[],
): Promise<Map<string, BudgetBody[]>> {
  const byOrder = new Map<string, BudgetBody[]>();
  if (numbers.length === 0) return byOrder;
  const budgets = new Map((await budgetsOf(reader, companyId)).map((budget) => [budget.id, budget]));
  const charges = await reader.select().from(orderCharges).where(inArray(orderCharges.orderNumber, numbers));
  for (const { orderNumber, budgetCenterId, amount } of charges) {
    const budget = budgets.get(budgetCenterId);
    if (!budget) continue;
    const { name, left } = budget;
    const figures =
      left === null ? { before: null, after: null } : { before: decimal(left + amount), after: decimal(left) };
    byOrder.set(orderNumber, [...(byOrder.get(orderNumber) ?? []), { bcName: name, ...figures }]);
  }
  return byOrder;
}

/**
 * Applies an approver's decisions, order by order. One that fails does not stop the others. Orders are locked by
 * ascending number: the second of two concurrent approvers sees the first one's decision and changes nothing. A
 * repeated decision, sent because a response was lost, reports success.
 */
export async function decide(
  tx: Tx,
  approver: Account & { companyId: string },
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
  approver: Account,
  order: LockedOrder,
  { action, comments, orderTotal }: Decision,
): Promise<DecisionResult> {
  const status = action === 'ACCEPT' ? 'CONFIRMED' : 'DECLINED';
  const requested = { orderNumber: order.number, action };
  if (order.status !== 'WAITING_FOR_APPROVAL') {
    if (order.decidedBy === approver.id && order.status === status)
      return { ...requested, decidedBy: approver.name, messages: [] };
    const done = order.status === 'DECLINED' ? 'DECLINE' : 'ACCEPT';
    return { ...refused({ ...requested, action: done }, 'ORDER_DECIDED'), decidedBy: await deciderOf(tx, order) };
  }
  if (order.accountId === approver.id) return refused(requested, 'OWN_ORDER');
  if (action === 'ACCEPT' && orderTotal !== decimal(order.total)) return refused(requested, 'ORDER_CHANGED');
  if (action === 'ACCEPT' && (await isOverBudget(tx, order.number))) return refused(requested, 'BUDGET_EXCEEDED');
  if (action === 'DECLINE') await giveBack(tx, order.number);
  await tx
    .update(orders)
    .set({ status, decidedBy: approver.id, decidedAt: new Date(), approvalComments: comments || null })
    .where(eq(orders.number, order.number));
  // one call may name the same order twice
  Object.assign(order, { status, decidedBy: approver.id, decider: approver.name });
  return { ...requested, decidedBy: approver.name, messages: [] };
}

/** The name that was read along with the lock may be stale after a wait for the lock, so this reads it again. */
async function deciderOf(tx: Tx, { decidedBy, decider }: LockedOrder): Promise<string | null> {
  if (decider !== null || decidedBy === null) return decider;
  const [found] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, decidedBy));
  return found?.name ?? null;
}

const refused = ({ orderNumber, action }: Pick<Decision, 'orderNumber' | 'action'>, code: string): DecisionResult => ({
  orderNumber,
  action,
  decidedBy: null,
  messages: [{ code, type: 'ERROR', message: code, value: null, itemId: null }],
});

/** Its money is reserved since it was placed, but the budget may have been reduced since then. */
async function isOverBudget(tx: Tx, orderNumber: string): Promise<boolean> {
  const charges = await tx.select().from(orderCharges).where(eq(orderCharges.orderNumber, orderNumber));
  const budgets = await lockBudgets(
    tx,
    charges.map(({ budgetCenterId }) => budgetCenterId),
  );
  return budgets.some(({ left }) => left !== null && left < 0);
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
