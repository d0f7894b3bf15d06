import { and, count, desc, eq, inArray, like, lt, or } from 'drizzle-orm';
import { guestOwner } from '../accounts/owner';
import { sessionDays } from '../accounts/session';
import type { AddItemRequest } from '../cart/requests';
import type { TableWriter } from '../database/open';
import { type SavedItemRow, savedItems } from '../database/savedSchema';
import type { SavedContext, SavedReader } from './savedContext';

/** A page of the customer's saved items, the newest first. */
export function readSaved({ tables, owner }: SavedReader, { page, size }: { page: number; size: number }) {
  return tables
    .select()
    .from(savedItems)
    .where(eq(savedItems.owner, owner))
    .orderBy(desc(savedItems.savedAt), savedItems.sku)
    .limit(size)
    .offset((page - 1) * size);
}

/** The customer's saved items of these products, the newest first. */
export function readSavedOf({ tables, owner }: SavedReader, skus: string[]): Promise<SavedItemRow[]> {
  return tables
    .select()
    .from(savedItems)
    .where(and(eq(savedItems.owner, owner), inArray(savedItems.sku, skus)))
    .orderBy(desc(savedItems.savedAt), savedItems.sku);
}

export async function countSaved({ tables, owner }: SavedReader): Promise<number> {
  const [row] = await tables.select({ all: count() }).from(savedItems).where(eq(savedItems.owner, owner));
  return Number(row?.all ?? 0);
}

/** A saved item by its id or its SKU. */
export async function findSaved({ tables, owner }: SavedReader, id: string): Promise<SavedItemRow | undefined> {
  const [row] = await tables
    .select()
    .from(savedItems)
    .where(and(eq(savedItems.owner, owner), or(eq(savedItems.id, id), eq(savedItems.sku, id))));
  return row;
}

/** Deletes a saved item. A missing one was deleted before, perhaps by a call whose response was lost. */
export async function deleteSaved(context: SavedContext, id: string): Promise<SavedItemRow | undefined> {
  const row = await findSaved(context, id);
  if (row) await context.tables.delete(savedItems).where(eq(savedItems.id, row.id));
  return row;
}

/** Deletes what guests have saved whose visits have expired. */
export async function dropSavedOfGuests(tables: TableWriter): Promise<void> {
  const isOld = lt(savedItems.savedAt, new Date(Date.now() - sessionDays * 86_400_000));
  await tables.delete(savedItems).where(and(like(savedItems.owner, guestOwner('%')), isOld));
}

const mostUnits = 9999;

/** The number of saved units, from all sources. */
export function savedQty({ savedFrom }: Pick<SavedItemRow, 'savedFrom'>): number {
  const units = Object.values(savedFrom).reduce((sum, qty) => sum + qty, 0);
  return Math.min(units, mostUnits);
}

/** The units of a saved item and of its plans, to add them to the cart. */
export function itemsToAdd(row: SavedItemRow): AddItemRequest[] {
  const plans = row.plans.map(({ sku, qty }) => ({ itemId: sku, qty, parentItemId: row.sku }));
  return [{ itemId: row.sku, qty: savedQty(row) }, ...plans];
}
