import { asc, sql } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { orderLines, orders, products } from '../database/schema';

export type Books = {
  /** units of each sku: in stock, and sold here */
  stock: Record<string, number>;
  sold: Record<string, number>;
  /** the orders placed here, by number, and what was in them: `2 OFF-PA-10000061` */
  orders: Record<string, string[]>;
};

/** The stock and the sales of a shop, to be reconciled. Orders of the data are not counted. */
export async function readBooks(reader: Reader): Promise<Books> {
  const stock = await reader.select({ sku: products.sku, stock: products.stock }).from(products);
  const placed = await reader.select({ number: orders.number }).from(orders).where(isPlacedHere(orders.number));
  const lines = await reader
    .select({ number: orderLines.orderNumber, sku: orderLines.sku, qty: orderLines.qty })
    .from(orderLines)
    .where(isPlacedHere(orderLines.orderNumber))
    .orderBy(asc(orderLines.id));

  const books: Books = { stock: {}, sold: {}, orders: {} };
  for (const it of stock) books.stock[it.sku] = it.stock;
  for (const { number } of placed) books.orders[number] = [];
  for (const { number, sku, qty } of lines) {
    books.sold[sku] = (books.sold[sku] ?? 0) + qty;
    books.orders[number]?.push(`${qty} ${sku}`);
  }
  return books;
}

function isPlacedHere(number: typeof orders.number | typeof orderLines.orderNumber) {
  return sql`${number} like 'Q-%'`;
}

/** The initial stock: what is left plus what was sold. */
export function stockBefore({ stock, sold }: Books): Record<string, number> {
  return Object.fromEntries(Object.entries(stock).map(([sku, left]) => [sku, left + (sold[sku] ?? 0)]));
}
