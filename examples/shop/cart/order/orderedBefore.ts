import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import type { Tx } from '../../database/open';
import { orderLines, orders } from '../../database/schema';

/** How many units of each SKU the visitor has ordered in this shop before. A guest has only the orders of the visit. */
export async function orderedBefore(tx: Tx, visitor: Visitor, skus: string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const owner = visitor.account ? eq(orders.accountId, visitor.account.id) : eq(orders.sessionId, visitor.session.id);
  const rows = await tx
    .select({ sku: orderLines.sku, qty: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .where(and(owner, inArray(orderLines.sku, skus), ne(orders.status, 'DECLINED')))
    .groupBy(orderLines.sku);
  return new Map(rows.map(({ sku, qty }) => [sku, qty]));
}
