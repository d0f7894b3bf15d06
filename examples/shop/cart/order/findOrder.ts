import { and, asc, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import type { Reader } from '../../database/open';
import { orderLines, orders, products } from '../../database/schema';
import { likePattern } from '../../lists/listQuery';
import { ownOrders } from './ownOrders';

export type PlacedOrder = typeof orders.$inferSelect & { lines: PlacedLine[] };

/** What a confirmation displays of an order. */
export type ConfirmedOrder = Pick<
  PlacedOrder,
  'number' | 'status' | 'placedOn' | 'email' | 'shipTo' | 'payment' | 'poNumber' | 'poRelease' | 'total' | 'sums'
> & { lines: Omit<PlacedLine, 'subcategory' | 'storeNumber'>[] };

export type PlacedLine = {
  sku: string;
  name: string;
  subcategory: string;
  qty: number;
  unitPrice: number;
  storeNumber: string | null;
};

/** An order with its lines. Only for the visitor who placed it, in this visit or with this account. */
export async function findOrder(reader: Reader, visitor: Visitor, number: string): Promise<PlacedOrder | undefined> {
  const found = await reader
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), ownOrders(visitor)));
  return (await withLines(reader, found))[0];
}

/** A page of the visitor's orders that match a search, newest first: the nearest one that exists. */
export async function findOrders(
  reader: Reader,
  visitor: Visitor,
  { search, size, ...query }: { search: string; page: number; size: number },
): Promise<{ orders: PlacedOrder[]; total: number; page: number; pages: number }> {
  const where = and(ownOrders(visitor), ...wordsOf(search).map((word) => hasWord(reader, word)));
  const [counted] = await reader.select({ n: count() }).from(orders).where(where);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, query.page), pages);
  const found = await reader
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedOn), desc(orders.number))
    .limit(size)
    .offset((page - 1) * size);
  return { orders: await withLines(reader, found), total, page, pages };
}

/** The maximum number of words of a search; the others are ignored. */
const wordsMost = 8;

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean).slice(0, wordsMost);

/** A word of a search occurs in the number of an order, in its purchase order number or in one of its products. */
function hasWord(reader: Reader, word: string): SQL | undefined {
  const pattern = likePattern(word);
  const { name, brand, subcategory, sku } = products;
  const withProduct = reader
    .select({ number: orderLines.orderNumber })
    .from(orderLines)
    .innerJoin(products, eq(products.sku, orderLines.sku))
    .where(or(...[name, brand, subcategory, sku].map((column) => ilike(column, pattern))));
  return or(ilike(orders.number, pattern), ilike(orders.poNumber, pattern), inArray(orders.number, withProduct));
}

async function withLines(reader: Reader, found: (typeof orders.$inferSelect)[]): Promise<PlacedOrder[]> {
  const lines = await linesOf(
    reader,
    found.map(({ number }) => number),
  );
  return found.map((order) => ({
    ...order,
    // orders that are older than the price of the delivery have none
    sums: order.sums && { ...order.sums, delivery: order.sums.delivery ?? null },
    lines: lines.get(order.number) ?? [],
  }));
}

/** The lines of orders, by order number. */
export async function linesOf(reader: Reader, numbers: string[]): Promise<Map<string, PlacedLine[]>> {
  const lines = new Map<string, PlacedLine[]>();
  if (numbers.length === 0) return lines;
  const rows = await reader
    .select({
      number: orderLines.orderNumber,
      sku: orderLines.sku,
      name: products.name,
      subcategory: products.subcategory,
      qty: orderLines.qty,
      unitPrice: orderLines.unitPrice,
      storeNumber: orderLines.storeNumber,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.sku, orderLines.sku))
    .where(inArray(orderLines.orderNumber, numbers))
    .orderBy(asc(orderLines.id));
  for (const { number, ...line } of rows) lines.set(number, [...(lines.get(number) ?? []), line]);
  return lines;
}
