import { and, eq } from 'drizzle-orm';
import { releaseCharges } from '../../shop/business/budgets';
import {
  type Approver,
  answerWithoutChange,
  type Decision,
  type DecisionResult,
  decided,
  isOverBudget,
  refused,
} from '../../shop/business/decisions';
import { record, sentOf } from '../checkout/orders';
import { shortOf } from '../checkout/placeOrder';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import { type OrderRow, orders, type StoredDecision } from '../database/schema';
import { type Engine, EngineError } from '../engine';
import { refusalOf } from '../refusalOf';

/** Applies an approver's decisions, order by order. One that fails does not stop the others. */
export async function decide(
  parts: GatewayParts,
  approver: Approver<string>,
  decisions: readonly Decision[],
): Promise<DecisionResult[]> {
  const results: DecisionResult[] = [];
  for (const decision of decisions) {
    const failed = (error: Error) => refused(decision, refusalOf(error).code);
    results.push(await decideInTurn(parts, approver, decision).catch(failed));
  }
  return results;
}

/**
 * Decisions about one order take turns: the second of two concurrent approvers sees the first one's decision. An
 * acceptance is stored before the engine is called. One that was interrupted is carried out before anything else, since
 * the engine may have placed the order.
 */
function decideInTurn(
  { gateway, engine }: GatewayParts,
  approver: Approver<string>,
  decision: Decision,
): Promise<DecisionResult> {
  return gateway.inTurn([`order ${decision.orderNumber}`], async (database) => {
    const read = () => findOfCompany(database, approver, decision);
    let order = await read();
    if (order?.status === 'WAITING_FOR_APPROVAL' && order.decision) {
      await placeAccepted(database, engine, order);
      order = await read();
    }
    if (!order) return refused(decision, 'ORDER_NOT_FOUND');
    const answer = answerWithoutChange(decidable(order), approver, decision);
    if (answer) return answer;
    const stored = {
      approverId: approver.id,
      approver: approver.name,
      decidedAt: new Date().toISOString(),
      comments: decision.comments || null,
    };
    if (decision.action === 'ACCEPT') return accept({ database, engine, order, decision, stored });
    await decline(database, order, stored);
    return decided(decision, approver);
  });
}

/** An order that was sent to this approver's company. */
async function findOfCompany(
  database: Database,
  { companyId }: Approver<string>,
  { orderNumber }: Decision,
): Promise<OrderRow | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), eq(orders.companyId, companyId)));
  return order?.sent ? order : undefined;
}

const decidable = (order: OrderRow) => ({
  number: order.number ?? '',
  status: order.status,
  total: sentOf(order).total,
  buyer: order.customerId,
  decider: order.decision && { id: order.decision.approverId, name: order.decision.approver },
});

type Acceptance = {
  database: Database;
  engine: Engine;
  order: OrderRow;
  decision: Decision;
  stored: StoredDecision;
};

/** Orders the cart, if its budgets still cover it and the engine still asks for the total that the approver saw. */
async function accept({ database, engine, order, decision, stored }: Acceptance): Promise<DecisionResult> {
  const cart = await engine.readCart(order.cartEngineId);
  if (cart?.total !== sentOf(order).total) return refused(decision, 'ORDER_CHANGED');
  const isStored = await database.transaction(async (tx) => {
    if (await isOverBudget(tx, order.cartId)) return false;
    await tx.update(orders).set({ decision: stored }).where(eq(orders.cartId, order.cartId));
    return true;
  });
  if (!isStored) return refused(decision, 'BUDGET_EXCEEDED');
  const refusal = await placeAccepted(database, engine, order);
  if (!refusal) return decided(decision, { name: stored.approver });
  const short = await shortOf(engine, cart);
  return refused(
    decision,
    // an engine that lacks stock may give another reason
    short.length > 0 ? 'OUT_OF_STOCK' : refusal,
    short.map(({ sku, title: name }) => ({ sku, name })),
  );
}

/**
 * Places an accepted order at the engine. If the engine refuses it, the order waits for another decision, and the code
 * of the refusal is returned. After any other error the engine may have placed it, so the acceptance stays stored.
 */
async function placeAccepted(
  database: Database,
  engine: Engine,
  { cartId, cartEngineId }: OrderRow,
): Promise<EngineError['code'] | undefined> {
  try {
    await record(database, cartId, await engine.completeCart(cartEngineId));
    return undefined;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await database.update(orders).set({ decision: null }).where(eq(orders.cartId, cartId));
    return error.code;
  }
}

/** A declined order charges nobody. Its cart stays at the engine, where nobody opens it. */
async function decline(database: Database, { cartId }: OrderRow, decision: StoredDecision): Promise<void> {
  await database.transaction(async (tx) => {
    await releaseCharges(tx, cartId);
    await tx.update(orders).set({ status: 'DECLINED', decision }).where(eq(orders.cartId, cartId));
  });
}
