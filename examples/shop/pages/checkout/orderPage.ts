import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { type ConfirmedOrder, findOrder } from '../../cart/order/findOrder';
import { ShortText } from '../../http/readRequest';
import { sumTable } from '../cart/sumTable';
import { orderDetailsPath, ordersPath } from '../orders/orderPaths';
import { dollars } from '../platform/dollars';
import { notFound } from '../platform/errorPage';
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
  const links = html`<p><a href="${ordersPath}">Your orders</a></p>`;
  return respondPage(c, { title: `Order ${order.number}`, body: html`${confirmation(order)}${links}` });
}

/** The confirmation that the widget replaces. */
export function confirmation(order: ConfirmedOrder): Html {
  const isWaiting = order.status === 'WAITING_FOR_APPROVAL';
  return html`<div class="page-widget" data-quire="order-confirmation" data-order-number="${order.number}"><h1>${isWaiting ? 'Your order is waiting for approval' : 'Thank you for your order'}</h1><p>Your order number is <b>${order.number}</b>. Delivery: ${order.shipTo}.</p>
      ${order.email ? html`<p>We’ll email a confirmation to ${order.email}.</p>` : nothing}
      ${isWaiting ? html`<p class="notice">An approver at your company will review it. We’ll confirm it once it’s approved.</p>` : nothing}
      ${order.poNumber ? html`<p>Purchase order ${order.poNumber}${order.poRelease ? html`, release ${order.poRelease}` : nothing}</p>` : nothing}
      <div class="sums"><ul class="plain">${order.lines.map(({ name, qty, unitPrice }) => html`<li>${qty} × ${name}, ${dollars(qty * unitPrice)}</li>`)}</ul>
      ${order.sums ? sumTable(order.sums) : html`<p>Total with fees and savings: <b>${dollars(order.total)}</b></p>`}</div><p><a class="button" href="/">Continue shopping</a></p></div>`;
}
