import { and, eq, inArray, max, ne } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import type { Reader } from '../database/open';
import { orderLines, orders } from '../database/schema';

/** When a customer last ordered each of these products, as ISO 8601 dates. */
export async function lastOrdered(
  reader: Reader,
  account: Account | null,
  skus: string[],
): Promise<Map<string, string>> {
  if (!account?.customerId || skus.length === 0) return new Map();
  const rows = await reader
    .select({ sku: orderLines.sku, day: max(orders.placedOn) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .where(and(eq(orders.customerId, account.customerId), inArray(orderLines.sku, skus), ne(orders.status, 'DECLINED')))
    .groupBy(orderLines.sku);
  return new Map(rows.flatMap(({ sku, day }) => (day === null ? [] : [[sku, day] as const])));
}
