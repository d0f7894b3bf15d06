import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Reader } from '../database/open';
import { type Product, products, type SavedItemRow, savedItems } from '../database/schema';

/** A saved item with its product. */
export type SavedItem = SavedItemRow & { product: Product };

/** A page of the visitor's saved items, the newest first. */
export async function readSaved(reader: Reader, visitor: Visitor, { page, size }: { page: number; size: number }) {
  const rows = await withProducts(reader, savedBy(visitor))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(toItem);
}

/** The visitor's saved items of these products. */
export async function readSavedOf(reader: Reader, visitor: Visitor, skus: string[]): Promise<SavedItem[]> {
  const rows = await withProducts(reader, and(savedBy(visitor), inArray(savedItems.sku, skus)));
  return rows.map(toItem);
}

function withProducts(reader: Reader, which: SQL | undefined) {
  return reader
    .select({ saved: savedItems, product: products })
    .from(savedItems)
    .innerJoin(products, eq(products.sku, savedItems.sku))
    .where(which)
    .orderBy(desc(savedItems.savedAt), savedItems.sku);
}

const toItem = ({ saved, product }: { saved: SavedItemRow; product: Product }): SavedItem => ({ ...saved, product });

export async function countSaved(reader: Reader, visitor: Visitor): Promise<number> {
  const [row] = await reader.select({ all: count() }).from(savedItems).where(savedBy(visitor));
  return Number(row?.all ?? 0);
}

/** The account's items when signed in, otherwise the visit's. */
export function savedBy({ session, account }: Visitor) {
  return account ? eq(savedItems.accountId, account.id) : eq(savedItems.sessionId, session.id);
}

/** A saved item by its number or its SKU. */
export async function findSaved(reader: Reader, visitor: Visitor, id: string): Promise<SavedItemRow | undefined> {
  const ownItems = await reader
    .select()
    .from(savedItems)
    .where(and(savedBy(visitor), eq(savedItems.id, id)));
  const [row] = ownItems.length
    ? ownItems
    : await reader
        .select()
        .from(savedItems)
        .where(and(savedBy(visitor), eq(savedItems.sku, id)));
  return row;
}

const mostUnits = 9999;

/** The number of saved units, from all sources. */
export function savedQty({ savedFrom }: Pick<SavedItemRow, 'savedFrom'>): number {
  const units = Object.values(savedFrom).reduce((sum, qty) => sum + qty, 0);
  return Math.min(units, mostUnits);
}
