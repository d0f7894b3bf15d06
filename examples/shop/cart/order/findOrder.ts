import { and, asc, eq, or } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import type { Reader } from '../../database/open';
import { orderLines, orders, products } from '../../database/schema';

export type PlacedOrder = typeof orders.$inferSelect & { lines: PlacedLine[] };

export type PlacedLine = { sku: string; name: string; subcategory: string; qty: number; unitPrice: number };

/** An order with its lines. Only for the visitor who placed it, in this visit or with this account. */
export async function findOrder(
  reader: Reader,
  { session, account }: Visitor,
  number: string,
): Promise<PlacedOrder | undefined> {
  const ownOrders = or(eq(orders.sessionId, session.id), account ? eq(orders.accountId, account.id) : undefined);
  const [order] = await reader
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), ownOrders));
  if (!order) return undefined;
  const lines = await reader
    .select({
      sku: orderLines.sku,
      name: products.name,
      subcategory: products.subcategory,
      qty: orderLines.qty,
      unitPrice: orderLines.unitPrice,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.sku, orderLines.sku))
    .where(eq(orderLines.orderNumber, order.number))
    .orderBy(asc(orderLines.id));
  // orders that are older than the price of the delivery have none
  return { ...order, sums: order.sums && { ...order.sums, delivery: order.sums.delivery ?? null }, lines };
}
