import { formatOrderDate } from '../../../../src/core/platform/rules/formatOrderDate';
import { picturePath, productPath } from '../../cart/answer/productBody';
import type { ConfirmedOrder } from '../../cart/order/findOrder';
import type { OrderPayment } from '../../database/schema';
import type { Text } from '../../languages/say';
import { sumTable } from '../cart/sumTable';
import { crumbs } from '../platform/crumbs';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { itemCount, orderAction, orderTitle, stateBadge } from './orderList';
import { ordersPath } from './orderPaths';

/** How an order is paid. */
export const paymentTexts: Record<OrderPayment, Text> = {
  INVOICE: 'By invoice',
  PICKUP: 'At pickup',
  PURCHASE_ORDER: 'By purchase order',
  CARD: 'By card',
  VENDOR: 'With a wallet or in installments',
};

/** An order with what its page displays beside it: the places of pickups, how it is paid, and what an approver decided. */
export type DetailedOrder = Omit<ConfirmedOrder, 'shipTo' | 'payment' | 'lines'> & {
  destination: string;
  lines: (ConfirmedOrder['lines'][number] & { place?: string | undefined })[];
  payment: Html | string;
  budgetCenters: string;
  decision: Decided | undefined;
};

type Decided = { approver: string; decidedAt: string; comments: string | null };

/** One order: its lines with pictures, where it goes, how it is paid, its sums, and why an approver declined it. */
export function orderView(order: DetailedOrder, context: FormContext): Html {
  const { say, money, locale } = context;
  const { number, lines, placedOn } = order;
  const facts: [Text, Html | string | null | undefined][] = [
    ['Delivery', order.destination],
    ['Payment', order.payment],
    ['Purchase order', order.poRelease ? `${order.poNumber} / ${order.poRelease}` : order.poNumber],
    ['Budget center', order.budgetCenters],
    ['Email', order.email],
  ];
  const known = facts.filter(([, value]) => value);
  return html`${crumbs(context, { label: say('Your orders'), href: ordersPath })}
    <h1>${orderTitle(number, context)}</h1>
    <div class="order-row"><p>${stateBadge(order, context)} <span class="quiet">${say('Placed on {date}', { date: formatOrderDate(placedOn, locale) ?? placedOn })} · ${itemCount(lines, context)}</span></p>
    ${orderAction(order, context)}</div>
    ${decision(order, context)}
    <div class="order-details">
      <section aria-label="${say('Items')}"><ul class="order-lines plain">${lines.map((line) => lineOf(line, context))}</ul></section>
      <aside class="sums" aria-label="${say('Order summary')}">${order.sums ? sumTable(order.sums, {}, context) : html`<dl><div class="total"><dt>${say('Total')}</dt><dd>${money(order.total)}</dd></div></dl>`}</aside>
      <dl class="order-facts">${known.map(([name, value]) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`)}</dl>
    </div>`;
}

function lineOf(
  { sku, name, qty, unitPrice, place }: DetailedOrder['lines'][number],
  { say, money }: FormContext,
): Html {
  return html`<li><img src="${picturePath({ sku })}" width="72" height="72" alt="" loading="lazy">
    <p><a href="${productPath(sku)}">${name}</a><small>${say('Item {sku}', { sku })}</small>${place ? html`<small>${say('Pick up at {place}', { place })}</small>` : nothing}</p>
    <p class="quiet">${qty} × ${money(unitPrice)}</p><b class="amount">${money(qty * unitPrice)}</b></li>`;
}

/** What an approver has decided, who and when, or what the order waits for. */
function decision({ status, decision: decided }: DetailedOrder, { say, locale }: FormContext): Html {
  if (status === 'WAITING_FOR_APPROVAL')
    return html`<p class="notice">${say('An approver at your company will review it. We’ll confirm it once it’s approved.')}</p>`;
  if (!decided) return nothing;
  const figures = { name: decided.approver, date: formatOrderDate(decided.decidedAt, locale) ?? '' };
  if (status === 'CONFIRMED')
    return html`<p class="notice notice-good">${say('Approved by {name} on {date}', figures)}</p>`;
  return html`<div class="notice notice-bad"><h2>${say('Your order was declined')}</h2>
    ${decided.comments ? html`<blockquote>${decided.comments}</blockquote>` : nothing}
    <p>${say('Declined by {name} on {date}', figures)}. ${say('You won’t be charged for it.')}</p></div>`;
}

/** What was charged to each of several budget centers, or the name of the only one. */
export const budgetCentersText = (charges: { name: string; amount: number }[], { money }: FormContext): string =>
  charges.map(({ name, amount }) => (charges.length === 1 ? name : `${name} ${money(amount)}`)).join(', ');
