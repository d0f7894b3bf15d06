import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import { type Charges, charge } from '../../business/budgets';
import { type Buying, buyingOf } from '../../business/company';
import { needsApproval } from '../../business/missing';
import type { Tx } from '../../database/open';
import { type CartRow, cartLines, carts, type OrderPayment, orderLines, orders, products } from '../../database/schema';
import { Refusal } from '../../http/refusal';
import { countOrder } from '../../recommendations/pairs';
import { isPickup, takeFromShelves } from '../../stores/shelves';
import { lockCart } from '../findCart';
import { type CartLine, heldOf, lineUnitPrice, readLines } from '../line';
import { type Sums, totalsOf } from '../totals';
import { checkOrder, type OrderDoubt } from './checkOrder';
import { ownOrders } from './ownOrders';

/** Identifies a submission: two submissions under one key are one order. */
export type Submission = {
  key: string;
  /** the digest of what was submitted; the key of a placed order is refused with anything else */
  requestHash: string;
  /** the keys of earlier submissions that were not answered: if one of them has placed its order, no other is placed */
  earlierKeys?: readonly string[] | undefined;
};

/** `seenTotal` is the total that the customer saw, in cents. */
export type OrderRequest = {
  submission: Submission;
  shipTo: string;
  seenTotal: number;
  email?: string | undefined;
  payment?: OrderPayment | undefined;
};

/** `isEarlier` is set for the order of an earlier submission, which may not have what is in the cart now. */
export type OrderVerdict =
  | { ok: true; number: string; isWaiting: boolean; isEarlier?: boolean }
  | ({ ok: false } & OrderDoubt);

/**
 * Sells the cart: deducts the stock, charges the budgets, writes the order and empties the cart, or does none of it.
 * Everything that was checked before is checked again with the rows locked: the cart, then its products, then its
 * budget centers, always in that order. An order over its company's limit is written with the status that waits for
 * approval.
 */
export async function placeOrder(tx: Tx, visitor: Visitor, request: OrderRequest): Promise<OrderVerdict> {
  const cart = await lockCart(tx, visitor);
  const placed = await placedBefore(tx, visitor, request.submission);
  if (placed) return placed;

  const held = await readLines(tx, cart.id);
  const buying = await buyingOf(tx, visitor.account);
  const checked = await checkOrder(tx, { cart, held, visitor, buying });
  if ('reason' in checked) return { ok: false, ...checked };

  const { lines, charges } = checked;
  const { coupons, afterCoupons, ...sums } = totalsOf(cart, lines, visitor.account);
  if (sums.total !== request.seenTotal)
    return { ok: false, reason: 'changed', from: request.seenTotal, to: sums.total };
  await takeFromShelves(tx, lines);
  for (const sku of new Set(lines.map((line) => line.sku))) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${heldOf(lines, sku)}` })
      .where(eq(products.sku, sku));
  }
  const isWaiting = buying !== undefined && needsApproval(buying, sums.total);
  const key = await freeKey(tx, request.submission.key);
  const order = { cart, lines, charges, visitor, buying, sums, isWaiting, request, key };
  const number = await writeOrder(tx, order);
  await emptyOrderedCart(tx, cart);
  return { ok: true, number, isWaiting };
}

/** The key of an order that was placed is submitted with something else. */
export class KeyReused extends Refusal {
  constructor(readonly number: string) {
    super(409, 'IDEMPOTENCY_KEY_REUSED', 'Order {number} was placed before these changes, and was not changed.', {
      number,
    });
  }
}

/**
 * The order that this submission has placed already. Call it with the cart locked, because the first submission may be
 * in flight. Throws KeyReused when that one had other details.
 */
export async function placedBefore(
  tx: Tx,
  visitor: Visitor,
  { key, requestHash, earlierKeys = [] }: Submission,
): Promise<OrderVerdict | undefined> {
  const [order] = await tx
    .select({ number: orders.number, status: orders.status, key: orders.key, requestHash: orders.requestHash })
    .from(orders)
    .where(and(inArray(orders.key, [key, ...earlierKeys]), ownOrders(visitor)));
  if (!order) return undefined;
  const isOther = order.key === key && order.requestHash !== null && order.requestHash !== requestHash;
  if (isOther) throw new KeyReused(order.number);
  const isWaiting = order.status === 'WAITING_FOR_APPROVAL';
  return { ok: true, number: order.number, isWaiting, ...(order.key !== key && { isEarlier: true }) };
}

/** If another visitor has submitted a form with this key, after a sign-in or sign-out, this order has no key. */
async function freeKey(tx: Tx, key: string): Promise<string | undefined> {
  const [existing] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.key, key));
  return existing ? undefined : key;
}

type NewOrder = {
  cart: CartRow;
  lines: CartLine[];
  charges: Charges;
  visitor: Visitor;
  buying: Buying | undefined;
  sums: Sums;
  isWaiting: boolean;
  request: OrderRequest;
  key: string | undefined;
};

async function writeOrder(tx: Tx, order: NewOrder): Promise<string> {
  const { cart, lines, charges, visitor, buying, sums, isWaiting, request, key } = order;
  const [saved] = await tx
    .insert(orders)
    .values({
      number: sql`'Q-' || nextval('order_numbers')`,
      customerId: visitor.account?.customerId ?? null,
      accountId: visitor.account?.id ?? null,
      sessionId: visitor.session.id,
      placedOn: new Date().toISOString().slice(0, 10),
      total: sums.total,
      sums,
      shipTo: request.shipTo,
      pickupDelegate: lines.some(isPickup) ? cart.pickupDelegate : null,
      status: isWaiting ? 'WAITING_FOR_APPROVAL' : 'CONFIRMED',
      poNumber: buying ? cart.poNumber : null,
      poRelease: buying ? cart.poRelease : null,
      key: key ?? null,
      requestHash: key === undefined ? null : request.submission.requestHash,
      cartId: cart.id,
      email: request.email ?? null,
      payment: request.payment ?? (buying && cart.poNumber ? 'PURCHASE_ORDER' : 'INVOICE'),
    })
    .returning({ number: orders.number });
  if (!saved) throw new Error('the database did not return the inserted order');
  await tx.insert(orderLines).values(
    lines.map((line) => ({
      orderNumber: saved.number,
      sku: line.sku,
      qty: line.qty,
      unitPrice: lineUnitPrice(line),
      storeNumber: isPickup(line) ? line.storeNumber : null,
    })),
  );
  await countOrder(tx, saved.number);
  await charge(tx, saved.number, charges);
  return saved.number;
}

/** Empties the ordered cart. Details of one order do not carry over to the next. */
async function emptyOrderedCart(tx: Tx, cart: CartRow): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  const forgotten = { budgetCenterId: null, poNumber: null, poRelease: null, pickupDelegate: null, zipCode: null };
  await tx
    .update(carts)
    .set({ coupons: [], furnitureServices: [], pendingMessages: [], proceedCheckout: false, ...forgotten })
    .where(eq(carts.id, cart.id));
}
