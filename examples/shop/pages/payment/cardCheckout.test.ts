import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderPayments } from '../../database/schema';
import { aPayer } from '../../testing/aPayer';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();

const PAPER = 'OFF-PA-10000061';
const TYPED = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };

async function payer() {
  await open.visitor.add(PAPER, 2);
  return aPayer(open.database, open.visitor);
}

const press = (key = randomUUID(), changed: Record<string, string> = {}) =>
  open.visitor.checkOut({ ...TYPED, ...changed, key });

const orderOf = async (location: string | null) => {
  const number = /order\/([^?]+)/.exec(location ?? '')?.[1];
  const answer = await open.visitor.send(`/cc/api/order/${number}`);
  return ((await answer.json()) as { order: Record<string, unknown> }).order;
};

describe('checkout form of a cart with applied cards', () => {
  test('a form that is sent twice places one order, which is paid by card', async () => {
    const pay = await payer();
    await pay.apply('4111111111111111');
    const key = randomUUID();
    const [first, second] = [await press(key), await press(key)];
    expect(first.status).toBe(303);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await orderOf(first.headers.get('location'))).toMatchObject({ payment: 'CARD' });
    expect((await pay.read()).orderPayment.orderPayments).toEqual([]);
  });

  test('a declined card is reported, and another card can pay [PAY-MSG-009]', async () => {
    const pay = await payer();
    await pay.apply('4000000000000002');
    const declined = await press();
    expect(declined.status).toBe(400);
    expect(await declined.text()).toContain('Your credit card was not charged.');
    await pay.apply('4111111111111111');
    expect((await press()).status).toBe(303);
  });

  test('an order over its cards is refused, and the page shows the balance due and offers no invoice for it [PAY-MSG-001]', async () => {
    await open.visitor.add('TEC-CO-10004722', 1);
    const pay = await payer();
    await pay.applyGift('6006000000000000025');
    const answer = await press();
    expect(answer.status).toBe(400);
    const { balanceDue } = (await pay.read()).orderPayment;
    const text = await answer.text();
    expect(text).toContain(
      `Error occurred while processing your payment. Please try again. You have $${Number(balanceDue).toLocaleString('en-US', { minimumFractionDigits: 2 })} left to pay.`,
    );
    expect(text).not.toContain('What is not paid above is paid by invoice');
  });

  test('a gift card pays up to its balance, and the credit card that was applied before it pays the rest', async () => {
    await open.visitor.add('TEC-CO-10004722', 1);
    const pay = await payer();
    await pay.apply('4111111111111111');
    await pay.applyGift('6006000000000000500');
    const { headers } = await press();
    const { orderNumber, orderTotal } = await orderOf(headers.get('location'));
    const charges = await open.database
      .select({ type: orderPayments.paymentType, amount: orderPayments.amount })
      .from(orderPayments)
      .where(eq(orderPayments.orderNumber, String(orderNumber)))
      .orderBy(orderPayments.amount);
    expect(charges).toEqual([
      { type: 'GIFT_CARD', amount: 50_000 },
      { type: 'CREDIT_CARD', amount: Math.round(Number(orderTotal) * 100) - 50_000 },
    ]);
  });

  test('a form with an invalid field is refused, and the card stays applied', async () => {
    const pay = await payer();
    await pay.apply('4111111111111111');
    const answer = await press(randomUUID(), { zipCode: '2138' });
    expect(answer.status).toBe(400);
    expect((await pay.read()).orderPayment.orderPayments).toHaveLength(1);
  });
});
