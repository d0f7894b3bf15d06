import { inArray } from 'drizzle-orm';
import type { Tx } from '../database/open';
import { type Product, products } from '../database/schema';

/**
 * Locks products before their stock changes, always by ascending SKU, so that two of these calls cannot deadlock. Carts
 * that only reference a product need its SKU, not its stock, and are not blocked.
 */
export async function lockProducts(tx: Tx, skus: string[]): Promise<Product[]> {
  return tx.select().from(products).where(inArray(products.sku, skus)).orderBy(products.sku).for('no key update');
}
