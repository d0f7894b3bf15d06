import { describe, expect, test } from 'vitest';
import { ORDER } from '../../../../tests/support/shop/fakeShopOrders';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { readOrder, toOrder } from './orderClient';

describe('placed orders', () => {
  test('an order is read by its number, with its lines and total [ROUTE-012]', async () => {
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

  test('an unknown order is undefined, and any other failure rejects', async () => {
    const page = aStorefront();
    expect(await readOrder(page, 'Q-7')).toBeUndefined();

    page.shop.failNext(502, { of: 'order' });
    await expect(readOrder(page, 'Q-100001')).rejects.toMatchObject({ kind: 'refused', status: 502 });
    page.shop.failNext({ alter: () => ({ order: { ...ORDER, orderTotal: '1.2345' } }) }, { of: 'order' });
    await expect(readOrder(page, 'Q-100001')).rejects.toMatchObject({ kind: 'contract' });
  });

  test('an order has its waiting flag, and an unknown payment is undefined', () => {
    const order = toOrder({ ...ORDER, isWaiting: 'Y', payment: 'BARTER', items: [{ itemId: 'X', qty: 1 }] }, 'USD');
    expect(order.isWaiting).toBe(true);
    expect(order.payment).toBeUndefined();
    expect(order.lines[0]).toMatchObject({ sku: 'X', name: 'X', quantity: 1 });
  });

  test('an order has all the fields that the shop sends [ROUTE-012]', () => {
    const USD = (minor: number) => ({ minor, currency: 'USD' });
    const cartSummary = { cartSubTotal: '29.00', deliveryFee: '2.25', tax: '0.00' };
    const order = toOrder({ ...ORDER, purchaseOrderNumber: 'PO 7', cartSummary }, 'USD');
    expect(order).toMatchObject({
      email: ORDER.email,
      shipTo: ORDER.shipTo,
      poNumber: 'PO 7',
      summary: { subtotal: USD(2900), deliveryFee: USD(225), tax: USD(0) },
    });
    expect(order.lines).toStrictEqual([
      {
        sku: 'MUG',
        name: 'Enamel mug',
        quantity: 2,
        total: USD(2500),
        url: '/product_MUG',
        imageUrl: '/images/MUG.webp',
      },
      {
        sku: 'PAPER',
        name: 'Copy paper, 500 sheets',
        quantity: 1,
        total: USD(625),
        url: undefined,
        imageUrl: undefined,
      },
    ]);
  });

  test.each(['INVOICE', 'PICKUP', 'PURCHASE_ORDER', 'CARD', 'VENDOR'])('an order may be paid by %s', (payment) => {
    expect(toOrder({ ...ORDER, payment }, 'USD').payment).toBe(payment);
  });

  test.each([
    [{ orderTotal: '1.2345' }, 'order: orderTotal'],
    [{ items: [{ itemId: 'MUG', qty: 1, finalPrice: '1.2345' }] }, 'order: items.finalPrice'],
  ])('an amount that the currency does not have is named: %j', (over, field) => {
    expect(() => toOrder({ ...ORDER, ...over }, 'USD')).toThrow(`${field}: expected an amount of USD, received 1.2345`);
  });
});
