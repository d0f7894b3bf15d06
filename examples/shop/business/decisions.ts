import { eq, inArray } from 'drizzle-orm';
import type { ApprovalOrderBody, DecisionsBody } from '../../../src/core/approvals/contract/approvals';
import { orderLineBody } from '../cart/answer/orderLineBody';
import type { ConfirmedOrder } from '../cart/order/findOrder';
import { decimal } from '../cart/price';
import { orderCharges } from '../database/businessSchema';
import type { TableReader } from '../database/open';
import type { OrderStatus } from '../database/schema';
import { Refusal } from '../http/refusal';
import { budgetsOf, lockBudgets } from './budgets';
import type { Buying } from './company';

/*
 * The gateway has these rules too: they know no table of orders.
 */

/** An approver's decision about one order. `orderTotal` is the total that they saw, as a decimal string. */
export type Decision = {
  orderNumber: string;
  action: 'ACCEPT' | 'DECLINE';
  comments: string;
  orderTotal?: string | undefined;
};

export type DecisionResult = DecisionsBody['orders'][number];

/** Who decides about the orders of a company. */
export type Approver<Id> = { id: Id; name: string; companyId: string };

/** The approver and their company. Refuses everybody else [APPR-007]. */
export function approverOf<Id>(
  account: { id: Id; name: string } | null,
  buying: Buying | undefined | null,
): Approver<Id> {
  if (!account || !buying?.isApprover) {
    throw new Refusal(403, 'NOT_APPROVER', 'Your account is not set up to approve orders');
  }
  return { id: account.id, name: account.name, companyId: buying.company.id };
}

/** An order as far as a decision depends on it. `total` is in cents. */
export type DecidableOrder<Id> = {
  number: string;
  status: OrderStatus;
  total: number;
  /** who has sent it, and who has decided it */
  buyer: Id | null;
  decider: { id: Id; name: string | null } | null;
};

/**
 * The answer to a decision that changes nothing: the order is decided already, the approver's own, or another one than
 * they saw. A repeated decision, sent because a response was lost, reports success. Undefined if it is to be carried out.
 */
export function answerWithoutChange<Id>(
  { number, status, total, buyer, decider }: DecidableOrder<Id>,
  approver: Approver<Id>,
  { action, orderTotal }: Decision,
): DecisionResult | undefined {
  const requested = { orderNumber: number, action };
  if (status !== 'WAITING_FOR_APPROVAL') {
    if (decider?.id === approver.id && status === statusAfter(action)) return decided(requested, approver);
    const before = status === 'DECLINED' ? 'DECLINE' : 'ACCEPT';
    return { ...refused({ ...requested, action: before }, 'ORDER_DECIDED'), decidedBy: decider?.name ?? null };
  }
  if (buyer === approver.id) return refused(requested, 'OWN_ORDER');
  if (action === 'ACCEPT' && orderTotal !== decimal(total)) return refused(requested, 'ORDER_CHANGED');
  return undefined;
}

export const statusAfter = (action: Decision['action']): OrderStatus =>
  action === 'ACCEPT' ? 'CONFIRMED' : 'DECLINED';

type Requested = Pick<Decision, 'orderNumber' | 'action'>;

/** The answer to a decision that was carried out. */
export const decided = ({ orderNumber, action }: Requested, { name }: { name: string }): DecisionResult => ({
  orderNumber,
  action,
  decidedBy: name,
  messages: [],
});

/** The answer to a decision that was not carried out, with a message for each of the items that are the reason. */
export const refused = (
  { orderNumber, action }: Requested,
  code: string,
  items: { sku: string; name: string }[] = [],
): DecisionResult => ({
  orderNumber,
  action,
  decidedBy: null,
  messages: (items.length > 0 ? items : [{ sku: null, name: null }]).map(({ sku, name }) => ({
    code,
    type: 'ERROR',
    message: code,
    value: name,
    itemId: sku,
  })),
});

/**
 * Whether the budgets no longer cover an order. Its money is reserved since it was placed, but the budget may have been
 * reduced since then. They are locked until the transaction ends.
 */
export async function isOverBudget(tx: TableReader, orderId: string): Promise<boolean> {
  const charges = await tx.select().from(orderCharges).where(eq(orderCharges.orderNumber, orderId));
  const budgets = await lockBudgets(
    tx,
    charges.map(({ budgetCenterId }) => budgetCenterId),
  );
  return budgets.some(({ left }) => left !== null && left < 0);
}

/** An order that waits. `chargedAs` is the name of its charges. */
export type WaitingOrder = {
  order: Omit<ConfirmedOrder, 'status' | 'payment' | 'email' | 'sums' | 'poRelease'>;
  cartId: string;
  chargedAs: string;
  buyer: { profileId: string; name: string };
};

/** The orders of a company in the wire format, with their lines and budgets [APPR-008]. */
export async function approvalOrderBodies(
  reader: TableReader,
  companyId: string,
  waiting: WaitingOrder[],
): Promise<ApprovalOrderBody[]> {
  const budgets = await budgetsByOrder(
    reader,
    companyId,
    waiting.map(({ chargedAs }) => chargedAs),
  );
  return waiting.map(({ order, cartId, chargedAs, buyer }) => ({
    cartId,
    orderNumber: order.number,
    orderSubmittedBy: buyer.profileId,
    submittedByName: buyer.name,
    submittedOn: order.placedOn,
    orderTotal: decimal(order.total),
    purchaseOrderNumber: order.poNumber,
    shipTo: order.shipTo,
    items: order.lines.map(orderLineBody),
    budgets: budgets.get(chargedAs) ?? [],
  }));
}

type BudgetBody = NonNullable<ApprovalOrderBody['budgets']>[number];

/** The budgets that each order charges. A waiting order counts as spent, so what is left is what it leaves. */
async function budgetsByOrder(
  reader: TableReader,
  companyId: string,
  ids: string[],
): Promise<Map<string, BudgetBody[]>> {
  const byOrder = new Map<string, BudgetBody[]>();
  if (ids.length === 0) return byOrder;
  const budgets = new Map((await budgetsOf(reader, companyId)).map((budget) => [budget.id, budget]));
  const charges = await reader.select().from(orderCharges).where(inArray(orderCharges.orderNumber, ids));
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
