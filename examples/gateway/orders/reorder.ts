import { and, eq, or } from 'drizzle-orm';
import { takenOver } from '../../shop/business/charges';
import { Refusal } from '../../shop/http/refusal';
import { storeAccounting } from '../business/accounting';
import { addItems, type Changed } from '../cart/addItems';
import type { OpenCart } from '../cart/openCart';
import { ownOrders, readOrder, sentOf } from '../checkout/orders';
import { type OrderRow, orders } from '../database/schema';

/**
 * Fills the cart from an earlier order of the customer or, for an approver, from a waiting order of the company. Each
 * item is validated like any add.
 */
export async function reorder(open: OpenCart, number: string, key: string | undefined): Promise<Changed> {
  const { buying } = open.visit;
  const isForApproval = buying?.isApprover
    ? and(eq(orders.companyId, buying.company.id), eq(orders.status, 'WAITING_FOR_APPROVAL'))
    : undefined;
  const [row] = await open.database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), or(ownOrders(open.visit), isForApproval)));
  return addLines(open, row, key);
}

/**
 * Fills the cart from a declined order, with its accounting and its location, so that the buyer changes what was wrong
 * and sends it again.
 */
export async function reviseOrder(open: OpenCart, number: string, key: string | undefined): Promise<Changed> {
  const isDeclined = and(eq(orders.number, number), eq(orders.status, 'DECLINED'), ownOrders(open.visit));
  const [row] = await open.database.select().from(orders).where(isDeclined);
  const isInProgress = open.cart.lines.length > 0;
  const changed = await addLines(open, row, key);
  if (row) await storeAccounting(open, takenOver({ ...sentOf(row), ...row }, isInProgress ? open.row : undefined));
  return changed;
}

async function addLines(open: OpenCart, row: OrderRow | undefined, key: string | undefined): Promise<Changed> {
  const order = row && (await readOrder(open.engine, row));
  if (!order) throw new Refusal(400, 'CART_ID_NOT_FOUND', 'This order is not one of yours');
  const items = order.lines.map(({ sku, qty, parentSku }) => ({ itemId: sku, qty, parentItemId: parentSku }));
  return addItems(open, { items }, key);
}
