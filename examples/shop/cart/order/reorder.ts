import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import { takenOver } from '../../business/charges';
import { buyingOf } from '../../business/company';
import { locationsOf, locationText } from '../../business/locations';
import type { Tx } from '../../database/open';
import { accounts, type CartRow, carts, orderCharges, orderLines, orders, products } from '../../database/schema';
import { Refusal } from '../../http/refusal';
import { addItems } from '../adding/addItems';
import { prepareAdding } from '../adding/adding';
import type { LineEffect } from '../effect';
import { readLines } from '../line';
import { ownOrders } from './ownOrders';

/**
 * Fills the cart from an earlier order of the same account or, for an approver, from a waiting order of the company.
 * Each item is validated like any add. Pickups are for the same store. The parts of a bundle come with it.
 */
export async function reorder(tx: Tx, cart: CartRow, visitor: Visitor, number: string): Promise<LineEffect[]> {
  const buying = await buyingOf(tx, visitor.account);
  const isForApproval = buying?.isApprover
    ? and(eq(accounts.companyId, buying.company.id), eq(orders.status, 'WAITING_FOR_APPROVAL'))
    : undefined;
  const ordered = await tx
    .select({ line: orderLines, bundleOf: products.bundleOf })
    .from(orderLines)
    .innerJoin(products, eq(products.sku, orderLines.sku))
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.number, number), or(ownOrders(visitor), isForApproval)))
    .orderBy(asc(orderLines.id));
  if (ordered.length === 0) throw new Refusal(400, 'CART_ID_NOT_FOUND', 'This order is not one of yours');
  const parts = new Set(ordered.flatMap(({ bundleOf }) => (bundleOf ?? []).map(({ sku }) => sku)));
  const items = ordered
    .filter(({ line }) => line.unitPrice > 0 || !parts.has(line.sku))
    .map(({ line: { sku, qty, storeNumber } }) => ({
      itemId: sku,
      qty,
      ...(storeNumber !== null && { deliveryType: 'ISP' as const, pickupStoreNumber: storeNumber }),
    }));
  return addItems(tx, await prepareAdding(tx, cart, visitor, { items }), items);
}

/**
 * Fills the cart from a declined order, with its purchase order, the budget center that paid most of it and its location,
 * so that the buyer changes what was wrong and sends it again. A cart in progress keeps what was chosen for it.
 */
export async function reviseOrder(tx: Tx, cart: CartRow, visitor: Visitor, number: string): Promise<LineEffect[]> {
  const [order] = await tx
    .select({
      poNumber: orders.poNumber,
      poRelease: orders.poRelease,
      budgetCenterId: orderCharges.budgetCenterId,
      shipTo: orders.shipTo,
    })
    .from(orders)
    .leftJoin(orderCharges, eq(orderCharges.orderNumber, orders.number))
    .where(and(eq(orders.number, number), eq(orders.status, 'DECLINED'), ownOrders(visitor)))
    .orderBy(desc(orderCharges.amount))
    .limit(1);
  if (!order) throw new Refusal(400, 'CART_ID_NOT_FOUND', 'This order is not one of yours');
  const buying = await buyingOf(tx, visitor.account);
  const locations = buying ? await locationsOf(tx, buying.company.id) : [];
  const shipToId = locations.find((location) => locationText(location) === order.shipTo)?.id ?? null;
  const { poNumber, poRelease, budgetCenterId } = order;
  const isInProgress = (await readLines(tx, cart.id)).length > 0;
  const effects = await reorder(tx, cart, visitor, number);
  const declined = { poNumber, poRelease, budgetCenterId, shipToId };
  await tx
    .update(carts)
    .set(takenOver(declined, isInProgress ? cart : undefined))
    .where(eq(carts.id, cart.id));
  return effects;
}
