import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { hashOf } from '../../shop/api/idempotencyKey';
import { picturePath } from '../../shop/cart/answer/productBody';
import { readForm, ShortText } from '../../shop/http/readRequest';
import { sumTable } from '../../shop/pages/cart/sumTable';
import { contactFields, problemOf, Typed, unpaidOptions } from '../../shop/pages/checkout/checkoutForm';
import { checkoutScript, checkoutScriptFiles } from '../../shop/pages/checkout/checkoutScript';
import { doubtMessage } from '../../shop/pages/checkout/orderMessages';
import { confirmation, orderPath } from '../../shop/pages/checkout/orderPage';
import { summaryLine, summaryOf } from '../../shop/pages/checkout/orderSummary';
import { seenIn } from '../../shop/pages/checkout/shownFields';
import { dollars } from '../../shop/pages/platform/dollars';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { requireCityAndState } from '../../shop/payment/addresses';
import { switched } from '../capabilities';
import { sumsOf } from '../cart/cartBody';
import { changeCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import type { EngineCart, EngineContact, EngineShipping } from '../engine';
import { checkoutPath, notFound } from '../pages/gatewayPages';
import { page } from '../pages/page';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { findOrder, interruptedOrder } from './orders';
import { placeOrder } from './placeOrder';
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
  async function checkoutPage(c: GatewayContext, typed?: Typed, problem?: string): Promise<Response> {
    const visit = c.get('visit');
    const cart = await changeCart(parts, visit, withShipping);
    if (cart.lines.length === 0) return c.redirect('/cc/mmx/cart');
    const { name = '', email = '' } = visit.customer ?? {};
    const known = { ...cart.contact, name: cart.contact.name || name, email: cart.contact.email || email };
    const options = await engine.listShippingOptions(cart.id);
    const body = checkoutForm({ typed: typed ?? known, cart, options, problem });
    return c.html(
      page({ title: 'Checkout', visit, body, scripts: [checkoutScript], backTo: '/cc/mmx/cart' }),
      problem ? 400 : 200,
    );
  }

  pages.post('/webapp/checkout/delivery', async (c) => {
    const form = await readForm(c, v.object({ ...Typed.entries, delivery: ShortText }));
    const problem = problemOf(form, true, { mayBeEmpty: true });
    if (problem) return checkoutPage(c, form, problem);
    await changeCart(parts, c.get('visit'), async ({ cart }) => {
      const options = await engine.listShippingOptions(cart.id);
      await engine.setContact(cart.id, contactOf(form));
      // only an option of this cart is chosen
      for (const { id } of options.filter((option) => option.id === form.delivery)) {
        await engine.setShipping(cart.id, id);
      }
    });
    return c.redirect(checkoutPath, 303);
  });

  pages.post('/webapp/checkout', async (c) => {
    const typed = await readForm(c, Typed);
    const problem = problemOf(typed, true) ?? (typed.payment ? undefined : 'Please choose how to pay.');
    if (problem) return checkoutPage(c, typed, problem);
    const contact = { ...contactOf(typed), ...requireCityAndState(typed.zipCode) };
    const submission = { key: typed.key ?? randomUUID(), requestHash: hashOf(typed) };
    const verdict = await placeOrder(parts, c.get('visit'), { submission, contact, seen: seenIn(typed) });
    if (verdict.ok) return c.redirect(orderPath(verdict.number), 303);
    return checkoutPage(c, { ...typed, key: undefined }, doubtMessage(verdict));
  });

  pages.get('/webapp/order/:number', async (c) => {
    const [visit, number] = [c.get('visit'), c.req.param('number')];
    const order = v.is(ShortText, number) ? await findOrder(gateway.database, engine, visit, number) : undefined;
    if (!order) return notFound(c);
    return c.html(page({ title: `Order ${number}`, visit, body: confirmation(order) }));
  });
  return pages;
}

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
  typed: Typed;
  cart: EngineCart;
  options: EngineShipping[];
  problem: string | undefined;
};

function checkoutForm({ typed, cart, options, problem }: Checkout): Html {
  const lines = cart.lines.map(({ sku, title, quantity, unitPrice }) =>
    summaryLine({
      picture: picturePath({ sku }),
      name: title,
      quantity: String(quantity),
      amount: dollars(unitPrice * quantity),
    }),
  );
  return html`<div class="checkout">${summaryOf(checkoutPath, { total: cart.total, lines, sums: sumTable(sumsOf(cart)) })}
    <form class="checkout-form" method="post" action="/webapp/checkout">
      <h1>Checkout</h1>${problem ? html`<p class="notice notice-bad" role="alert">${problem}</p>` : nothing}
      ${contactFields(typed, shownOf(cart))}
      <section><h2>Delivery method</h2>${options.map((option) => shippingOption(option, cart.shippingOptionId))}</section>
      <section><h2>Payment</h2>
        <div data-quire="payment-tabs"${switched('payment-tabs')}>${unpaidOptions(typed, ['INVOICE'])}</div></section>
      <section class="review"><div data-quire="place-order-button"><button type="submit" class="button">Place order</button></div></section>
    </form></div>`;
}

/** A way to deliver. Choosing another one changes the total, so it is a button, which keeps what was typed. */
function shippingOption({ id, name, price }: EngineShipping, chosen: string | null): Html {
  const amount = price > 0 ? dollars(price) : 'Free';
  if (id === chosen) return html`<p class="method"><b>${name}</b><b>${amount}</b></p>`;
  return html`<p class="method"><span>${name} <button type="submit" class="link" name="delivery" value="${id}" formaction="/webapp/checkout/delivery" formnovalidate aria-label="Choose delivery: ${name}">Choose</button></span><b>${amount}</b></p>`;
}
