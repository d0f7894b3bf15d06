import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../database/open';
import { type ListItemRow, type ListRow, listItems, products } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { NewItem } from './requests';

const mostItems = 1000;
const mostUnits = 9999;

/** How many add keys an item retains: enough for all adds that may be in flight at once. */
const maxStoredKeys = 20;

/**
 * Adds products to a list. A product that is already on it gets more units. One key adds once. The caller has locked
 * the list [LIST-027].
 */
export async function addItems(
  tx: Tx,
  list: ListRow,
  items: readonly NewItem[],
  key: string = randomUUID(),
): Promise<ListItemRow[]> {
  const wanted = new Map<string, number>();
  for (const { itemId, qty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty);
  await checkProducts(tx, [...wanted.keys()]);
  const known = await tx.select().from(listItems).where(eq(listItems.listId, list.id));
  const bySku = new Map(known.map((row) => [row.sku, row]));
  const fresh = [...wanted].filter(([sku]) => !bySku.has(sku));
  if (known.length + fresh.length > mostItems) {
    throw new Refusal(400, 'LIST_FULL', `A list can have up to ${mostItems} items`);
  }

  const made = fresh.map(([sku, qty]) => ({
    id: randomUUID(),
    listId: list.id,
    sku,
    qty: Math.min(qty, mostUnits),
    addKeys: [key],
  }));
  const added = made.length > 0 ? await tx.insert(listItems).values(made).returning() : [];
  for (const [sku, qty] of wanted) {
    const row = bySku.get(sku);
    if (row) added.push(await raise(tx, row, qty, key));
  }
  return added;
}

async function raise(tx: Tx, row: ListItemRow, qty: number, key: string): Promise<ListItemRow> {
  if (row.addKeys.includes(key)) return row;
  const change = { qty: Math.min(row.qty + qty, mostUnits), addKeys: [...row.addKeys, key].slice(-maxStoredKeys) };
  await tx.update(listItems).set(change).where(eq(listItems.id, row.id));
  return { ...row, ...change };
}

async function checkProducts(tx: Tx, skus: string[]): Promise<void> {
  if (skus.length === 0) return;
  const known = await tx.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus));
  const there = new Set(known.map(({ sku }) => sku));
  const unknown = skus.find((sku) => !there.has(sku));
  if (unknown !== undefined) throw new Refusal(400, 'INVALID_ITEM', `${unknown}: no such item`);
}

/** Deletes an item. A missing item was deleted before, perhaps by a call whose response was lost [LIST-028]. */
export async function deleteItem(tx: Tx, list: ListRow, id: string): Promise<void> {
  await tx.delete(listItems).where(and(eq(listItems.listId, list.id), eq(listItems.id, id)));
}
