import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { hashOf } from '../../api/idempotencyKey';
import { budgetsOf } from '../../business/budgets';
import { type Buying, buyingOf } from '../../business/company';
import { locationsOf } from '../../business/locations';
import { missingAccounting } from '../../business/missing';
import { orderForCompany } from '../../business/orderForCompany';
import { findCart } from '../../cart/findCart';
import { isPaid, readLines } from '../../cart/line';
import { KeyReused, type OrderVerdict } from '../../cart/order/placeOrder';
import { totalsOf } from '../../cart/totals';
import { readForm } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { sayRefusal } from '../../languages/say';
import { shownOf } from '../../payment/shownOrder';
import { formContext } from '../platform/formContext';
import { html, nothing } from '../platform/html';
import { languageOf, sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { leaveNotices } from '../platform/notices';
import {
  AccountingFields,
  type AccountingTyped,
  accountInfoIn,
  accountingFormFields,
  purchaseOrderField,
} from './accountingForm';
import { review } from './businessParts';
import { deliveryMethod } from './checkoutForm';
import { checkoutScript } from './checkoutScript';
import { doubtMessage } from './orderMessages';
import { orderPath } from './orderPage';
import { orderSummary } from './orderSummary';
import { placedWith, ShownFields, seenIn, shownFields } from './shownFields';

const path = '/cc/sba/checkout';
const Typed = v.object({
  ...AccountingFields.entries,
  key: v.optional(v.pipe(v.string(), v.uuid())),
  ...ShownFields.entries,
});

/** The checkout of a business: on its account or on a purchase order, within its rules. It works without any script. */
export function businessCheckoutPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(path, async (c) => {
    const buying = await buyingOf(c.get('database'), c.get('visitor').account);
    return buying
      ? checkoutPage(c, buying, {})
      : c.redirect(`/office/supplies/login?TARGET=${encodeURIComponent(path)}`);
  });
  pages.post(path, async (c) => {
    const buying = await buyingOf(c.get('database'), c.get('visitor').account);
    if (!buying) return c.redirect(`/office/supplies/login?TARGET=${encodeURIComponent(path)}`, 303);
    const typed = await readForm(c, Typed);
    const verdict = await order(c, typed);
    if (typeof verdict === 'string') return checkoutPage(c, buying, typed, verdict);
    if (verdict.ok) return c.redirect(orderPath(verdict.number), 303);
    return checkoutPage(c, buying, typed, doubtMessage(verdict, formContext(c)));
  });
  return pages;
}

/** Places the order, or returns what is wrong with the form. */
async function order(c: ShopContext, typed: v.InferOutput<typeof Typed>): Promise<OrderVerdict | string> {
  const { shipTo, key } = typed;
  const accountInfo = accountInfoIn(typed);
  if (typeof accountInfo === 'string') return sayOf(c)(accountInfo);
  const submission = { key: key ?? randomUUID(), requestHash: hashOf(typed) };
  const order = { submission, seen: seenIn(typed), accountInfo, shipToId: shipTo };
  try {
    return await c.get('database').transaction((tx) => orderForCompany(tx, c.get('visitor'), order));
  } catch (error) {
    if (error instanceof KeyReused) return placedWith(c, error);
    if (error instanceof Refusal) return sayRefusal(languageOf(c), error);
    throw error;
  }
}

async function checkoutPage(
  c: ShopContext,
  buying: Buying,
  typed: AccountingTyped & { key?: string | undefined },
  problem?: string,
): Promise<Response> {
  const database = c.get('database');
  const { account } = c.get('visitor');
  const cart = await findCart(database, c.get('visitor'));
  const lines = cart ? await readLines(database, cart.id) : [];
  if (!cart || !lines.some(isPaid)) {
    if (problem) await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'bad', text: problem }]);
    return c.redirect('/cc/sba/cart', 303);
  }
  const budgets = await budgetsOf(database, buying.company.id);
  const locations = await locationsOf(database, buying.company.id);
  const totals = totalsOf(cart, lines, account);
  const shown = shownOf({ cart, lines, totals, shares: [], buying });
  const withoutCenter = missingAccounting(buying, { ...cart, budgetCenterId: null }, lines);
  const needsCenter = withoutCenter.includes('BC');
  const texts = formContext(c);
  const { say } = texts;
  const company = buying.company.name;
  return respondPage(c, {
    title: say('Checkout'),
    first: {
      widgets: ['payment-tabs', 'place-order-button'],
      calls: ['/cc/api/checkout/default/payment?tenantId=10051'],
    },
    scripts: [checkoutScript],
    status: problem ? 400 : 200,
    backTo: '/cc/sba/cart',
    body: html`<div class="checkout">${orderSummary(path, lines, totals, [], texts)}
      <form class="checkout-form" method="post" action="${path}">
        <h1>${say('Checkout')}</h1>${problem ? html`<p class="notice notice-bad" role="alert">${problem}</p>` : nothing}
        <input type="hidden" name="key" value="${typed.key ?? randomUUID()}">
        ${shownFields(shown)}
        <p class="quiet">${say('Ordering for {company}', { company })}</p>
        <section><h2>${say('Delivery and accounting')}</h2>
          ${accountingFormFields({ buying, cart, budgets, locations, typed, total: totals.total, needsCenter }, texts)}
        </section>
        <section><h2>${say('Delivery method')}</h2>${deliveryMethod(lines, totals, texts)}</section>
        <section><h2>${say('Payment')}</h2>
          <div data-quire="payment-tabs" data-tabs="other">
            <p>${say('{company} pays by invoice.', { company })}</p>
            ${purchaseOrderField({ buying, cart, typed }, texts)}
          </div>
        </section>
        ${review(buying, totals.total, texts)}
      </form>
    </div>`,
  });
}
