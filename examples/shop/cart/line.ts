import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../database/open';
import { type CartLineRow, cartLines, type Product, products, stores } from '../database/schema';
import { unitPrice } from './price';

/**
 * A line of the cart with its product, the name of the product that it replaces, and the state of the store that it is
 * picked up in.
 */
export type CartLine = CartLineRow & { product: Product; originalName?: string | null; storeState?: string | null };

const originals = alias(products, 'originals');

/** The lines of a cart, in the order in which they were added. */
export async function readLines(reader: Reader, cartId: string): Promise<CartLine[]> {
  const rows = await reader
    .select({ line: cartLines, product: products, originalName: originals.name, storeState: stores.state })
    .from(cartLines)
    .innerJoin(products, eq(products.sku, cartLines.sku))
    .leftJoin(originals, eq(originals.sku, cartLines.originalSku))
    .leftJoin(stores, eq(stores.storeNumber, cartLines.storeNumber))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position));
  return rows.map(({ line, ...rest }) => ({ ...line, ...rest }));
}

/** Parts of a bundle have a price of 0, because the bundle has the price. */
export function lineUnitPrice(line: CartLine): number {
  return line.parentRelation === 'BUNDLE' ? 0 : (unitPrice(line.product) ?? 0);
}

export function isPaid(line: CartLine): boolean {
  return lineUnitPrice(line) > 0;
}

/** How many units of a SKU the cart contains, in all its lines. */
export function heldOf(lines: readonly Pick<CartLine, 'sku' | 'qty'>[], sku: string): number {
  return lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.qty, 0);
}

/** The number of items. Parts count with their bundle. */
export function countItems(lines: CartLine[]): number {
  return lines.filter((line) => line.parentRelation !== 'BUNDLE').reduce((sum, line) => sum + line.qty, 0);
}
