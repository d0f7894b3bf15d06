import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { VendorBody } from '../../../../src/core/payment/contract/payment';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { hashOf } from '../../api/idempotencyKey';
import { findCart, lockCart, shipToZip } from '../../cart/findCart';
import { isPaid, readLines } from '../../cart/line';
import { KeyReused, placedBefore, placeOrder } from '../../cart/order/placeOrder';
import { totalsOf } from '../../cart/totals';
import { readForm } from '../../http/readRequest';
import { sayKnown } from '../../languages/say';
import { requireCityAndState } from '../../payment/addresses';
import { shareOut } from '../../payment/amounts';
import { readCartPayments } from '../../payment/cartPayments';
import { type PaidOrderRequest, type PaidVerdict, payOrder } from '../../payment/payOrder';
import { changedSince, readShown, shownOf } from '../../payment/shownOrder';
import { unpaidMethodsOf, unpaidProblem } from '../../payment/unpaidMethods';
import { plainPayment } from '../payment/paymentParts';
import { formContext } from '../platform/formContext';
import { html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { leaveNotices } from '../platform/notices';
import { checkoutFields, destination, isShipped, pickupPlaces, problemOf, Typed, unpaidOptions } from './checkoutForm';
import { checkoutScript, checkoutScriptFiles } from './checkoutScript';
import { declineMessage, doubtMessage } from './orderMessages';
import { orderPath } from './orderPage';
import { orderSummary } from './orderSummary';
import { placedWith, seenIn } from './shownFields';

/** The vendors that the visitor may pay with. */
type VendorsFor = (c: ShopContext) => VendorBody[];

/**
 * The checkout of a consumer, guest or customer, as one plain form. It charges the payments that the payment step has
 * applied to the cart. Without any, the customer chooses one of the other ways that the shop offers them.
 */
export function checkoutPages(vendorsFor: VendorsFor): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  const shipTo = (c: ShopContext, zipCode: string) =>
    c.get('database').transaction(async (tx) => shipToZip(tx, await lockCart(tx, c.get('visitor')), zipCode));
  pages.route('/', checkoutScriptFiles<ShopEnv>(shipTo));
  pages.get('/cc/api/precheckout', (c) => c.redirect('/cc/sparq/checkout'));
  pages.get('/cc/sparq/checkout', async (c) => {
    const { account } = c.get('visitor');
    if (account?.companyId) return c.redirect('/cc/sba/checkout');
    const known = { name: account?.name ?? '', email: account?.login ?? '', zipCode: account?.zipCode ?? '' };
    return checkoutPage(c, { ...blank, ...known, ...placeOf(known.zipCode) }, vendorsFor);
  });
  pages.post('/webapp/checkout', async (c) => {
    // a business buyer who signs in late continues with the business checkout
    if (c.get('visitor').account?.companyId) return c.redirect('/cc/sba/checkout', 303);
    const typed = await readForm(c, Typed);
    const verdict = await sell(c, typed);
    const texts = formContext(c);
    if (typeof verdict === 'string') return checkoutPage(c, typed, vendorsFor, sayKnown(texts.language, verdict));
    if (verdict.ok) return c.redirect(orderPath(verdict.number), 303);
    // a new key, because the order is a different one once it is paid differently
    if ('code' in verdict) {
      const { code, due } = verdict;
      const declined = declineMessage(code, texts.language);
      const left = due && texts.say('You have {amount} left to pay.', { amount: texts.money(due) });
      const message = [declined, left].filter(Boolean).join(' ');
      return checkoutPage(c, { ...typed, key: undefined }, vendorsFor, message);
    }
    if (verdict.reason === 'changed')
      return checkoutPage(c, { ...typed, key: undefined }, vendorsFor, doubtMessage(verdict, texts));
    await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'bad', text: doubtMessage(verdict, texts) }]);
    return c.redirect('/cc/mmx/cart?mcRefresh=true', 303);
  });
  return pages;
}

const blank = { name: '', email: '', address1: '', address2: '', zipCode: '', city: '', state: '' } as const;

/** City and state of a known ZIP code; nothing for an unknown one. */
function placeOf(zipCode: string): Partial<Typed> {
  try {
    return requireCityAndState(zipCode);
  } catch {
    return {};
  }
}

