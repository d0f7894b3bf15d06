import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { OrderAnswerBody } from '../../../../src/core/checkout/contract/order';
import { aVisitor, type ReachableShop } from '../aVisitor';
import { buying } from '../buying';

const paper = 'OFF-PA-10001970';

/** What every backend of the contract does with an order that is paid by invoice. */
export function orderContract(shop: () => ReachableShop): void {
  /** A customer with an account, who may buy on account in every shop, and two reams of paper for $24.56. */
  async function aCustomer() {
    const visitor = aVisitor(shop());
    await visitor.register();
    await visitor.add(paper, 2);
    return { visitor, ...buying(visitor) };
  }

  describe('the contract of orders', () => {
    test('the payment step has what is due, and its version changes with the cart', async () => {
      const { visitor, shown, expected } = await aCustomer();
      const { orderPayment, invoicePayment } = await shown();
      const { cartSummary } = await visitor.read();
      expect(invoicePayment).toBe(true);
      expect(orderPayment).toMatchObject({ orderPayments: [], balanceDue: orderPayment.orderTotal });
      expect(cartSummary).toMatchObject({ cartSubTotal: '24.56', orderTotal: orderPayment.orderTotal });
      const before = await expected();
      expect(await expected()).toEqual(before);
      await visitor.add(paper);
      expect((await expected()).version).not.toBe(before.version);
    });

    test('an order is confirmed with its lines and sums, and the cart is empty', async () => {
      const { visitor, shown, order, read } = await aCustomer();
      const { orderTotal } = (await shown()).orderPayment;
      const { status, number, url } = await order('confirmed');
      expect(status).toBe(200);
      expect(url).toMatch(/^\/webapp\/order\//);
      const answer = await read(number);
      expect(v.parse(OrderAnswerBody, answer).order).toMatchObject({
        orderNumber: number,
        email: 'ada@shop.example',
        shipTo: 'Ada Lovelace, 1 Main Street, Cambridge, MA 02138',
        payment: 'INVOICE',
        items: [{ itemId: paper, qty: 2, finalPrice: '24.56' }],
        orderTotal,
        cartSummary: { cartSubTotal: '24.56', orderTotal },
      });
      expect((await visitor.read()).items).toEqual([]);
      expect(await visitor.page(url ?? '')).toContain(number);
    });

    test('an order that is sent repeatedly is placed once, at once or in sequence', async () => {
      const { visitor, expected, order } = await aCustomer();
      const seen = await expected();
      const send = () => order('repeated', { seen: async () => seen });
      const answers = await Promise.all([send(), send()]);
      answers.push(await send());
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
      await visitor.add(paper);
      expect((await send()).number).toBe(answers[0]?.number);
      expect((await visitor.read()).items).toHaveLength(1);
    });

    test('a key of another request is refused', async () => {
      const { expected, order } = await aCustomer();
      const seen = await expected();
      expect(await order('reused', { seen: async () => seen })).toMatchObject({ status: 200 });
      expect(await order('reused', { seen: async () => seen, email: 'grace@shop.example' })).toMatchObject({
        status: 409,
        refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
    });

    test('of two keys of one cart, the second is answered with the order of the first that it names', async () => {
      const { expected, order } = await aCustomer();
      const seen = await expected();
      const first = await order('first-key', { seen: async () => seen });
      const second = await order('second-key', { seen: async () => seen, earlierKeys: ['first-key'] });
      expect(second).toMatchObject({ status: 200, number: first.number });
    });

    test('a cart that has changed since the customer saw it is not ordered', async () => {
      const { visitor, expected, order } = await aCustomer();
      const seen = await expected();
      await visitor.add(paper);
      expect(await order('changed', { seen: async () => seen })).toMatchObject({
        status: 409,
        refusal: { code: 'ORDER_CHANGED' },
      });
      expect((await visitor.read()).items).toMatchObject([{ itemId: paper, qty: 3 }]);
    });

    test.each([
      ['without an email', { email: '' }, 'NO_EMAIL'],
      ['with a wrong email', { email: 'ada@' }, 'NO_EMAIL'],
      ['without an address', { addresses: [] }, 'ADDRESS_INVALID'],
      ['without a payment', { paymentType: undefined }, 'PAYMENT_OPERATION_FAILED'],
    ])('an order %s is refused, and the cart stays', async (_, wrong, code) => {
      const { visitor, order } = await aCustomer();
      expect(await order('refused', wrong)).toMatchObject({ status: 400, refusal: { code } });
      expect((await visitor.read()).items).toHaveLength(1);
    });

    test('an empty cart is not ordered', async () => {
      const visitor = aVisitor(shop());
      await visitor.register();
      expect(await buying(visitor).order('empty')).toMatchObject({ status: 400 });
    });

    test('an order of another session does not exist, whoever asks', async () => {
      const { visitor, order } = await aCustomer();
      const { number, url } = await order('own');
      const { read, visitor: other } = await aCustomer();
      for (const stranger of [buying(aVisitor(shop())), { read }]) {
        expect((await stranger.read(number)).status).toBe(404);
      }
      expect((await other.send(url ?? '', { headers: { accept: 'text/html' } })).status).toBe(404);
      for (const path of ['/cc/api/order/none', '/order/%00']) expect((await visitor.send(path)).status).toBe(404);
    });

    test('the key of another customer’s order places an order of its own', async () => {
      const [first, second] = [await aCustomer(), await aCustomer()];
      const one = await first.order('shared-key');
      const other = await second.order('shared-key', { earlierKeys: ['shared-key'] });
      expect(other.status).toBe(200);
      expect(other.number).not.toBe(one.number);
    });
  });
}
