import { describe, expect, test } from 'vitest';
import { ORDER } from '../../../../tests/support/fakeShopOrders';
import { aStorefront } from '../../../../tests/support/storefront';
import { readOrder, toOrder } from './orderClient';

describe('an order that was placed', () => {
  test('is read by its number, with its lines and sums [ROUTE-012]', async () => {
    const page = aStorefront();

    expect(await readOrder(page, 'Q-100001')).toMatchObject({
      number: 'Q-100001',
      placedOn: '2026-11-20',
      isWaiting: false,
      payment: 'INVOICE',
      total: { minor: 3125, currency: 'USD' },
      lines: [
        { sku: 'MUG', name: 'Enamel mug', quantity: 2, total: { minor: 2500, currency: 'USD' } },
        { sku: 'PAPER', quantity: 1 },
      ],
    });
    expect(page.shop.requestsOf('order')).toMatchObject([{ path: '/cc/api/order/Q-100001' }]);
  });

  test('that the shop does not know is none, and trouble is trouble', async () => {
    const page = aStorefront();
    expect(await readOrder(page, 'Q-7')).toBeUndefined();

    page.shop.failNext(502, { of: 'order' });
    await expect(readOrder(page, 'Q-100001')).rejects.toMatchObject({ kind: 'refused', status: 502 });
    page.shop.failNext({ spoil: () => ({ order: { ...ORDER, orderTotal: '1.2345' } }) }, { of: 'order' });
    await expect(readOrder(page, 'Q-100001')).rejects.toMatchObject({ kind: 'contract' });
  });

  test('waits where the shop says so, and a payment that nobody knows is not told', () => {
    const order = toOrder({ ...ORDER, isWaiting: 'Y', payment: 'BARTER', items: [{ itemId: 'X', qty: 1 }] }, 'USD');
    expect(order.isWaiting).toBe(true);
    expect(order.payment).toBeUndefined();
    expect(order.lines[0]).toMatchObject({ sku: 'X', name: 'X', quantity: 1 });
  });
});
