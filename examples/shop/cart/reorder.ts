import { and, eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Tx } from '../database/open';
import { type CartRow, orderLines, orders } from '../database/schema';
import { Refusal } from '../http/refusal';
import { addItems } from './addItems';
import { prepareAdding } from './adding';
import type { LineEffect } from './effect';

/** Fills the cart from an earlier order of the same account; each item is judged as any add is. */
export async function reorder(
  tx: Tx,
  cart: CartRow,
  { session, account }: Visitor,
  number: string,
): Promise<LineEffect[]> {
  const owner = account ? eq(orders.accountId, account.id) : eq(orders.sessionId, session.id);
  const lines = await tx
    .select({ itemId: orderLines.sku, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .where(and(eq(orders.number, number), owner));
  if (lines.length === 0) throw new Refusal(400, 'CART_ID_NOT_FOUND', 'This order is not one of yours');
  return addItems(tx, await prepareAdding(tx, cart, { session, account }, { items: lines }), lines);
}
