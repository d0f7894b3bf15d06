import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Visitor } from '../accounts/session';
import { findCart } from '../cart/findCart';
import { type CartLine, readLines } from '../cart/line';
import type { Tx } from '../database/open';
import { products, type SavedPlan, savedItems } from '../database/schema';
import { ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { countSaved, savedBy } from './savedItem';

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

type Item = v.InferOutput<typeof SaveRequest>['items'][number];

/** The source of the saved units, which identifies a repeated save, and the plans of their line. */
type Origin = { from: string; plans: SavedPlan[] };

/**
 * Saves items and returns their SKUs. A cart item is saved with its plans and stays in the cart: removing it is a
 * separate call. One line saved twice, or one request under one key, is saved once.
 */
export async function saveItems(
  tx: Tx,
  visitor: Visitor,
  items: Item[],
  key: string = randomUUID(),
): Promise<string[]> {
  const cart = await findCart(tx, visitor);
  const lines = cart ? await readLines(tx, cart.id) : [];
  await checkProducts(tx, items);
  // always in the same order, so that two saves cannot deadlock
  const inOrder = [...items].sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  for (const item of inOrder) await saveItem(tx, visitor, item, originOf(item, lines, key));
  if ((await countSaved(tx, visitor)) > most) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', `You can save up to ${most} items`);
  }
  return items.map(({ itemId }) => itemId);
}

async function checkProducts(tx: Tx, items: Item[]): Promise<void> {
  const skus = items.map(({ itemId }) => itemId);
  const known = await tx.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus));
  const unknown = skus.find((sku) => !known.some((product) => product.sku === sku));
  if (unknown !== undefined) throw new Refusal(400, 'INVALID_ITEM', `${unknown}: no such item`);
}

function originOf({ itemId, cartItemId }: Item, lines: CartLine[], key: string): Origin {
  if (!cartItemId) return { from: key, plans: [] };
  const line = lines.find(({ id, sku }) => id === cartItemId && sku === itemId);
  // a line that is saved already may have left the cart since
  if (!line) return { from: cartItemId, plans: [] };
  if (line.parentLineId !== null || line.product.kind === 'SAMPLE') {
    throw new Refusal(400, 'INVALID_DATA_ITEM', "This item can't be saved by itself");
  }
  const plans = lines
    .filter(({ parentLineId }) => parentLineId === line.id)
    .flatMap(({ sku, qty, parentRelation: relation }) =>
      relation === 'WARRANTY' || relation === 'ASSEMBLY' ? [{ sku, qty, relation }] : [],
    );
  return { from: cartItemId, plans };
}

/** Inserts the row before it updates it, so that two concurrent saves take turns. */
async function saveItem(tx: Tx, visitor: Visitor, { itemId: sku, qty }: Item, { from, plans }: Origin): Promise<void> {
  const owner = { sessionId: visitor.account ? null : visitor.session.id, accountId: visitor.account?.id ?? null };
  const savedAt = new Date();
  await tx
    .insert(savedItems)
    .values({ id: randomUUID(), ...owner, sku, savedFrom: {}, plans: [], savedAt })
    .onConflictDoNothing();
  const ownItem = and(savedBy(visitor), eq(savedItems.sku, sku));
  const [row] = await tx.select().from(savedItems).where(ownItem).for('update');
  if (!row) throw new Error('the saved item was deleted during the insert');
  const savedFrom = { ...row.savedFrom, [from]: qty };
  await tx
    .update(savedItems)
    .set({ savedFrom, plans: plans.length > 0 ? plans : row.plans, savedAt })
    .where(eq(savedItems.id, row.id));
}
