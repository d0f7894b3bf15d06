import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type SavedPlan, savedItems } from '../database/savedSchema';
import { ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import type { SavedContext } from './savedContext';
import { countSaved } from './savedItem';

const most = 1000;

export const SaveRequest = v.object({
  items: v.pipe(
    v.array(
      v.object({
        itemId: ShortText,
        qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
        cartItemId: v.nullish(ShortText),
      }),
    ),
    v.minLength(1, 'Items not passed'),
    v.maxLength(200),
  ),
});

export type ItemToSave = v.InferOutput<typeof SaveRequest>['items'][number];

/** Finds the plans of the cart line that an item comes from. Throws a Refusal if it can't be saved by itself. */
export type PlansOf = (item: ItemToSave) => SavedPlan[];

/**
 * Saves items of products that the shop sells. A cart item is saved with its plans and stays in the cart: removing it is
 * a separate call. One line saved twice, or one request under one key, is saved once.
 */
export async function saveItems(
  context: SavedContext,
  items: ItemToSave[],
  plansOf: PlansOf,
  key: string = randomUUID(),
): Promise<void> {
  // always in the same order, so that two saves cannot deadlock
  const inOrder = [...items].sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  for (const item of inOrder) await saveItem(context, item, { from: item.cartItemId || key, plans: plansOf(item) });
  if ((await countSaved(context)) > most) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'You can save up to {n} items', { n: most });
  }
}

/** Refuses SKUs that the shop does not sell. */
export async function checkProducts({ namesOf }: SavedContext, skus: string[]): Promise<void> {
  const names = await namesOf(skus);
  const unknown = skus.find((sku) => !names.has(sku));
  if (unknown !== undefined) throw new Refusal(400, 'INVALID_ITEM', 'We couldn’t find item {sku}', { sku: unknown });
}

/** The source of the saved units, which identifies a repeated save, and the plans of their line. */
type Origin = { from: string; plans: SavedPlan[] };

/** Inserts the row before it updates it, so that two concurrent saves take turns. */
async function saveItem(
  { tables, owner }: SavedContext,
  { itemId: sku, qty }: ItemToSave,
  { from, plans }: Origin,
): Promise<void> {
  const savedAt = new Date();
  await tables
    .insert(savedItems)
    .values({ id: randomUUID(), owner, sku, savedFrom: {}, plans: [], savedAt })
    .onConflictDoNothing();
  const ownItem = and(eq(savedItems.owner, owner), eq(savedItems.sku, sku));
  const [row] = await tables.select().from(savedItems).where(ownItem).for('update');
  if (!row) throw new Error('the saved item was deleted during the insert');
  const savedFrom = { ...row.savedFrom, [from]: qty };
  await tables
    .update(savedItems)
    .set({ savedFrom, plans: plans.length > 0 ? plans : row.plans, savedAt })
    .where(eq(savedItems.id, row.id));
}
