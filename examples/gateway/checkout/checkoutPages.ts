import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { hashOf } from '../../shop/api/idempotencyKey';
import { missingAccounting } from '../../shop/business/missing';
import { type BusinessCart, offersOf } from '../../shop/cart/answer/businessBody';
import { picturePath } from '../../shop/cart/answer/productBody';
import { readForm, ShortText } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { sayKnown, sayRefusal } from '../../shop/languages/say';
import { sumTable } from '../../shop/pages/cart/sumTable';
import {
  AccountingFields,
  type AccountingTyped,
  accountInfoIn,
  accountingFormFields,
  purchaseOrderField,
} from '../../shop/pages/checkout/accountingForm';
import { review } from '../../shop/pages/checkout/businessParts';
import { contactFields, problemOf, Typed, unpaidOptions } from '../../shop/pages/checkout/checkoutForm';
import { checkoutScript, checkoutScriptFiles } from '../../shop/pages/checkout/checkoutScript';
import { doubtMessage } from '../../shop/pages/checkout/orderMessages';
import { confirmation, orderPath } from '../../shop/pages/checkout/orderPage';
import { summaryLine, summaryOf } from '../../shop/pages/checkout/orderSummary';
import { seenIn, shownFields } from '../../shop/pages/checkout/shownFields';
import { orderDetailsPath } from '../../shop/pages/orders/orderPaths';
import type { PageTexts } from '../../shop/pages/platform/formContext';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { languageOf } from '../../shop/pages/platform/language';
import { requireCityAndState } from '../../shop/payment/addresses';
import { accountedLines } from '../business/accounting';
import { switched } from '../capabilities';
import { sumsOf } from '../cart/cartBody';
import { changeCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import type { CartRow } from '../database/schema';
import type { EngineCart, EngineContact, EngineShipping } from '../engine';
import { notFound } from '../pages/gatewayPages';
import { checkoutPath, respondPage } from '../pages/page';
import { textsOf } from '../pages/pageContext';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { findOrder, interruptedOrder } from './orders';
import { type OrderDetails, placeOrder, setDetails } from './placeOrder';
import { shownOf, withShipping } from './shown';

/** The checkout as one plain form, which the widgets take over, and the page of an order. */
export function checkoutPages(parts: GatewayParts): Hono<GatewayEnv> {
  const { gateway, engine } = parts;
  const pages = new Hono<GatewayEnv>();
  pages.route('/', checkoutScriptFiles());
  pages.get(checkoutPath, async (c) => {
    const number = await interruptedOrder(parts, c.get('visit'));
    return number ? c.redirect(orderPath(number), 303) : checkoutPage(c);
  });

  /** The form as it was sent, or as the engine remembers it. */
  async function checkoutPage(c: GatewayContext, typed?: CheckoutTyped, problem?: string): Promise<Response> {
    const visit = c.get('visit');
    const { row, cart } = await changeCart(parts, visit, async (open) => ({ ...open, cart: await withShipping(open) }));
    if (cart.lines.length === 0) return c.redirect('/cc/mmx/cart');
    const { name = '', email = '' } = visit.customer ?? {};
    const known = { ...cart.contact, name: cart.contact.name || name, email: cart.contact.email || email };
    const options = await engine.listShippingOptions(cart.id);
    const company = visit.buying
      ? { ...(await offersOf(gateway.database, visit.buying)), cart: row, lines: accountedLines(row, cart) }
      : undefined;
    const texts = textsOf(c);
    const body = checkoutForm({ typed: typed ?? known, cart, options, problem, company, texts });
    return respondPage(c, {
      title: texts.say('Checkout'),
      body,
      status: problem ? 400 : 200,
      scripts: [checkoutScript],
      backTo: '/cc/mmx/cart',
    });
  }

  pages.post('/webapp/checkout/delivery', async (c) => {
    const form = await readForm(c, v.object({ ...CheckoutTyped.entries, delivery: ShortText }));
    const details = detailsOf(c, form, { mayBeEmpty: true });
    if (typeof details === 'string') return checkoutPage(c, form, details);
    const change = changeCart(parts, c.get('visit'), async (open) => {
      const { cart } = open;
      const options = await engine.listShippingOptions(cart.id);
      await setDetails(open, details);
      // only an option of this cart is chosen
      for (const { id } of options.filter((option) => option.id === form.delivery)) {
        await engine.setShipping(cart.id, id);
      }
    });
    const problem = await change.then(() => undefined, refusalText(c));
    return problem ? checkoutPage(c, form, problem) : c.redirect(checkoutPath, 303);
  });

  pages.post('/webapp/checkout', async (c) => {
    const typed = await readForm(c, CheckoutTyped);
    const details = detailsOf(c, typed);
    if (typeof details === 'string') return checkoutPage(c, typed, details);
    const submission = { key: typed.key ?? randomUUID(), requestHash: hashOf(typed) };
    const order = placeOrder(parts, c.get('visit'), { submission, seen: seenIn(typed), ...details });
    const verdict = await order.catch(refusalText(c));
    if (typeof verdict === 'string') return checkoutPage(c, { ...typed, key: undefined }, verdict);
    if (verdict.ok) return c.redirect(orderPath(verdict.number), 303);
    return checkoutPage(c, { ...typed, key: undefined }, doubtMessage(verdict, textsOf(c)));
  });

  pages.get('/webapp/order/:number', async (c) => {
    const [visit, number] = [c.get('visit'), c.req.param('number')];
    const order = v.is(ShortText, number) ? await findOrder(gateway.database, engine, visit, number) : undefined;
    if (!order) return notFound(c);
    if (order.status === 'DECLINED') return c.redirect(orderDetailsPath(order.number), 303);
    const texts = textsOf(c);
    return respondPage(c, { title: texts.say('Order {number}', { number }), body: confirmation(order, texts) });
  });
  return pages;
}

const CheckoutTyped = v.object({ ...Typed.entries, ...AccountingFields.entries });
type CheckoutTyped = v.InferOutput<typeof CheckoutTyped>;

/** Who orders, as far as it is typed, or what is wrong with the form. */
function detailsOf(c: GatewayContext, typed: CheckoutTyped, { mayBeEmpty = false } = {}): OrderDetails | string {
  if (c.get('visit').buying) {
    const accountInfo = accountInfoIn(typed);
    return typeof accountInfo === 'string' ? accountInfo : { accountInfo, shipToId: typed.shipTo };
  }
  const problem = problemOf(typed, true, { mayBeEmpty });
  if (problem) return problem;
  if (mayBeEmpty) return { contact: contactOf(typed) };
  if (!typed.payment) return 'Please choose how to pay.';
  return { contact: { ...contactOf(typed), ...requireCityAndState(typed.zipCode) } };
}

/** A refusal of what was chosen for a company, such as a budget center that it does not have. */
const refusalText =
  (c: GatewayContext) =>
  (error: unknown): string => {
    if (error instanceof Refusal && error.status === 400) return sayRefusal(languageOf(c), error);
    throw error;
  };

const contactOf = ({ email, name, address1, address2, city, state, zipCode }: Typed): EngineContact => ({
  email,
  name,
  address1,
  address2,
  city,
  state,
  zipCode,
});

type Checkout = {
  typed: Typed & AccountingTyped;
  cart: EngineCart;
  options: EngineShipping[];
  problem: string | undefined;
  company: CompanyCheckout | undefined;
  texts: PageTexts;
};

type CompanyCheckout = BusinessCart & { cart: CartRow };

function checkoutForm({ typed, cart, options, problem, company, texts }: Checkout): Html {
  const { say, money, language } = texts;
  const lines = cart.lines.map(({ sku, title: name, quantity, unitPrice }) => {
    const amount = money(unitPrice * quantity);
    return summaryLine({ picture: picturePath({ sku }), name, quantity: String(quantity), amount }, texts);
  });
  const sums = sumTable(sumsOf(cart), {}, texts);
  return html`<div class="checkout">${summaryOf(checkoutPath, { total: cart.total, lines, sums }, texts)}
    <form class="checkout-form" method="post" action="/webapp/checkout">
      <h1>${say('Checkout')}</h1>${problem ? html`<p class="notice notice-bad" role="alert">${sayKnown(language, problem)}</p>` : nothing}
      ${company ? companyFields(typed, cart, company, texts) : contactFields({ typed, shown: shownOf(cart, undefined), texts, isRefused: problem !== undefined, hasAddress: true })}
      <section><h2>${say('Delivery method')}</h2>${options.map((option) => shippingOption(option, cart.shippingOptionId, texts))}</section>
      <section><h2>${say('Payment')}</h2>
        <div data-quire="payment-tabs"${switched('payment-tabs')}>${company ? html`<p>${say('{company} pays by invoice.', { company: company.buying.company.name })}</p>${purchaseOrderField({ ...company, typed }, texts)}` : unpaidOptions(typed, ['INVOICE'], texts)}</div></section>
      ${review(company?.buying, cart.total, texts)}
    </form></div>`;
}

function companyFields(
  typed: Checkout['typed'],
  engineCart: EngineCart,
  company: CompanyCheckout,
  texts: PageTexts,
): Html {
  const { say } = texts;
  const needsCenter = missingAccounting(
    company.buying,
    { ...company.cart, budgetCenterId: null },
    company.lines,
  ).includes('BC');
  return html`<input type="hidden" name="key" value="${typed.key ?? randomUUID()}">${shownFields(shownOf(engineCart, company.buying))}
    <p class="quiet">${say('Ordering for {company}', { company: company.buying.company.name })}</p>
    <section><h2>${say('Delivery and accounting')}</h2>
      ${accountingFormFields({ ...company, typed, total: engineCart.total, needsCenter }, texts)}</section>`;
}

/** A way to deliver. Choosing another one changes the total, so it is a button, which keeps what was typed. */
function shippingOption({ id, name, price }: EngineShipping, chosen: string | null, { say, money }: PageTexts): Html {
  const amount = price > 0 ? money(price) : say('Free');
  if (id === chosen) return html`<p class="method"><b>${name}</b><b>${amount}</b></p>`;
  return html`<p class="method"><span>${name} <button type="submit" class="link" name="delivery" value="${id}" formaction="/webapp/checkout/delivery" formnovalidate aria-label="${say('Choose delivery: {name}', { name })}">${say('Choose')}</button></span><b>${amount}</b></p>`;
}
