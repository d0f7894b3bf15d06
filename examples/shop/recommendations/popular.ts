import { and, count, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import { sellable } from '../catalogue/related';
import type { Reader } from '../database/open';
import { orderLines, orders, type Product, products } from '../database/schema';

/** How many of the newest orders define the trend. */
const trend = 500;

/** A declined order was not sold. */
const isSold = ne(orders.status, 'DECLINED');

/** The products in most of the newest orders. */
export async function trendingNow(reader: Reader, number: number, without: string[]): Promise<Product[]> {
  const newest = reader
    .select({ number: orders.number })
    .from(orders)
    .where(isSold)
    .orderBy(desc(orders.placedOn), desc(orders.number))
    .limit(trend);
  const rows = await reader
    .select({ product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.sku, orderLines.sku))
    .where(and(inArray(orderLines.orderNumber, newest), notInArray(products.sku, without), sellable))
    .groupBy(products.sku)
    .orderBy(desc(count()), desc(products.timesOrdered), products.sku)
    .limit(number);
  return rows.map(({ product }) => product);
}

/** The products that a customer orders most often, in the data and here; empty for a guest. */
export async function frequentlyPurchased(reader: Reader, account: Account | null, number: number): Promise<Product[]> {
  if (!account) return [];
  const rows = await reader
    .select({ product: products })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .innerJoin(products, eq(products.sku, orderLines.sku))
    .where(ordersOf(account))
    .groupBy(products.sku)
    .orderBy(desc(sql`count(distinct ${orders.number})`), desc(sql`max(${orders.placedOn})`), products.sku)
    .limit(number);
  return rows.map(({ product }) => product);
}

/** The SKUs that the account has ordered, newest first. */
export async function recentlyOrderedSkus(reader: Reader, account: Account | null, number: number): Promise<string[]> {
  if (!account) return [];
  const rows = await reader
    .select({ sku: orderLines.sku })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .where(ordersOf(account))
    .groupBy(orderLines.sku)
    .orderBy(desc(sql`max(${orders.placedOn})`), orderLines.sku)
    .limit(number);
  return rows.map(({ sku }) => sku);
}

/** The orders of the data, by customer, and those placed here, by account. */
function ordersOf({ id, customerId }: Account) {
  const byCustomer = customerId === null ? undefined : eq(orders.customerId, customerId);
  return and(isSold, or(eq(orders.accountId, id), byCustomer));
}
