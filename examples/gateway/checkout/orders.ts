import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { releaseCharges, restoreCharges } from '../../shop/business/budgets';
import type { ConfirmedOrder } from '../../shop/cart/order/findOrder';
import { KeyReused, type OrderVerdict, type Submission } from '../../shop/cart/order/placeOrder';
import { addressText } from '../../shop/pages/checkout/checkoutForm';
import { sumsOf } from '../cart/cartBody';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import { carts, type OrderRow, orders, type SentOrder, type Visit } from '../database/schema';
import type { Engine, EngineCart, EngineOrder } from '../engine';
import { ownerOf } from '../visits/visit';

export type Placed = Extract<OrderVerdict, { ok: true }>;

/** The orders of a visit, and of its customer. For anyone else, they do not exist. */
export const ownOrders = ({ id, customer }: Visit) =>
  or(eq(orders.visitId, id), customer ? eq(orders.customerId, customer.id) : undefined);

/** An order of the visit. */
export async function findOrder(
  database: Database,
  engine: Engine,
  visit: Visit,
  number: string,
): Promise<ConfirmedOrder | undefined> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), ownOrders(visit)));
  return row && readOrder(engine, row);
}

/** An order as the engine has it, or as it was sent for approval if the engine does not have it. */
export async function readOrder(
  engine: Engine,
  row: OrderRow,
): Promise<(Omit<ConfirmedOrder, 'lines'> & Pick<SentOrder, 'lines'>) | undefined> {
  const placed = row.engineId === null ? undefined : await engine.readOrder(row.engineId);
  const order = placed ? contentsOf(placed) : row.sent;
  if (!order || row.number === null) return undefined;
  const { number, status, poNumber, poRelease } = row;
  const placedAt = (!row.sent && placed?.placedAt) || row.sentAt;
  const { email, shipTo, total, sums, lines } = order;
  return {
    number,
    status,
    placedOn: placedAt.toISOString().slice(0, 10),
    email,
    shipTo,
    payment: poNumber ? 'PURCHASE_ORDER' : 'INVOICE',
    poNumber,
    poRelease,
    total,
    sums,
    lines,
  };
}

/** What the buyer of an order has sent for approval. */
export function sentOf({ number, sent }: OrderRow): SentOrder {
  if (!sent) throw new Error(`order ${number} was not sent for approval`);
  return sent;
}

/** What an order contains, and where it goes. */
export function contentsOf(
  order: EngineOrder | EngineCart,
): Pick<SentOrder, 'email' | 'shipTo' | 'total' | 'sums' | 'lines'> {
  const { contact, lines, total } = order;
  return {
    email: contact.email,
    shipTo: addressText(contact),
    total,
    sums: sumsOf(order),
    lines: lines.map(({ sku, title, quantity, unitPrice, parent }) => ({
      sku,
      name: title,
      qty: quantity,
      unitPrice,
      ...(parent && { parentSku: parent.sku }),
    })),
  };
}

/**
 * The order that this submission has placed already, or one of the unanswered ones before it. If its answer was lost,
 * the engine knows whether it was placed.
 */
export async function placedBefore(
  database: Database,
  engine: Engine,
  visit: Visit,
  { key, requestHash, earlierKeys = [] }: Submission,
): Promise<Placed | undefined> {
  const submitted = and(inArray(orders.key, [key, ...earlierKeys]), ownOrders(visit));
  for (const row of await database.select().from(orders).where(submitted)) {
    const number = row.number ?? (await settle(database, engine, row));
    if (!number) continue;
    if (row.key === key && row.requestHash !== requestHash) throw new KeyReused(number);
    const isWaiting = row.status === 'WAITING_FOR_APPROVAL';
    return { ok: true, number, isWaiting, ...(row.key !== key && { isEarlier: true }) };
  }
  return undefined;
}

/** The number of the visit's order whose answer was lost, if the engine has placed it. */
export async function interruptedOrder({ gateway, engine }: GatewayParts, visit: Visit): Promise<string | undefined> {
  return gateway.inTurn([ownerOf(visit)], async (database) => {
    const unanswered = and(isNull(orders.number), ownOrders(visit));
    for (const row of await database.select().from(orders).where(unanswered)) {
      const number = await settle(database, engine, row);
      if (number) return number;
    }
    return undefined;
  });
}

/** The number of an interrupted order; undefined if its cart is still open. The engine may be placing it even so. */
async function settle(database: Database, engine: Engine, row: OrderRow): Promise<string | undefined> {
  if (await engine.readCart(row.cartEngineId)) {
    await releaseCharges(database, row.cartId);
    return undefined;
  }
  return record(database, row.cartId, await engine.completeCart(row.cartEngineId));
}

/**
 * Stores the engine's answer. The ordered cart is gone: the next add starts another one. An order that has waited for
 * approval keeps the number under which its buyer knows it.
 */
export async function record(database: Database, cartId: string, order: EngineOrder): Promise<string> {
  await restoreCharges(database, cartId);
  const [row] = await database
    .update(orders)
    .set({ engineId: order.id, status: 'CONFIRMED', number: sql`coalesce(${orders.number}, ${order.number})` })
    .where(eq(orders.cartId, cartId))
    .returning({ number: orders.number });
  await database.delete(carts).where(eq(carts.id, cartId));
  return row?.number ?? order.number;
}
