import { eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Tx } from '../database/open';
import { cartLines, carts } from '../database/schema';
import { couponCodes } from './coupons';
import { deleteLine } from './deleteLine';
import { findCart, lockCart } from './findCart';
import { mergedServices } from './furniture';
import { type CartLine, heldOf, readLines } from './line';
import { type Message, message } from './message';
import { orderedBefore } from './order/orderedBefore';
import { grantQuantity } from './quantity';

/**
 * Merges a guest's cart into the cart of the account that the guest signs in to. Equal lines become one with the sum of
 * the quantities; all others move with their plans and parts. A product's limits apply to all its lines together, and
 * the account's lines have priority. Units over the limit are dropped, and the cart has a message about it.
 */
export async function mergeCarts(tx: Tx, guest: Visitor, customer: Visitor): Promise<void> {
  const found = await findCart(tx, { ...guest, account: null });
  if (!found) return;
  const left = await lockCart(tx, { ...guest, account: null }); // waits for an add in flight
  const target = await lockCart(tx, customer);
  const moving = await readLines(tx, left.id);
  const hasMoved = moving.length > 0;
  const staying = await readLines(tx, target.id);
  const skus = moving.map(({ sku }) => sku);
  const merging: Merging = { moving, staying, before: await orderedBefore(tx, customer, skus), joined: new Map() };
  const messages: Message[] = [];
  for (const line of moving.filter(({ parentLineId }) => parentLineId === null)) {
    for (const remark of await mergeLine(tx, merging, line)) {
      const isReported = messages.some(({ code, itemId }) => code === remark.code && itemId === remark.itemId);
      if (!isReported) messages.push(remark);
    }
  }
  await tx.update(cartLines).set({ cartId: target.id }).where(eq(cartLines.cartId, left.id));
  await tx.delete(carts).where(eq(carts.id, left.id));
  await tx
    .update(carts)
    .set({
      previousCartId: left.id,
      coupons: couponCodes([...target.coupons, ...left.coupons]),
      furnitureServices: mergedServices(target.furnitureServices, left.furnitureServices, merging.joined),
      pickupDelegate: target.pickupDelegate ?? left.pickupDelegate,
      zipCode: left.zipCode ?? target.zipCode,
      ...(hasMoved && {
        pendingMessages: [...target.pendingMessages, message('CART_AUTO_MERGE', 'INFO'), ...messages],
      }),
    })
    .where(eq(carts.id, target.id));
}

type Merging = {
  moving: CartLine[];
  /** The lines of the account's cart, including those merged so far. */
  staying: CartLine[];
  before: Map<string, number>;
  /** The guest's line, and the line of the account that it was merged into. */
  joined: Map<string, string>;
};

/** Moves as many units of a line as the account's limits allow. Returns messages about the units that it dropped. */
async function mergeLine(tx: Tx, merging: Merging, line: CartLine): Promise<Message[]> {
  const { moving, staying, before, joined } = merging;
  const equal = isAlone(line, moving) ? staying.find((it) => isAlone(it, staying) && isEqual(it, line)) : undefined;
  const held = {
    inLine: equal?.qty ?? 0,
    inCart: heldOf(staying, line.sku),
    orderedBefore: before.get(line.sku) ?? 0,
  };
  // stock is checked when the cart is ordered
  const endless = { ...line.product, stock: Number.MAX_SAFE_INTEGER };
  const { granted, message: why } = grantQuantity(endless, line.qty, held);

  if (equal) {
    equal.qty += granted;
    joined.set(line.id, equal.id);
    await tx.update(cartLines).set({ qty: equal.qty }).where(eq(cartLines.id, equal.id));
  }
  if (equal || granted === 0) await deleteLine(tx, moving, line);
  else staying.push(...(await shrinkTo(tx, moving, line, granted)));
  return why ? [{ ...why, type: 'WARNING' }] : [];
}

/**
 * The line and those below it, reduced to this many units: parts scale with the bundle, and plans never exceed the
 * units that they cover.
 */
async function shrinkTo(tx: Tx, moving: CartLine[], line: CartLine, units: number): Promise<CartLine[]> {
  const family = [line, ...moving.filter(({ parentLineId }) => parentLineId === line.id)];
  const before = line.qty;
  for (const it of family) {
    const isPart = it.parentRelation === 'BUNDLE';
    const qty = it === line ? units : isPart ? (it.qty / before) * units : Math.min(it.qty, units);
    if (qty !== it.qty) await tx.update(cartLines).set({ qty }).where(eq(cartLines.id, it.id));
    it.qty = qty;
  }
  return family;
}

/** Whether a line has no plans, parts or parent. Lines that have them move together. */
function isAlone(line: CartLine, lines: CartLine[]): boolean {
  return line.parentLineId === null && !lines.some(({ parentLineId }) => parentLineId === line.id);
}

function isEqual(a: CartLine, b: CartLine): boolean {
  return a.sku === b.sku && a.deliveryType === b.deliveryType && a.storeNumber === b.storeNumber;
}