/** An order that is charged before it is placed. */
type Unpaid = Omit<PaidOrderRequest, 'seen'>;

/** Places the order, once for each form however often it is submitted, or returns what is wrong with the form. */
async function sell(c: ShopContext, typed: Typed): Promise<PaidVerdict | string> {
  const visitor = c.get('visitor');
  const database = c.get('database');
  const { email, payment, key = randomUUID() } = typed;
  const submission = { key, requestHash: hashOf(typed) };
  const seen = seenIn(typed);
  try {
    const sold = await database.transaction(async (tx): Promise<PaidVerdict | string | { order: Unpaid }> => {
      const held = await lockCart(tx, visitor);
      const placed = await placedBefore(tx, visitor, submission);
      if (placed) return placed;
      const lines = await readLines(tx, held.id);
      const isOrder = lines.some(isPaid);
      const problem = isOrder ? problemOf(typed, isShipped(lines)) : undefined;
      if (problem) return problem;
      const cart = isOrder && isShipped(lines) ? await shipToZip(tx, held, typed.zipCode) : held;
      const changed = isOrder ? changedSince(seen, await readShown(tx, visitor, cart)) : undefined;
      if (changed) return { ok: false, ...changed };
      const shipTo = lines.length > 0 ? await destination(tx, typed, lines) : '';
      const isPaidByCard = (await readCartPayments(tx, cart)).length > 0;
      const order = { submission, shipTo, email };
      const unpaid = isPaidByCard || !isOrder ? undefined : unpaidProblem(visitor, lines, payment);
      if (unpaid) return unpaid;
      return isPaidByCard ? { order } : placeOrder(tx, visitor, { ...order, seenTotal: seen.total, payment });
    });
    // the cart is not locked while the processor is called
    return typeof sold === 'object' && 'order' in sold
      ? await payOrder(database, visitor, { ...sold.order, seen })
      : sold;
  } catch (error) {
    if (error instanceof KeyReused) return placedWith(c, error);
    throw error;
  }
}

async function checkoutPage(c: ShopContext, typed: Typed, vendorsFor: VendorsFor, problem?: string): Promise<Response> {
  const database = c.get('database');
  const { account } = c.get('visitor');
  const cart = await findCart(database, c.get('visitor'));
  const lines = cart ? await readLines(database, cart.id) : [];
  if (!lines.some(isPaid)) return c.redirect('/cc/mmx/cart');
  const totals = totalsOf(cart, lines, account);
  const { shares } = shareOut(totals.total, await readCartPayments(database, cart));
  const shown = shownOf({ cart, lines, totals, shares, buying: undefined });
  const places = await pickupPlaces(database, lines);
  const texts = formContext(c);
  const { say } = texts;
  const signIn = '/office/supplies/login?jumpUrl=%2Fcc%2Fsparq%2Fcheckout';
  return respondPage(c, {
    title: say('Checkout'),
    first: { widgets: ['payment-tabs', 'place-order-button'], calls: ['/cc/api/checkout/default/payment'] },
    scripts: [checkoutScript],
    status: problem ? 400 : 200,
    backTo: '/cc/mmx/cart',
    body: html`<div class="checkout">${orderSummary('/cc/sparq/checkout', lines, totals, shares, texts)}
      <form class="checkout-form" method="post" action="/webapp/checkout">
        <h1>${say('Checkout')}</h1>${problem ? html`<p class="notice notice-bad" role="alert">${problem}</p>` : nothing}
        ${account ? html`<p class="quiet">${say('Signed in as {login}', { login: account.login })}</p>` : html`<p class="quiet">${say('Checking out as a guest.')} <a href="${signIn}">${say('Sign in to save this order to your account.')}</a></p>`}
        ${checkoutFields({ typed, lines, places, shown, totals, texts, isRefused: problem !== undefined })}
        <section><h2>${say('Payment')}</h2>
          <div data-quire="payment-tabs">${shares.length === 0 ? unpaidOptions(typed, unpaidMethodsOf(c.get('visitor'), lines), texts) : nothing}${plainPayment(shares, vendorsFor(c), texts)}</div>
        </section>
        <section class="review">
          <div data-quire="place-order-button"><button type="submit" class="button">${say('Place order')}</button></div>
        </section>
      </form>
    </div>`,
  });
}
