import { and, eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import { lockCart } from '../cart/findCart';
import { readLines } from '../cart/line';
import { checkOrder } from '../cart/order/checkOrder';
import { type OrderRequest, type OrderVerdict, placedBefore, placeOrder } from '../cart/order/placeOrder';
import { totalsOf } from '../cart/totals';
import type { Database, Tx } from '../database/open';
import { type CartRow, cartPayments, orderPayments, savedCards, vaultCharges } from '../database/schema';
import { vendorNamed } from '../provider/vendors';
import { areAuthorised, authorise, type ChargeVerdict, capture, voidCharges } from '../vault/charges';
import { shareOut } from './amounts';
import { type CartPayment, readCartPayments } from './cartPayments';
import { changedSince, type Shown, shownOf } from './shownOrder';

/** `due` is the unpaid rest of an order that is covered only in part, in cents. */
type Declined = {
  ok: false;
  code: Extract<ChargeVerdict, { ok: false }>['code'] | 'PAYMENT_OPERATION_FAILED';
  due?: number;
};

export type PaidVerdict = OrderVerdict | Declined;

/** The charges of one order: one for each card, with its amount in cents. */
type Plan = { shares: (CartPayment & { amount: number })[]; charges: Charge[] };

type Charge = { key: string; payment: CartPayment; amount: number };

/** An order to pay, with what its customer saw at the checkout. */
export type PaidOrderRequest = Omit<OrderRequest, 'seenTotal' | 'payment'> & { seen: Shown };

/** How often a cart may change between its charges and its order before the customer is prompted to check it. */
const tries = 3;

/**
 * Charges the payments of the cart and places the order, or does neither. The processor is called between two
 * transactions, as a remote one would be. The keys of the charges are derived from the order's key, so that a second
 * submission, or one after a lost connection, finds the existing charges. Authorisations for an order that is not
 * placed are voided. An order that differs from what the customer saw is refused before anything is charged.
 */
export async function payOrder(database: Database, visitor: Visitor, request: PaidOrderRequest): Promise<PaidVerdict> {
  const act = `${visitor.session.id} ${request.submission.key}`;
  for (let time = 0; time < tries; time += 1) {
    const plan = await database.transaction((tx) => planOf(tx, visitor, request, act));
    if ('ok' in plan) {
      await voidCharges(database, act);
      return plan;
    }
    const declined = await authoriseAll(database, plan, act);
    const verdict = declined ?? (await database.transaction((tx) => finish(tx, visitor, { ...request, act }, plan)));
    if (verdict !== 'changed') {
      // an order that an earlier submission has placed is not paid by this one
      await voidCharges(database, act);
      return verdict;
    }
  }
  await voidCharges(database, act);
  return { ok: false, code: 'PAYMENT_OPERATION_FAILED' };
}

/** The charges to make, or a final verdict: the order was placed before, cannot be placed, or is not fully paid. */
async function planOf(
  tx: Tx,
  visitor: Visitor,
  { submission, seen }: PaidOrderRequest,
  act: string,
): Promise<Plan | PaidVerdict> {
  const cart = await lockCart(tx, visitor);
  const placed = await placedBefore(tx, visitor, submission);
  if (placed) return placed;
  const held = await readLines(tx, cart.id);
  const checked = await checkOrder(tx, { cart, held, visitor, buying: undefined });
  if ('reason' in checked) return { ok: false, ...checked };
  const totals = totalsOf(cart, checked.lines, visitor.account);
  const { shares, due } = shareOut(totals.total, await paymentsOf(tx, cart, act));
  const changed = changedSince(seen, shownOf({ cart, lines: checked.lines, totals, shares, buying: undefined }));
  if (changed) return { ok: false, ...changed };
  if (due > 0) return { ok: false, code: 'PAYMENT_OPERATION_FAILED', due };
  const charges = shares
    .filter(({ amount }) => amount > 0)
    .map(({ amount, ...payment }) => ({ key: `${act} ${payment.id} ${amount}`, payment, amount }));
  return { shares, charges };
}

/** The payments of the cart. What an earlier submission of this order has authorised still belongs to it. */
async function paymentsOf(tx: Tx, cart: CartRow, act: string): Promise<CartPayment[]> {
  const ownCharges = and(eq(vaultCharges.act, act), eq(vaultCharges.status, 'AUTHORISED'));
  const authorised = await tx.select().from(vaultCharges).where(ownCharges);
  return (await readCartPayments(tx, cart)).map((payment) => ({
    ...payment,
    most:
      payment.most === undefined
        ? undefined
        : authorised.reduce((most, { token, amount }) => most + (token === payment.token ? amount : 0), payment.most),
  }));
}

async function authoriseAll(database: Database, { charges }: Plan, act: string): Promise<Declined | undefined> {
  for (const { key, payment, amount } of charges) {
    const verdict = await authorise(database, { key, act, token: payment.token, amount });
    if (!verdict.ok) return verdict;
  }
  return undefined;
}

/**
 * Places the order with the cart locked, and captures the charges. Returns `changed` when the cart or its charges are
 * no longer the same.
 */
async function finish(
  tx: Tx,
  visitor: Visitor,
  { act, seen, ...request }: PaidOrderRequest & { act: string },
  { shares, charges }: Plan,
): Promise<OrderVerdict | 'changed'> {
  const cart = await lockCart(tx, visitor);
  const placed = await placedBefore(tx, visitor, request.submission);
  if (placed) return placed;
  const lines = await readLines(tx, cart.id);
  const totals = totalsOf(cart, lines, visitor.account);
  const current = shownOf({ cart, lines, totals, shares, buying: undefined });
  if (lines.length > 0 && changedSince(seen, current)) return 'changed';
  const keys = charges.map(({ key }) => key);
  // another submission of the same order may have voided these charges
  if (!(await areAuthorised(tx, keys))) return 'changed';
  const payment = charges.some((charge) => vendorNamed(charge.payment.paymentType)) ? 'VENDOR' : 'CARD';
  const verdict = await placeOrder(tx, visitor, { ...request, seenTotal: seen.total, payment });
  if (!verdict.ok) return verdict;
  await capture(tx, act, keys);
  for (const { key, payment, amount } of charges) {
    const { paymentType, face, savedCardId } = payment;
    const { brand, lastFour } = face;
    await tx
      .insert(orderPayments)
      .values({ chargeKey: key, orderNumber: verdict.number, paymentType, brand, lastFour, amount });
    if (savedCardId) await tx.update(savedCards).set({ usedAt: new Date() }).where(eq(savedCards.id, savedCardId));
  }
  await tx.delete(cartPayments).where(eq(cartPayments.cartId, cart.id));
  return verdict;
}
