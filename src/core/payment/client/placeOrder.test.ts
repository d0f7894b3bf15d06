import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { OrderRequest } from '../rules/placeOrder';
import { checkoutOf } from './checkoutClient';

const HOME = anAddress({ phones: ['+1 (508) 555-0134'] });

async function aCheckout(config: Parameters<typeof aStorefront>[0] = {}) {
  const shop = fakeShop({ cart: { MUG: 2 } });
  const storefront = aStorefront({ shop, ...config });
  const checkout = checkoutOf(storefront);
  const placed: unknown[] = [];
  storefront.events.subscribe('order:placed', (order) => placed.push(order));
  await checkout.payment.apply({ kind: 'CREDIT_CARD', token: 'visatoken' });
  const request = async (more: Partial<OrderRequest> = {}): Promise<OrderRequest> => ({
    shown: await checkout.payment.read(),
    email: 'ada@shop.example',
    shippingAddress: HOME,
    ...more,
  });
  const sent = () => shop.requestsOf('order-place');
  const keys = () => sent().map(({ headers }) => headers['idempotency-key']);
  return { shop, storefront, checkout, request, placed, sent, keys };
}

const CONFIRMED = { ok: true, order: { number: 'Q-100001', isWaiting: false, url: '/webapp/order/Q-100001' } };

