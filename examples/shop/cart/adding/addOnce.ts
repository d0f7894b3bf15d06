import { and, eq, lt } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import type { Tx } from '../../database/open';
import { addEffects, type CartRow, carts } from '../../database/schema';
import { couponCodes } from '../coupons';
import type { LineEffect } from '../effect';
import { readLines } from '../line';
import type { AddRequest } from '../requests';
import { addItems } from './addItems';
import { prepareAdding } from './adding';
import { moveBefore } from './moveBefore';

const retentionMs = 24 * 3_600_000;

/**
 * Adds under an idempotency key. The first call acts; a repeated call returns the effects of the first. They are stored in
 * the database, so another process may handle the repeated call.
 */
export async function addOnce(
  tx: Tx,
  cart: CartRow,
  visitor: Visitor,
  request: AddRequest,
  key: string | undefined,
): Promise<LineEffect[]> {
  const earlier = key ? await findEffect(tx, cart.id, key) : undefined;
  if (earlier) return earlier.effect.lines;

  const lines = await addToCart(tx, cart, visitor, request);
  if (key) await tx.insert(addEffects).values({ cartId: cart.id, key, effect: { lines }, addedAt: new Date() });
  return lines;
}

/**
 * Changes the cart for one form. A repeated submission returns the effects of the first while its lines are in the cart:
 * a page that the browser restores still has its key after the customer has deleted or ordered them.
 */
export async function changeOnce(
  tx: Tx,
  cart: CartRow,
  key: string,
  change: () => Promise<LineEffect[]>,
): Promise<LineEffect[]> {
  const earlier = await findEffect(tx, cart.id, key);
  const held = new Set((await readLines(tx, cart.id)).map(({ id }) => id));
  const isThere = earlier?.effect.lines.some(({ cartItemId }) => cartItemId !== undefined && held.has(cartItemId));
  if (earlier && isThere) return earlier.effect.lines;

  const lines = await change();
  const saved = { effect: { lines }, addedAt: new Date() };
  await tx
    .insert(addEffects)
    .values({ cartId: cart.id, key, ...saved })
    .onConflictDoUpdate({ target: [addEffects.cartId, addEffects.key], set: saved });
  return lines;
}

export async function addToCart(tx: Tx, cart: CartRow, visitor: Visitor, request: AddRequest): Promise<LineEffect[]> {
  if (request.coupons?.length) {
    cart.coupons = couponCodes([...cart.coupons, ...request.coupons]);
    await tx.update(carts).set({ coupons: cart.coupons }).where(eq(carts.id, cart.id));
  }
  const adding = await prepareAdding(tx, cart, visitor, request);
  const known = adding.lines.length;
  const effects = await addItems(tx, adding, request.items);
  if (request.beforeCartItemId) await moveBefore(tx, adding.lines, known, request.beforeCartItemId);
  return effects;
}

async function findEffect(tx: Tx, cartId: string, key: string) {
  await tx
    .delete(addEffects)
    .where(and(eq(addEffects.cartId, cartId), lt(addEffects.addedAt, new Date(Date.now() - retentionMs))));
  const [row] = await tx
    .select()
    .from(addEffects)
    .where(and(eq(addEffects.cartId, cartId), eq(addEffects.key, key)));
  return row;
}
