import type { OrderDoubt } from '../../shop/cart/order/checkOrder';
import type { Submission } from '../../shop/cart/order/placeOrder';
import { changedSince, type Shown } from '../../shop/payment/shownOrder';
import { findCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import { orders, type Visit } from '../database/schema';
import { type Engine, type EngineCart, type EngineContact, EngineError } from '../engine';
import { bySku } from '../products/bySku';
import { ownerOf } from '../visits/visit';
import { type Placed, placedBefore, record } from './orders';
import { shownOf, withShipping } from './shown';

export type OrderRequest = { submission: Submission; contact: EngineContact; seen: Shown };

/**
 * Places the order that the customer has seen, once for each key. The key is stored before the engine is called, so that
 * a retry finds an order whose answer was lost, also through another process. Orders and changes of one cart take turns.
 */
export function placeOrder(
  { gateway, engine }: GatewayParts,
  visit: Visit,
  { submission, contact, seen }: OrderRequest,
): Promise<Placed | ({ ok: false } & OrderDoubt)> {
  return gateway.inTurn([ownerOf(visit)], async (database) => {
    const placed = await placedBefore(database, engine, visit, submission);
    if (placed) return placed;
    const found = await findCart(database, engine, visit);
    if (!found || found.cart.lines.length === 0) return { ok: false, reason: 'empty' };
    const { row } = found;
    await engine.setContact(row.engineId, contact);
    // the address may change the prices of delivery and the tax
    const addressed = (await engine.readCart(row.engineId)) ?? found.cart;
    const cart = await withShipping({ engine, cart: addressed });
    const changed = changedSince(seen, shownOf(cart));
    if (changed) return { ok: false, ...changed };

    const { key, requestHash } = submission;
    const owner = { visitId: visit.id, customerId: visit.customer?.id ?? null };
    await database
      .insert(orders)
      .values({ cartId: row.id, cartEngineId: row.engineId, ...owner, key, requestHash })
      .onConflictDoUpdate({ target: orders.cartId, set: { key, requestHash } });
    try {
      const order = await engine.completeCart(row.engineId);
      return { ok: true, number: await record(database, row.id, order) };
    } catch (error) {
      if (!(error instanceof EngineError && error.code === 'OUT_OF_STOCK')) throw error;
      return { ok: false, reason: 'unavailable', names: await shortOf(engine, cart) };
    }
  });
}

/** The names of the lines that the stock does not cover. Engines refuse the whole order, and name none. */
async function shortOf(engine: Engine, { lines }: EngineCart): Promise<string[]> {
  const skus = lines.map(({ sku }) => sku);
  const products = await bySku(engine, skus);
  return lines.filter(({ sku, quantity }) => (products.get(sku)?.stock ?? 0) < quantity).map(({ title }) => title);
}
