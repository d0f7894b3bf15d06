import { and, desc, eq, gte, inArray, isNotNull, isNull, notInArray, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../database/open';
import { type Product, productPairs, products } from '../database/schema';

/** Products that anybody can buy now. */
export const sellable = and(
  isNotNull(products.listPrice),
  isNull(products.refusal),
  isNull(products.trouble),
  eq(products.kind, 'PRODUCT'),
  eq(products.isComingSoon, false),
  sql`${products.stock} > 0`,
);

/**
 * Products that customers ordered together with these, most frequent first, then with others of their categories. Fills
 * up to `count` with the best sellers of the same categories, then of the shop. With one `shelf`, returns its best
 * sellers.
 */
export async function relatedProducts(
  reader: Reader,
  skus: string[],
  count: number,
  without: string[] = [],
  shelf?: string,
): Promise<Product[]> {
  if (shelf !== undefined) return bestSellers(reader, count, [...skus, ...without], [shelf]);
  const hidden = [...new Set([...skus, ...without])];
  const found: Product[] = [];
  for (const source of skus.length === 0 ? [] : [orderedTogether, orderedWithShelf, bestOfSameShelves]) {
    if (found.length < count)
      found.push(...(await source(reader, skus, [...hidden, ...skusOf(found)], count - found.length)));
  }
  if (found.length < count)
    found.push(...(await bestSellers(reader, count - found.length, [...hidden, ...skusOf(found)])));
  return found;
}

/** How many best sellers the home page displays. */
export const mostOrdered = 10;

/** The best sellers of one category or of all. */
export async function bestSellers(
  reader: Reader,
  count: number,
  without: string[] = [],
  shelves?: string[],
): Promise<Product[]> {
  return reader
    .select()
    .from(products)
    .where(and(sellable, notInArray(products.sku, without), shelves && inArray(products.subcategory, shelves)))
    .orderBy(desc(products.timesOrdered), products.sku)
    .limit(count);
}

/** The minimum number of common orders, because fewer are no evidence that products belong together. */
const support = 2;

/** Products that are in at least `support` orders with one of these, most frequent first. */
async function orderedTogether(reader: Reader, skus: string[], hidden: string[], count: number): Promise<Product[]> {
  const orders = sum(productPairs.orders);
  const rows = await reader
    .select({ product: products })
    .from(productPairs)
    .innerJoin(products, eq(products.sku, productPairs.otherSku))
    .where(and(inArray(productPairs.sku, skus), notInArray(products.sku, hidden), sellable))
    .groupBy(products.sku)
    .having(gte(orders, support))
    .orderBy(desc(orders), desc(products.timesOrdered), products.sku)
    .limit(count);
  return rows.map(({ product }) => product);
}

/**
 * The same for the whole categories of these products, because two of 1,862 products seldom occur in one order, but a
 * product and a category do. Products ordered with one of these products themselves are first.
 */
async function orderedWithShelf(reader: Reader, skus: string[], hidden: string[], count: number): Promise<Product[]> {
  const mine = alias(products, 'mine');
  const shelves = reader.select({ slug: products.subcategory }).from(products).where(inArray(products.sku, skus));
  const orders = sum(productPairs.orders);
  const ownOrders = sql`sum(case when ${inArray(productPairs.sku, skus)} then ${productPairs.orders} else 0 end)`;
  const rows = await reader
    .select({ product: products })
    .from(productPairs)
    .innerJoin(mine, eq(mine.sku, productPairs.sku))
    .innerJoin(products, eq(products.sku, productPairs.otherSku))
    .where(and(inArray(mine.subcategory, shelves), notInArray(products.sku, hidden), sellable))
    .groupBy(products.sku)
    .having(gte(orders, support))
    .orderBy(desc(ownOrders), desc(orders), desc(products.timesOrdered), products.sku)
    .limit(count);
  return rows.map(({ product }) => product);
}

async function bestOfSameShelves(reader: Reader, skus: string[], hidden: string[], count: number): Promise<Product[]> {
  const shelves = await reader
    .selectDistinct({ slug: products.subcategory })
    .from(products)
    .where(inArray(products.sku, skus));
  const slugs = shelves.map(({ slug }) => slug);
  return slugs.length === 0 ? [] : bestSellers(reader, count, hidden, slugs);
}

export function skusOf(list: Product[]): string[] {
  return list.map(({ sku }) => sku);
}
