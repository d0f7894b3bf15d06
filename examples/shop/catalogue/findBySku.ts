import { inArray } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { type Product, products } from '../database/schema';

/** An item number as this shop writes all of them, however a customer has typed it. */
export const spelledSku = (typed: string): string => typed.toUpperCase();

/** Products by sku, in the order asked for, without those that there are not. */
export async function findBySku(reader: Reader, skus: string[]): Promise<Product[]> {
  if (skus.length === 0) return [];
  const rows = await reader.select().from(products).where(inArray(products.sku, skus));
  const bySku = new Map(rows.map((product) => [product.sku, product]));
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
}
