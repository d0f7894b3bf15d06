import { charge, deleteCharges, overspent } from '../../shop/business/budgets';
import { chargesOf } from '../../shop/business/charges';
import { missingAccounting, needsApproval } from '../../shop/business/missing';
import { type AccountingRequest, requireCompany } from '../../shop/business/updateAccounting';
import type { OrderDoubt } from '../../shop/cart/order/checkOrder';
import type { Submission } from '../../shop/cart/order/placeOrder';
import { doubtMessage } from '../../shop/pages/checkout/orderMessages';
import { changedSince, type Shown } from '../../shop/payment/shownOrder';
import { accountedLines, companyContact, updateAccounting, updateShipTo } from '../business/accounting';
import { findCart, type OpenCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import { orders, type Visit } from '../database/schema';
import { type Engine, type EngineCart, type EngineContact, EngineError } from '../engine';
import { bySku } from '../products/bySku';
import { ownerOf } from '../visits/visit';
import { type Placed, placedBefore, record } from './orders';
import { shownOf, withShipping } from './shown';

/** Of a consumer's order the contact, of a company's its accounting. */
export type OrderDetails =
  | { contact: EngineContact }
  | { accountInfo: AccountingRequest['accountInfo']; shipToId: string | undefined };

export type OrderRequest = { submission: Submission; seen: Shown } & OrderDetails;

/** Why nothing was ordered. This gateway has no approvals. */
export type GatewayDoubt = OrderDoubt | { reason: 'needs-approval' };

/** Why nothing was ordered, as a text for the customer. */
export const messageOf = (doubt: GatewayDoubt): string =>
  doubt.reason === 'needs-approval' ? 'This order needs approval from your company.' : doubtMessage(doubt);

/**
 * Places the order that the customer has seen, once for each key. The key is stored before the engine is called, so that
 * a retry finds an order whose answer was lost, also through another process. Orders and changes of one cart take turns.
 */
export function placeOrder(
  { gateway, engine }: GatewayParts,
  visit: Visit,
  order: OrderRequest,
): Promise<Placed | ({ ok: false } & GatewayDoubt)> {
  return gateway.inTurn([ownerOf(visit)], async (database) => {
    const { submission, seen } = order;
    const placed = await placedBefore(database, engine, visit, submission);
    if (placed) return placed;
    const found = await findCart(database, engine, visit);
    if (!found || found.cart.lines.length === 0) return { ok: false, reason: 'empty' };
    const { row } = found;
    const open = { database, engine, visit, ...found };
    await setDetails(open, order);
    // the address may change the prices of delivery and the tax
    const addressed = (await engine.readCart(row.engineId)) ?? found.cart;
    const cart = await withShipping({ engine, cart: addressed });
    const changed = changedSince(seen, shownOf(cart));
    if (changed) return { ok: false, ...changed };

    const doubt = await begin({ ...open, cart }, submission);
    if (doubt) return { ok: false, ...doubt };
    try {
      const order = await engine.completeCart(row.engineId);
      return { ok: true, number: await record(database, row.id, order) };
    } catch (error) {
      if (!(error instanceof EngineError && error.code === 'OUT_OF_STOCK')) throw error;
      await deleteCharges(database, row.id);
      return { ok: false, reason: 'unavailable', names: await shortOf(engine, cart) };
    }
  });
}

/** Stores who orders, with the cart, where it stays when nothing is ordered. */
export async function setDetails(open: OpenCart, details: OrderDetails): Promise<void> {
  const { engine, row, visit } = open;
  if ('contact' in details) return void (await engine.setContact(row.engineId, details.contact));
  const { accountInfo, shipToId } = details;
  await updateAccounting(open, { accountInfo, items: [], ignoreBcUpdate: true });
  if (shipToId) await updateShipTo(open, { addressId: shipToId });
  await engine.setContact(row.engineId, await companyContact(open, requireCompany(visit.buying)));
}

/** Stores the order and charges its budgets, or says why its company does not place it. */
async function begin(open: OpenCart, { key, requestHash }: Submission): Promise<GatewayDoubt | undefined> {
  const { database, visit, row, cart } = open;
  const { poNumber, poRelease } = row;
  const { customer, buying } = visit;
  const lines = accountedLines(row, cart);
  const missing = buying ? missingAccounting(buying, row, lines) : [];
  if (missing.length > 0) return { reason: 'accounting', missing };
  if (buying && needsApproval(buying, cart.total)) return { reason: 'needs-approval' };
  return database.transaction(async (tx) => {
    await deleteCharges(tx, row.id); // an earlier attempt was interrupted
    if (buying) {
      const charges = chargesOf(row, lines, cart.total);
      const exceeded = await overspent(tx, charges);
      if (exceeded.length > 0) return { reason: 'over-budget', names: exceeded.map(({ name }) => name) } as const;
      await charge(tx, row.id, charges);
    }
    const owner = { visitId: visit.id, customerId: customer?.id ?? null };
    const ordered = { key, requestHash, poNumber, poRelease };
    await tx
      .insert(orders)
      .values({ cartId: row.id, cartEngineId: row.engineId, ...owner, ...ordered })
      .onConflictDoUpdate({ target: orders.cartId, set: ordered });
    return undefined;
  });
}

/** The names of the lines that the stock does not cover. Engines refuse the whole order, and name none. */
async function shortOf(engine: Engine, { lines }: EngineCart): Promise<string[]> {
  const skus = lines.map(({ sku }) => sku);
  const products = await bySku(engine, skus);
  return lines.filter(({ sku, quantity }) => (products.get(sku)?.stock ?? 0) < quantity).map(({ title }) => title);
}
