import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Reader, Tx } from '../database/open';
import { type CartRow, carts } from '../database/schema';
import type { Message } from './message';

/** The visitor's cart: the account's when signed in, else the session's. */
export async function findCart(reader: Reader, visitor: Visitor): Promise<CartRow | undefined> {
  const [cart] = await reader.select().from(carts).where(ownedBy(visitor));
  return cart;
}

/**
 * The visitor's cart, created if needed and locked until the transaction ends. Concurrent adds, from two tabs or
 * through two processes, take turns.
 */
export async function lockCart(tx: Tx, visitor: Visitor): Promise<CartRow> {
  await tx.insert(carts).values(emptyCart(visitor)).onConflictDoNothing();
  const [cart] = await tx.select().from(carts).where(ownedBy(visitor)).for('update');
  if (!cart) throw new Error('the cart was deleted before it could be locked');
  return cart;
}

/** Stores a message for the next change of the visitor's cart. */
export async function addMessage(tx: Tx, visitor: Visitor, message: Message): Promise<void> {
  const { id, pendingMessages } = await lockCart(tx, visitor);
  await tx
    .update(carts)
    .set({ pendingMessages: [...pendingMessages, message] })
    .where(eq(carts.id, id));
}

/** Stores where the cart ships to, which the tax depends on. Returns the cart with it. */
export async function shipToZip(tx: Tx, cart: CartRow, zipCode: string): Promise<CartRow> {
  await tx.update(carts).set({ zipCode }).where(eq(carts.id, cart.id));
  return { ...cart, zipCode };
}

function ownedBy({ session, account }: Visitor) {
  return account ? eq(carts.accountId, account.id) : eq(carts.sessionId, session.id);
}

export function emptyCart({ session, account }: Visitor): CartRow {
  return {
    id: randomUUID(),
    previousCartId: null,
    sessionId: account ? null : session.id,
    accountId: account?.id ?? null,
    coupons: [],
    furnitureServices: [],
    pendingMessages: [],
    proceedCheckout: false,
    budgetCenterId: null,
    poNumber: null,
    poRelease: null,
    shipToId: null,
    pickupDelegate: null,
    zipCode: null,
  };
}
