import { isNotNull } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { type Product, products } from '../database/schema';

/** The plans and services that cover products of these categories, cheapest first, including sold-out ones. */
export async function plansFor(reader: Reader, shelves: string[]): Promise<Product[]> {
  const all = await reader
    .select()
    .from(products)
    .where(isNotNull(products.coversSubcategories))
    .orderBy(products.listPrice);
  return all.filter(({ coversSubcategories }) => coversSubcategories?.some((shelf) => shelves.includes(shelf)));
}
