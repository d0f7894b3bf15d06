import { eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Tx } from '../database/open';
import { cartLines, carts } from '../database/schema';
import { couponCodes } from './coupons';
import { findCart, lockCart } from './findCart';
import { mergedServices } from './furniture';
import { type CartLine, readLines } from './line';
import { message } from './message';

/**
 * Brings what a guest gathered into the cart of the account that the guest signs in to. No line is lost: equal
 * lines become one with both quantities, up to what one cart may hold; all others move with their plans and parts.
 */
export async function mergeCarts(tx: Tx, guest: Visitor, customer: Visitor): Promise<void> {
  const found = await findCart(tx, { ...guest, account: null });
  if (!found) return;
  const left = await lockCart(tx, { ...guest, account: null }); // an add that is under way comes first
  const target = await lockCart(tx, customer);
  const moving = await readLines(tx, left.id);
  const staying = await readLines(tx, target.id);
  const joined = new Map<string, string>();
  for (const line of moving.filter(({ parentLineId }) => parentLineId === null)) {
    const equal = isAlone(line, moving) ? staying.find((it) => isAlone(it, staying) && isEqual(it, line)) : undefined;
    if (equal) await join(tx, equal, line);
    if (equal) joined.set(line.id, equal.id);
  }
  await tx.update(cartLines).set({ cartId: target.id }).where(eq(cartLines.cartId, left.id));
  await tx.delete(carts).where(eq(carts.id, left.id));
  await tx
    .update(carts)
    .set({
      previousCartId: left.id,
      coupons: couponCodes([...target.coupons, ...left.coupons]),
      furnitureServices: mergedServices(target.furnitureServices, left.furnitureServices, joined),
      pickupDelegate: target.pickupDelegate ?? left.pickupDelegate,
      ...(moving.length > 0 && { pendingMessages: [...target.pendingMessages, message('CART_AUTO_MERGE', 'INFO')] }),
    })
    .where(eq(carts.id, target.id));
}

async function join(tx: Tx, kept: CartLine, joined: CartLine): Promise<void> {
  const most = Math.min(...[kept.product.maxPerLine, kept.product.maxPerCart, 9999].filter((it) => it !== null));
  const qty = Math.max(kept.qty, Math.min(kept.qty + joined.qty, most));
  await tx.update(cartLines).set({ qty }).where(eq(cartLines.id, kept.id));
  await tx.delete(cartLines).where(eq(cartLines.id, joined.id));
}

/** A line with plans or parts below it moves as a family. */
function isAlone(line: CartLine, lines: CartLine[]): boolean {
  return line.parentLineId === null && !lines.some(({ parentLineId }) => parentLineId === line.id);
}

function isEqual(a: CartLine, b: CartLine): boolean {
  return a.sku === b.sku && a.deliveryType === b.deliveryType && a.storeNumber === b.storeNumber;
}
