import { eq } from 'drizzle-orm';
import { formatOrderDate } from '../../../../src/core/platform/rules/formatOrderDate';
import { picturePath, productPath } from '../../cart/answer/productBody';
import type { PlacedLine, PlacedOrder } from '../../cart/order/findOrder';
import type { Reader } from '../../database/open';
import { accounts, budgetCenters, type OrderPayment, orderCharges, orderPayments } from '../../database/schema';
import type { Text } from '../../languages/say';
import { vendorNamed } from '../../provider/vendors';
import { storePlaces } from '../../stores/storePlaces';
import { sumTable } from '../cart/sumTable';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { destinationOf } from './destination';
import { itemCount, orderAction, stateBadge } from './orderList';
import { ordersPath } from './orderPaths';

const payments: Record<OrderPayment, Text> = {
  INVOICE: 'By invoice',
  PICKUP: 'At pickup',
  PURCHASE_ORDER: 'By purchase order',
  CARD: 'By card',
  VENDOR: 'With a wallet or in installments',
};

const cards = {
  CREDIT_CARD: 'Card ending in {digits}',
  PREPAID_CARD: 'Prepaid card ending in {digits}',
  GIFT_CARD: 'Gift card ending in {digits}',
} as const;

/** One order: its lines with pictures, where it goes, how it is paid, its sums, and why an approver declined it. */
export async function orderDetails(reader: Reader, order: PlacedOrder, context: FormContext): Promise<Html> {
  const { say, money, locale } = context;
  const { number, lines } = order;
  const stores = await storePlaces(
    reader,
    lines.map(({ storeNumber }) => storeNumber),
  );
  const facts: [Text, Html | string | null | undefined][] = [
    ['Delivery', await destinationOf(reader, order, say)],
    ['Payment', await paidWith(reader, order, context)],
    ['Purchase order', order.poRelease ? `${order.poNumber} / ${order.poRelease}` : order.poNumber],
    ['Budget center', await chargedTo(reader, order, context)],
    ['Email', order.email],
  ];
  const known = facts.filter(([, value]) => value);
  return html`<nav class="crumbs" aria-label="${say('Breadcrumbs')}"><a href="/">${say('Home')}</a> / <a href="${ordersPath}">${say('Your orders')}</a></nav>
    <h1>${say('Order {number}', { number })}</h1>
    <div class="order-row"><p>${stateBadge(order, context)} <span class="quiet">${say('Placed on {date}', { date: formatOrderDate(order.placedOn, locale) ?? order.placedOn })} · ${itemCount(lines, context)}</span></p>
    ${orderAction(order, context)}</div>
    ${await decision(reader, order, context)}
    <div class="order-details">
      <section aria-label="${say('Items')}"><ul class="order-lines plain">${lines.map((line) => lineOf(line, stores, context))}</ul></section>
      <aside class="sums" aria-label="${say('Order summary')}">${order.sums ? sumTable(order.sums, {}, context) : html`<dl><div class="total"><dt>${say('Total')}</dt><dd>${money(order.total)}</dd></div></dl>`}</aside>
      <dl class="order-facts">${known.map(([name, value]) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`)}</dl>
    </div>`;
}

function lineOf(
  { sku, name, qty, unitPrice, storeNumber }: PlacedLine,
  stores: Map<string, string>,
  { say, money }: FormContext,
): Html {
  const place = storeNumber === null ? undefined : (stores.get(storeNumber) ?? storeNumber);
  return html`<li><img src="${picturePath({ sku })}" width="72" height="72" alt="" loading="lazy">
    <p><a href="${productPath(sku)}">${name}</a><small>${say('Item {sku}', { sku })}</small>${place ? html`<small>${say('Pick up at {place}', { place })}</small>` : nothing}</p>
    <p class="quiet">${qty} × ${money(unitPrice)}</p><b class="amount">${money(qty * unitPrice)}</b></li>`;
}

/** What an approver has decided, who and when, or what the order waits for. */
async function decision(
  reader: Reader,
  { status, decidedBy, decidedAt, approvalComments }: PlacedOrder,
  { say, locale }: FormContext,
): Promise<Html> {
  if (status === 'WAITING_FOR_APPROVAL')
    return html`<p class="notice">${say('An approver at your company will review it. We’ll confirm it once it’s approved.')}</p>`;
  if (decidedBy === null || decidedAt === null) return nothing;
  const [approver] = await reader.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, decidedBy));
  const figures = { name: approver?.name ?? '', date: formatOrderDate(decidedAt.toISOString(), locale) ?? '' };
  if (status === 'CONFIRMED')
    return html`<p class="notice notice-good">${say('Approved by {name} on {date}', figures)}</p>`;
  return html`<div class="notice notice-bad"><h2>${say('Your order was declined')}</h2>
    ${approvalComments ? html`<blockquote>${approvalComments}</blockquote>` : nothing}
    <p>${say('Declined by {name} on {date}', figures)}. ${say('You won’t be charged for it.')}</p></div>`;
}

async function paidWith(
  reader: Reader,
  { number, payment }: PlacedOrder,
  { say, money }: FormContext,
): Promise<Html | string> {
  const paid = await reader.select().from(orderPayments).where(eq(orderPayments.orderNumber, number));
  if (paid.length === 0) return say(payments[payment]);
  return html`${paid.map(({ paymentType, lastFour, amount }) => {
    const name = vendorNamed(paymentType)?.name ?? say(cards[paymentType as keyof typeof cards], { digits: lastFour });
    return html`<span class="order-payment">${name}, ${money(amount)}</span>`;
  })}`;
}

async function chargedTo(reader: Reader, { number }: PlacedOrder, { money }: FormContext): Promise<string> {
  const charges = await reader
    .select({ name: budgetCenters.name, amount: orderCharges.amount })
    .from(orderCharges)
    .innerJoin(budgetCenters, eq(budgetCenters.id, orderCharges.budgetCenterId))
    .where(eq(orderCharges.orderNumber, number));
  return charges.map(({ name, amount }) => (charges.length === 1 ? name : `${name} ${money(amount)}`)).join(', ');
}
