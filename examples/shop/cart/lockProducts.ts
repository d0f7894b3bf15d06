import { inArray } from 'drizzle-orm';
import type { Tx } from '../database/open';
import { type Product, products } from '../database/schema';

/**
 * Locks products whose stock is about to change, always in the order of their skus, so that no two of these wait for
 * each other. Carts that only speak of a product need its sku, not its stock, and go on.
 */
export async function lockProducts(tx: Tx, skus: string[]): Promise<Product[]> {
  return tx.select().from(products).where(inArray(products.sku, skus)).orderBy(products.sku).for('no key update');
}
