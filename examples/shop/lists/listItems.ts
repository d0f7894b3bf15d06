import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type ListItemRow, type ListRow, listItems } from '../database/listSchema';
import type { TableWriter } from '../database/open';
import { Refusal } from '../http/refusal';
import type { ListContext } from './listContext';
import type { NewItem } from './requests';

const mostItems = 1000;
const mostUnits = 9999;

/** How many add keys an item retains: enough for all adds that may be in flight at once. */
const maxStoredKeys = 20;

/**
 * Adds products that the shop sells to a list. A product that is already on it gets more units. One key adds once. The caller has locked
 * the list [LIST-027].
 */
export async function addItems(
  lists: ListContext,
  list: ListRow,
  items: readonly NewItem[],
  key: string = randomUUID(),
): Promise<ListItemRow[]> {
  const { tables } = lists;
  const wanted = new Map<string, number>();
  for (const { itemId, qty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty);
  const known = await tables.select().from(listItems).where(eq(listItems.listId, list.id));
  const bySku = new Map(known.map((row) => [row.sku, row]));
  const fresh = [...wanted].filter(([sku]) => !bySku.has(sku));
  if (known.length + fresh.length > mostItems) {
    throw new Refusal(400, 'LIST_FULL', 'A list can have up to {n} items', { n: mostItems });
  }

  const made = fresh.map(([sku, qty]) => ({
    id: randomUUID(),
    listId: list.id,
    sku,
    qty: Math.min(qty, mostUnits),
    addKeys: [key],
  }));
  const added = made.length > 0 ? await tables.insert(listItems).values(made).returning() : [];
  for (const [sku, qty] of wanted) {
    const row = bySku.get(sku);
    if (row) added.push(await raise(tables, row, qty, key));
  }
  return added;
}

async function raise(tables: TableWriter, row: ListItemRow, qty: number, key: string): Promise<ListItemRow> {
  if (row.addKeys.includes(key)) return row;
  const change = { qty: Math.min(row.qty + qty, mostUnits), addKeys: [...row.addKeys, key].slice(-maxStoredKeys) };
  await tables.update(listItems).set(change).where(eq(listItems.id, row.id));
  return { ...row, ...change };
}

/** Deletes an item. A missing item was deleted before, perhaps by a call whose response was lost [LIST-028]. */
export async function deleteItem({ tables }: ListContext, list: ListRow, id: string): Promise<void> {
  await tables.delete(listItems).where(and(eq(listItems.listId, list.id), eq(listItems.id, id)));
}
