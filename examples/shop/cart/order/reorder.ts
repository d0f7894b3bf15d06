import { and, eq, or } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import { buyingOf } from '../../business/company';
import type { Tx } from '../../database/open';
import { accounts, type CartRow, orderLines, orders } from '../../database/schema';
import { Refusal } from '../../http/refusal';
import { addItems } from '../adding/addItems';
import { prepareAdding } from '../adding/adding';
import type { LineEffect } from '../effect';

/**
 * Fills the cart from an earlier order of the same account or, for an approver, from a waiting order of the company.
 * Each item is validated like any add.
 */
export async function reorder(
  tx: Tx,
  cart: CartRow,
  { session, account }: Visitor,
  number: string,
): Promise<LineEffect[]> {
  const owner = account ? eq(orders.accountId, account.id) : eq(orders.sessionId, session.id);
  const buying = await buyingOf(tx, account);
  const isForApproval = buying?.isApprover
    ? and(eq(accounts.companyId, buying.company.id), eq(orders.status, 'WAITING_FOR_APPROVAL'))
    : undefined;
  const lines = await tx
    .select({ itemId: orderLines.sku, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.number, number), or(owner, isForApproval)));
  if (lines.length === 0) throw new Refusal(400, 'CART_ID_NOT_FOUND', 'This order is not one of yours');
  return addItems(tx, await prepareAdding(tx, cart, { session, account }, { items: lines }), lines);
}