describe('placeOrder', () => {
  test('sends what the customer saw, and returns and publishes the confirmation [PAY-FORM-005]', async () => {
    const { checkout, request, placed, sent, storefront } = await aCheckout();

    expect(await checkout.placeOrder(await request())).toEqual(CONFIRMED);

    expect(sent()[0]?.body).toEqual({
      email: 'ada@shop.example',
      addresses: [{ ...HOME, type: 'S', phones: [{ number: '5085550134' }] }],
      expected: { orderTotal: '25.00', version: 'MUG 2,payment-1 25.00' },
    });
    expect(placed).toEqual([CONFIRMED.order]);
    await expect.poll(() => storefront.cart.state().cart?.lines).toEqual([]);
  });

  test('returns the refusal of an order that changed, and reads the cart again [DEC-Q340]', async () => {
    const { checkout, request, shop, placed } = await aCheckout();
    const stale = await request();
    shop.cart.put('PEN', 1);
    const reads = shop.requestsOf('read').length;

    expect(await checkout.placeOrder(stale)).toEqual({
      ok: false,
      code: 'ORDER_CHANGED',
      message: expect.stringMatching(/^The total changed from \$25\.00 to \$[\d.]+\. Look it over/),
    });

    expect(placed).toEqual([]);
    await expect.poll(() => shop.requestsOf('read').length).toBe(reads + 1);
  });

  test.each([
    ['the limit', 11_000, true],
    ['more than it', 11_001, false],
  ])('says what the page knows about the device, of %s, once for each order [HTTP-012]', async (_, length, isSent) => {
    const texts = ['first', 'second'].map((text) => text.padStart(length, '-'));
    const deviceMetadata = () => texts.shift() ?? '';
    const [metadata] = isSent ? texts : [];
    const { checkout, request, shop, sent, keys } = await aCheckout({ config: { payment: { deviceMetadata } } });
    const order = await request();
    shop.failNext('lost', { of: 'order-place' });
    await expect(checkout.placeOrder(order)).rejects.toMatchObject({ kind: 'network' });

    expect(await checkout.placeOrder(order)).toEqual(CONFIRMED);

    const bodies = sent().map(({ body }) => (body as { deviceMetadata?: string }).deviceMetadata);
    expect(bodies).toEqual([metadata, metadata]);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('joins an order in flight, so that a double click is one order', async () => {
    const { checkout, request, sent } = await aCheckout();
    const order = await request();
    expect(await Promise.all([checkout.placeOrder(order), checkout.placeOrder(order)])).toEqual([CONFIRMED, CONFIRMED]);
    expect(sent()).toHaveLength(1);
  });

  test('repeats the key of the same order after a lost answer, and then uses a new one [DEC-Q342]', async () => {
    const { checkout, request, shop, keys } = await aCheckout();
    const order = await request();
    shop.failNext('lost', { of: 'order-place' });

    await expect(checkout.placeOrder(order)).rejects.toMatchObject({ kind: 'network' });
    expect(await checkout.placeOrder(order)).toEqual(CONFIRMED);
    expect(keys()[1]).toBe(keys()[0]);

    shop.cart.put('PEN', 1);
    await checkout.placeOrder(await request());
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  test('names an unanswered order after a change, also on the next page, and returns the order that it placed [DEC-Q342]', async () => {
    const { checkout, request, shop, storefront, keys, sent } = await aCheckout();
    shop.failNext('lost', { of: 'order-place' });
    await expect(checkout.placeOrder(await request())).rejects.toMatchObject({ kind: 'network' });
    shop.cart.put('PEN', 1);

    const nextPage = checkoutOf({ ...storefront });
    expect(await nextPage.placeOrder(await request())).toEqual(CONFIRMED);

    expect(keys()[1]).not.toBe(keys()[0]);
    expect(sent()[1]?.body).toMatchObject({ earlierKeys: [keys()[0]] });
    expect(shop.cart.body.items).toHaveLength(1);
    expect(storefront.host.sessionStorage.get('orderKeys')).toBeNull();
  });

  test('uses a new key after a refusal, and names no earlier one', async () => {
    const { checkout, request, shop, keys, sent } = await aCheckout();
    shop.refuseNext('CARD_DECLINED', { of: 'order-place' });
    expect(await checkout.placeOrder(await request())).toMatchObject({ ok: false, code: 'CARD_DECLINED' });
    await checkout.placeOrder(await request());
    expect(new Set(keys()).size).toBe(2);
    expect(sent()[1]?.body).not.toHaveProperty('earlierKeys');
  });

  test('rejects after a failure of the shop, which may have placed the order', async () => {
    const { checkout, request, shop, keys } = await aCheckout();
    const order = await request();
    shop.failNext(502, { of: 'order-place' });
    await expect(checkout.placeOrder(order)).rejects.toMatchObject({ kind: 'refused', status: 502 });
    expect(await checkout.placeOrder(order)).toEqual(CONFIRMED);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('sends the accounting values and the location of a business with the order [GEN-004]', async () => {
    const session = { isLoggedIn: true };
    const { checkout, request, shop, sent } = await aCheckout({ config: { ...BUSINESS_CONTEXT, session } });
    shop.payment.account = { name: 'Doherty', needsApproval: true };
    const accounting = { budgetCenter: 'Facilities', poNumber: 'PO 7' };

    const outcome = await checkout.placeOrder(await request({ accounting, shipToId: '3', unpaid: 'INVOICE' }));

    expect(outcome).toMatchObject({ ok: true, order: { isWaiting: true } });
    expect(sent()[0]).toMatchObject({
      query: { tenantId: expect.any(String) },
      body: {
        accountInfo: { bcName: 'Facilities', purchaseOrderNumber: 'PO 7' },
        shipToAddressId: '3',
        paymentType: 'INVOICE',
      },
    });
  });

  test('sends only what the page knows of an order [GEN-004]', async () => {
    const { checkout, shop, sent } = await aCheckout();
    shop.answerNext(
      200,
      { order: { orderNumber: 'Q-2', isWaiting: null, orderUrl: 'javascript:alert(1)' } },
      'order-place',
    );

    const outcome = await checkout.placeOrder({ shown: {}, accounting: { poRelease: 'R1' } });

    expect(outcome).toStrictEqual({ ok: true, order: { number: 'Q-2', isWaiting: false } });
    expect(sent()[0]?.body).toStrictEqual({
      email: '',
      addresses: [],
      expected: {},
      accountInfo: { purchaseOrderRelease: 'R1' },
    });
    expect(sent()[0]?.query).not.toHaveProperty('tenantId');
  });

  test('is sent without what the page cannot say about the device', async () => {
    const { checkout, request, sent } = await aCheckout({ config: { payment: { deviceMetadata: 'fraud.device' } } });
    expect(await checkout.placeOrder(await request())).toEqual(CONFIRMED);
    expect(sent()[0]?.body).not.toHaveProperty('deviceMetadata');
  });

  test('has no message for a refusal without a text of the shop', async () => {
    const { checkout, request, shop } = await aCheckout();
    const refusals = [
      { messages: [{ code: 'CARD_DECLINED', type: 'ERROR' }] },
      { messages: [] },
      { messages: 'none' },
      {},
    ];
    for (const body of refusals) {
      shop.answerNext(402, body, 'order-place');
      expect(await checkout.placeOrder(await request())).toMatchObject({ ok: false, message: '' });
    }
  });

  test('a refusal settles the keys that it names, and no other unanswered order [DEC-Q342]', async () => {
    const { checkout, request, shop, keys, sent, storefront } = await aCheckout();
    const lose = async (number: number) => {
      shop.failNext('network', { of: 'order-place' });
      await checkout.placeOrder(await request({ email: `ada${number}@shop.example` })).catch(() => undefined);
    };
    const stored = () => storefront.host.sessionStorage.get('orderKeys');
    await lose(0);
    await lose(1);
    shop.refuseNext('CARD_DECLINED', { of: 'order-place' });
    await checkout.placeOrder(await request());
    expect(stored()).toBe(keys().slice(0, 2).join(' '));

    await lose(2);
    shop.refuseNext('CARD_DECLINED', { of: 'order-place' });
    await checkout.placeOrder(await request({ email: 'ada2@shop.example' }));
    expect(stored()).toBe(keys().slice(0, 2).join(' '));

    for (let number = 3; number < 15; number += 1) await lose(number);
    const lost = keys().slice(5);
    expect(sent().at(-1)?.body).toMatchObject({ earlierKeys: lost.slice(-11, -1) });
    expect(stored()?.split(' ')).toEqual(lost.slice(-11));
  });

  test('reads the cart again after an order, and not after a refusal of its payment [DEC-Q340]', async () => {
    const { checkout, request, shop, storefront } = await aCheckout();
    await storefront.cart.read();
    shop.refuseNext('CARD_DECLINED', { of: 'order-place' });
    await checkout.placeOrder(await request());
    expect(shop.requestsOf('read')).toHaveLength(1);

    shop.failNext('network', { of: 'read', times: 9 });
    expect(await checkout.placeOrder(await request())).toEqual(CONFIRMED);
    await expect.poll(() => shop.requestsOf('read').length).toBeGreaterThan(1);
  });
});
