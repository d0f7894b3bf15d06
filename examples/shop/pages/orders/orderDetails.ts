import { eq } from 'drizzle-orm';
import { chargesByName } from '../../business/budgets';
import type { PlacedOrder } from '../../cart/order/findOrder';
import type { Reader } from '../../database/open';
import { accounts, orderPayments } from '../../database/schema';
import { vendorNamed } from '../../provider/vendors';
import { storePlaces } from '../../stores/storePlaces';
import type { FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';
import { destinationOf } from './destination';
import { budgetCentersText, orderView, paymentTexts } from './orderView';

const cards = {
  CREDIT_CARD: 'Card ending in {digits}',
  PREPAID_CARD: 'Prepaid card ending in {digits}',
  GIFT_CARD: 'Gift card ending in {digits}',
} as const;

/** One order of this shop. */
export async function orderDetails(reader: Reader, order: PlacedOrder, context: FormContext): Promise<Html> {
  const stores = await storePlaces(
    reader,
    order.lines.map(({ storeNumber }) => storeNumber),
  );
  const placeOf = (number: string | null) => (number === null ? undefined : (stores.get(number) ?? number));
  const detailed = {
    ...order,
    lines: order.lines.map((line) => ({ ...line, place: placeOf(line.storeNumber) })),
    destination: await destinationOf(reader, order, context.say),
    payment: await paidWith(reader, order, context),
    budgetCenters: budgetCentersText(await chargesByName(reader, order.number), context),
    decision: await decisionOf(reader, order),
  };
  return orderView(detailed, context);
}

async function decisionOf(reader: Reader, { decidedBy, decidedAt, approvalComments: comments }: PlacedOrder) {
  if (decidedBy === null || decidedAt === null) return undefined;
  const [approver] = await reader.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, decidedBy));
  return { approver: approver?.name ?? '', decidedAt: decidedAt.toISOString(), comments };
}

async function paidWith(
  reader: Reader,
  { number, payment }: PlacedOrder,
  { say, money }: FormContext,
): Promise<Html | string> {
  const paid = await reader.select().from(orderPayments).where(eq(orderPayments.orderNumber, number));
  if (paid.length === 0) return say(paymentTexts[payment]);
  return html`${paid.map(({ paymentType, lastFour, amount }) => {
    const name = vendorNamed(paymentType)?.name ?? say(cards[paymentType as keyof typeof cards], { digits: lastFour });
    return html`<span class="order-payment">${name}, ${money(amount)}</span>`;
  })}`;
}
