import { Hono } from 'hono';
import * as v from 'valibot';
import { formatOrderDate } from '../../../../src/core/platform/rules/formatOrderDate';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { type ConfirmedOrder, findOrder } from '../../cart/order/findOrder';
import { ShortText } from '../../http/readRequest';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { sumTable } from '../cart/sumTable';
import { destinationOf } from '../orders/destination';
import { orderDetailsPath, ordersPath } from '../orders/orderPaths';
import { notFound } from '../platform/errorPage';
import { contextIn, formContext, type PageTexts } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';

/** The confirmation of an order that was just placed; the page reads the emptied cart. */
export const orderPath = (number: string) => `/webapp/order/${number}?mcRefresh=true`;

/** The confirmation of an order. Only the visitor who placed it may see it. */
export function orderPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/order/:number', (c) => orderPage(c, c.req.param('number')));
}

async function orderPage(c: ShopContext, number: string): Promise<Response> {
  const order = v.is(ShortText, number) ? await findOrder(c.get('database'), c.get('visitor'), number) : undefined;
  if (!order) return notFound(c);
  if (order.status === 'DECLINED') return c.redirect(orderDetailsPath(order.number), 303);
  const texts = formContext(c);
  const { say } = texts;
  const links = html`<p class="after-order"><a href="${ordersPath}">${say('Your orders')}</a></p>`;
  const body = html`${confirmation({ ...order, shipTo: await destinationOf(c.get('database'), order, say) }, texts)}${links}`;
  return respondPage(c, { title: say('Order {number}', { number }), body });
}

/** The confirmation, in the texts and the boxes of the widget that replaces it. */
export function confirmation(order: ConfirmedOrder, pageTexts: PageTexts = contextIn('en-US')): Html {
  const { money, locale, language } = pageTexts;
  const texts = widgetTextsIn(language, 'order-confirmation');
  const { number, placedOn, email, shipTo, payment, poNumber, poRelease, lines } = order;
  const isWaiting = order.status === 'WAITING_FOR_APPROVAL';
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  const facts = [
    ['number', number],
    ['placedOn', formatOrderDate(placedOn, locale)],
    ['email', email],
    ['shipTo', shipTo],
    ['payment', texts(payment)],
    ['poNumber', poRelease ? `${poNumber} / ${poRelease}` : poNumber],
  ] as const;
  return html`<div class="page-widget" data-quire="order-confirmation" data-order-number="${number}"><div class="confirmation">
      <h1>${texts(isWaiting ? 'titleWaiting' : 'title')}</h1>
      ${isWaiting ? html`<p class="notice">${texts('waiting')}</p>` : nothing}
      <dl class="confirmation-facts">${facts.map(([name, value]) => (value ? html`<div><dt>${texts(name)}</dt><dd>${value}</dd></div>` : nothing))}</dl>
      <div><h2>${texts('items', { n: units })}</h2>
      <ul class="confirmation-lines plain">${lines.map(
        ({ sku, name, qty, unitPrice }) =>
          html`<li><img src="${picturePath({ sku })}" width="56" height="56" alt=""><div><p><a href="${productPath(sku)}">${name}</a></p><p class="quiet">${texts('quantity', { n: qty })}</p></div><span>${money(qty * unitPrice)}</span></li>`,
      )}</ul></div>
      <div class="sums">${order.sums ? sumTable(order.sums, {}, pageTexts) : html`<dl><div class="total"><dt>${texts('total')}</dt><dd>${money(order.total)}</dd></div></dl>`}</div>
      <p><a class="button button-quiet" href="/">${texts('shop')}</a></p></div></div>`;
}
