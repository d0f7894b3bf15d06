import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../database/open';
import { orderLines, type Product, products } from '../database/schema';

const sellable = and(
  isNotNull(products.listPrice),
  isNull(products.refusal),
  isNull(products.trouble),
  eq(products.kind, 'PRODUCT'),
  eq(products.isComingSoon, false),
  sql`${products.stock} > 0`,
);

/**
 * Products that customers ordered together with these, the most frequent first; what is missing to `count`
 * is filled with the best sellers of the same shelves, then of the shop.
 */
export async function relatedProducts(
  reader: Reader,
  skus: string[],
  count: number,
  without: string[] = [],
): Promise<Product[]> {
  const hidden = [...new Set([...skus, ...without])];
  const found = skus.length === 0 ? [] : await orderedTogether(reader, skus, hidden, count);
  if (found.length < count)
    found.push(...(await bestOfSameShelves(reader, skus, [...hidden, ...skusOf(found)], count - found.length)));
  if (found.length < count)
    found.push(...(await bestSellers(reader, count - found.length, [...hidden, ...skusOf(found)])));
  return found;
}

/** What sells best, of one shelf or of all. */
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

async function orderedTogether(reader: Reader, skus: string[], hidden: string[], count: number): Promise<Product[]> {
  const mine = alias(orderLines, 'mine');
  const theirs = alias(orderLines, 'theirs');
  const rows = await reader
    .select({ product: products })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.orderNumber, mine.orderNumber), ne(theirs.sku, mine.sku)))
    .innerJoin(products, eq(products.sku, theirs.sku))
    .where(and(inArray(mine.sku, skus), notInArray(products.sku, hidden), sellable))
    .groupBy(products.sku)
    .orderBy(desc(sql`count(*)`), desc(products.timesOrdered), products.sku)
    .limit(count);
  return rows.map(({ product }) => product);
}

async function bestOfSameShelves(reader: Reader, skus: string[], hidden: string[], count: number): Promise<Product[]> {
  if (skus.length === 0) return [];
  const shelves = await reader
    .selectDistinct({ slug: products.subcategory })
    .from(products)
    .where(inArray(products.sku, skus));
  return shelves.length === 0
    ? []
    : bestSellers(
        reader,
        count,
        hidden,
        shelves.map(({ slug }) => slug),
      );
}

function skusOf(list: Product[]): string[] {
  return list.map(({ sku }) => sku);
}
