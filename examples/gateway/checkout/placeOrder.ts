import { eq, sql } from 'drizzle-orm';
import { charge, deleteCharges, overspent } from '../../shop/business/budgets';
import { chargesOf } from '../../shop/business/charges';
import { missingAccounting, needsApproval } from '../../shop/business/missing';
import { type AccountingRequest, requireCompany } from '../../shop/business/updateAccounting';
import type { OrderVerdict, Submission } from '../../shop/cart/order/placeOrder';
import { changedSince, type Shown } from '../../shop/payment/shownOrder';
import { accountedLines, companyContact, updateAccounting, updateShipTo } from '../business/accounting';
import { findCart, type OpenCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import { carts, orders, type Visit } from '../database/schema';
import { type Engine, type EngineCart, type EngineContact, EngineError } from '../engine';
import { bySku } from '../products/bySku';
import { ownerOf } from '../visits/visit';
import { contentsOf, placedBefore, record } from './orders';
import { shownOf, withShipping } from './shown';

/** Of a consumer's order the contact, of a company's its accounting. */
export type OrderDetails =
  | { contact: EngineContact }
  | { accountInfo: AccountingRequest['accountInfo']; shipToId: string | undefined };

export type OrderRequest = { submission: Submission; seen: Shown } & OrderDetails;

/**
 * Places the order that the customer has seen, once for each key. The key is stored before the engine is called, so that
 * a retry finds an order whose answer was lost, also through another process. Orders and changes of one cart take turns.
 */
export function placeOrder(
  { gateway, engine }: GatewayParts,
  visit: Visit,
  order: OrderRequest,
): Promise<OrderVerdict> {
  return gateway.inTurn([ownerOf(visit)], async (database) => {
    const { submission, seen } = order;
    const placed = await placedBefore(database, engine, visit, submission);
    if (placed) return placed;
    const found = await findCart(database, engine, visit);
    if (!found || found.cart.lines.length === 0) return { ok: false, reason: 'empty' };
    const { row } = found;
    const open = { database, engine, visit, ...found };
    // the address may change the prices of delivery and the tax
    const cart = await withShipping({ engine, cart: await setDetails(open, order) });
    const changed = changedSince(seen, shownOf(cart, visit.buying));
    if (changed) return { ok: false, ...changed };

    const begun = await begin({ ...open, cart }, submission);
    if (begun.ok === false || begun.isWaiting) return begun;
    try {
      const order = await engine.completeCart(row.engineId);
      return { ok: true, number: await record(database, row.id, order), isWaiting: false };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const short = await shortOf(engine, cart);
      // an engine that lacks stock may give another reason
      if (error.code !== 'OUT_OF_STOCK' && short.length === 0) throw error;
      await deleteCharges(database, row.id);
      return { ok: false, reason: 'unavailable', names: short.map(({ title }) => title) };
    }
  });
}

/** Stores who orders, with the cart, where it stays when nothing is ordered. Returns the cart as the engine has it then. */
export async function setDetails(open: OpenCart, details: OrderDetails): Promise<EngineCart> {
  const { engine, row, visit } = open;
  if ('contact' in details) return engine.setContact(row.engineId, details.contact);
  const { accountInfo, shipToId } = details;
  await updateAccounting(open, { accountInfo, items: [], ignoreBcUpdate: true });
  if (shipToId) await updateShipTo(open, { addressId: shipToId });
  return engine.setContact(row.engineId, await companyContact(open, requireCompany(visit.buying)));
}

type Begun = { ok: true; isWaiting: false } | { ok: true; isWaiting: true; number: string };

/**
 * Stores the order and charges its budgets, or says why its company does not place it. An order that needs approval
 * takes the cart with it, which nobody can open any more, and waits.
 */
async function begin(
  open: OpenCart,
  { key, requestHash }: Submission,
): Promise<Begun | Extract<OrderVerdict, { ok: false }>> {
  const { database, engine, visit, row, cart } = open;
  const { poNumber, poRelease, budgetCenterId, shipToId } = row;
  const { customer, buying } = visit;
  const lines = accountedLines(row, cart);
  const missing = buying ? missingAccounting(buying, row, lines) : [];
  if (missing.length > 0) return { ok: false, reason: 'accounting', missing };
  const isWaiting = Boolean(buying && needsApproval(buying, cart.total));
  // the engine reserves nothing for an order that waits, and may refuse it when it is accepted
  const short = isWaiting ? await shortOf(engine, cart) : [];
  if (short.length > 0) return { ok: false, reason: 'unavailable', names: short.map(({ title }) => title) };
  return database.transaction(async (tx) => {
    await deleteCharges(tx, row.id); // an earlier attempt was interrupted
    if (buying) {
      const charges = chargesOf(row, lines, cart.total);
      const exceeded = await overspent(tx, charges);
      if (exceeded.length > 0) return { ok: false, reason: 'over-budget', names: exceeded.map(({ name }) => name) };
      await charge(tx, row.id, charges);
    }
    const owner = { visitId: visit.id, customerId: customer?.id ?? null, companyId: buying?.company.id ?? null };
    const ordered = { key, requestHash, poNumber, poRelease, sentAt: new Date() };
    const waiting = {
      status: 'WAITING_FOR_APPROVAL' as const,
      number: sql`'Q-' || nextval('gateway.order_numbers')`,
      sent: { ...contentsOf(cart), buyer: customer?.name ?? '', budgetCenterId, shipToId },
    };
    const values = { ...ordered, ...(isWaiting && waiting) };
    const [order] = await tx
      .insert(orders)
      .values({ cartId: row.id, cartEngineId: row.engineId, ...owner, ...values })
      .onConflictDoUpdate({ target: orders.cartId, set: values })
      .returning({ number: orders.number });
    if (!isWaiting) return { ok: true, isWaiting };
    await tx.delete(carts).where(eq(carts.id, row.id));
    return { ok: true, isWaiting, number: order?.number ?? '' };
  });
}

/** The lines that the stock does not cover. Engines refuse the whole order, and name none. */
export async function shortOf(engine: Engine, { lines }: EngineCart): Promise<EngineCart['lines']> {
  const skus = lines.map(({ sku }) => sku);
  const products = await bySku(engine, skus);
  return lines.filter(({ sku, quantity }) => (products.get(sku)?.stock ?? 0) < quantity);
}
