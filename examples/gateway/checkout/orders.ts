import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { releaseCharges, restoreCharges } from '../../shop/business/budgets';
import type { ConfirmedOrder } from '../../shop/cart/order/findOrder';
import { KeyReused, type Submission } from '../../shop/cart/order/placeOrder';
import { addressText } from '../../shop/pages/checkout/checkoutForm';
import { sumsOf } from '../cart/cartBody';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import { carts, type OrderRow, orders, type Visit } from '../database/schema';
import type { Engine, EngineOrder } from '../engine';
import { ownerOf } from '../visits/visit';

export type Placed = { ok: true; number: string; isEarlier?: boolean };

/** The orders of a visit, and of its customer. For anyone else, they do not exist. */
const ownOrders = ({ id, customer }: Visit) =>
  or(eq(orders.visitId, id), customer ? eq(orders.customerId, customer.id) : undefined);

/** An order as the engine has it. */
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
  const order = row?.engineId ? await engine.readOrder(row.engineId) : undefined;
  return order && row && toConfirmed(order, row);
}

function toConfirmed(order: EngineOrder, { poNumber, poRelease }: OrderRow): ConfirmedOrder {
  const { number, placedAt, contact, lines, total } = order;
  return {
    number,
    status: 'CONFIRMED',
    placedOn: placedAt.toISOString().slice(0, 10),
    email: contact.email,
    shipTo: addressText(contact),
    payment: poNumber ? 'PURCHASE_ORDER' : 'INVOICE',
    poNumber,
    poRelease,
    total,
    sums: sumsOf(order),
    lines: lines.map(({ sku, title, quantity, unitPrice }) => ({ sku, name: title, qty: quantity, unitPrice })),
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
    return { ok: true, number, ...(row.key !== key && { isEarlier: true }) };
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

/** Stores the engine's answer. The ordered cart is gone: the next add starts another one. */
export async function record(database: Database, cartId: string, order: EngineOrder): Promise<string> {
  await restoreCharges(database, cartId);
  await database.update(orders).set({ engineId: order.id, number: order.number }).where(eq(orders.cartId, cartId));
  await database.delete(carts).where(eq(carts.id, cartId));
  return order.number;
}
