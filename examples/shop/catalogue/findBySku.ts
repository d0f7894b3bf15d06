import { inArray } from 'drizzle-orm';
import type { TableReader } from '../database/open';
import { type Product, products } from '../database/schema';

/** A SKU in the shop's spelling, whatever the customer has typed. */
export const spelledSku = (typed: string): string => typed.toUpperCase();

/** Products by SKU, in the order of the request. Unknown SKUs are skipped. */
export async function findBySku(reader: TableReader, skus: string[]): Promise<Product[]> {
  if (skus.length === 0) return [];
  const rows = await reader.select().from(products).where(inArray(products.sku, skus));
  const bySku = new Map(rows.map((product) => [product.sku, product]));
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
}

/** The names of products by SKU. Unknown SKUs are skipped. */
export async function namesOf(reader: TableReader, skus: string[]): Promise<Map<string, string>> {
  return new Map((await findBySku(reader, skus)).map(({ sku, name }) => [sku, name]));
}
