import { formatOrderDate } from '../../../../src/core/platform/rules/formatOrderDate';
import { picturePath } from '../../cart/answer/productBody';
import type { ConfirmedOrder } from '../../cart/order/findOrder';
import type { OrderStatus } from '../../database/schema';
import type { Text } from '../../languages/say';
import { addFields, type FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { orderDetailsPath, ordersPath } from './orderPaths';

/** How many pictures of its lines an order of the list displays. */
const pictures = 6;

const states: Record<OrderStatus, Text> = {
  CONFIRMED: 'Confirmed',
  WAITING_FOR_APPROVAL: 'Waiting for approval',
  DECLINED: 'Declined',
};

/** An order of the list, with the reason if it was declined. */
export type ListedOrder = ConfirmedOrder & { approvalComments: string | null };

type FoundOrders = { orders: ListedOrder[]; total: number; page: number; pages: number };

/** A page of the customer's orders, newest first. Without `search`, they cannot be searched. */
export function orderList(
  { orders, total, page, pages }: FoundOrders,
  { search, isSignedIn }: { search?: string; isSignedIn: boolean },
  context: FormContext,
): Html {
  const { say } = context;
  const hasNone = total === 0 && !search;
  const signIn = html`<p>${say('Sign in to see the orders of your account.')}</p><p><a class="button" href="/office/supplies/login?jumpUrl=${encodeURIComponent(ordersPath)}">${say('Sign in')}</a></p>`;
  return html`<h1>${say('Your orders')}</h1>
    ${isSignedIn ? nothing : signIn}
    ${search !== undefined && !hasNone ? searchForm(search, total, context) : nothing}
    ${hasNone ? html`<p>${say('You have no orders yet.')}</p><p><a class="button${isSignedIn ? '' : ' button-quiet'}" href="/">${say('Start shopping')}</a></p>` : nothing}
    <ol class="orders plain">${orders.map((order) => html`<li>${card(order, context)}</li>`)}</ol>
    ${pages > 1 ? pager({ search, page, pages }, context) : nothing}`;
}

/** The search for orders, and how many it has found. */
function searchForm(search: string, n: number, { say }: FormContext): Html {
  const found = say('{n} results for “{search}”', { n, search });
  return html`<search><form class="order-search" action="${ordersPath}"><label for="order-search">${say('Search orders')}</label>
    <input id="order-search" type="search" name="search" value="${search}" maxlength="200" placeholder="${say('Order number, product or purchase order')}">
    <button type="submit" class="button">${say('Search')}</button></form></search>
    ${search === '' ? nothing : html`<p class="order-row"><span>${found}</span> <a href="${ordersPath}">${say('Show all orders')}</a></p>`}`;
}

function card(order: ListedOrder, context: FormContext): Html {
  const { say, money, locale } = context;
  const { number, lines, total, placedOn, poNumber, approvalComments, status } = order;
  const hidden = lines.length - pictures;
  return html`<article class="order-card">
    <header><h2><a href="${orderDetailsPath(number)}">${orderTitle(number, context)}</a></h2> ${stateBadge(order, context)} <b class="amount">${money(total)}</b></header>
    <p class="quiet">${formatOrderDate(placedOn, locale)} · ${itemCount(lines, context)}${poNumber ? html` · ${say('Purchase order {number}', { number: poNumber })}` : nothing}</p>
    ${status === 'DECLINED' && approvalComments ? html`<p class="notice notice-bad">${approvalComments}</p>` : nothing}
    <div class="order-row"><ul class="order-pictures plain">${lines.slice(0, pictures).map(({ sku, name }) => html`<li><img src="${picturePath({ sku })}" width="56" height="56" alt="${name}" loading="lazy"></li>`)}${hidden > 0 ? html`<li class="quiet">+${hidden}</li>` : nothing}</ul>
    ${orderAction(order, context)}</div></article>`;
}

/** The name of an order. Its number is not broken at its hyphens. */
export function orderTitle(number: string, { say }: FormContext): Html {
  const [before, after] = say('Order {number}', { number: '\n' }).split('\n');
  return html`${before}<span class="unbroken">${number}</span>${after}`;
}

/** The state of an order. */
export function stateBadge({ status }: Pick<ConfirmedOrder, 'status'>, { say }: FormContext): Html {
  return html`<span class="order-state order-${status.toLowerCase()}">${say(states[status])}</span>`;
}

export function itemCount(lines: readonly { qty: number }[], { say }: FormContext): string {
  const n = lines.reduce((sum, { qty }) => sum + qty, 0);
  return say('{n} items', { n });
}

/** Puts the order in the cart again. A declined one takes its accounting along. An order that waits has no action. */
export function orderAction({ number, status }: Pick<ConfirmedOrder, 'number' | 'status'>, context: FormContext): Html {
  const { say, tenant } = context;
  if (status === 'WAITING_FOR_APPROVAL') return nothing;
  const [act, text] =
    status === 'DECLINED' ? (['revise', 'Change and send again'] as const) : (['again', 'Order again'] as const);
  const isBusiness = tenant === 'SBA';
  return html`<form method="post" action="${ordersPath}/${act}${isBusiness ? '?tenantId=10051' : ''}">
    ${addFields({ ...context, back: isBusiness ? '/cc/sba/cart' : '/cc/mmx/cart' })}<input type="hidden" name="orderNumber" value="${number}">
    <button type="submit" class="button${act === 'again' ? ' button-quiet' : ''}" aria-label="${say(text)}: ${say('Order {number}', { number })}">${say(text)}</button></form>`;
}

function pager(
  { search, page, pages }: { search: string | undefined; page: number; pages: number },
  { say }: FormContext,
): Html {
  const link = (to: number, text: Text) =>
    to < 1 || to > pages
      ? nothing
      : html`<a class="button button-quiet" href="${ordersPath}?${String(new URLSearchParams({ ...(search && { search }), page: `${to}` }))}">${say(text)}</a>`;
  return html`<nav class="actions" aria-label="${say('Pages')}">${link(page - 1, 'Previous')}<span>${say('Page {page} of {pages}', { page, pages })}</span>${link(page + 1, 'Next')}</nav>`;
}
