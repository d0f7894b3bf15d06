import { describe, expect, test } from 'vitest';
import { fakeShop } from './fakeShop';

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers,
  body: JSON.stringify(body),
});

const add = (shop: ReturnType<typeof fakeShop>, sku: string, qty: number, key = '') =>
  shop.fetch(
    '/cc/api/checkout/default/item?mmx=true',
    post({ items: [{ itemId: sku, qty }] }, key ? { 'Idempotency-Key': key } : {}),
  );

const itemsOf = async (answer: Promise<{ text(): Promise<string> }>) =>
  JSON.parse(await (await answer).text()).cartInfo.items;

describe('the fake shop', () => {
  test('adds what is in stock, and returns the reason if it adds less', async () => {
    const shop = fakeShop();

    expect((await itemsOf(add(shop, 'INK', 2)))[0]).toMatchObject({ qty: 2, qtyAdded: 2, actioned: 'ADD_ITEM' });
    expect((await itemsOf(add(shop, 'INK', 2)))[0]).toMatchObject({
      qty: 3,
      prevQty: 2,
      qtyAdded: 1,
      requestedQty: 2,
      messages: [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARNING', value: 1 }],
    });
    expect(shop.cart.body.cartSummary?.cartSubTotal).toBe('72.00');
  });

  test('returns an out-of-stock item without adding it', async () => {
    const [item] = await itemsOf(add(fakeShop(), 'LAMP', 1));

    expect(item).toMatchObject({
      qty: 0,
      status: 'TRANSIENT',
      requestedQty: 1,
      messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }],
    });
    expect(item.cartItemId).toBeUndefined();
  });

  test('adds once for a repeated idempotency key', async () => {
    const shop = fakeShop();

    const first = await itemsOf(add(shop, 'MUG', 1, 'key-1'));
    expect(await itemsOf(add(shop, 'MUG', 1, 'key-1'))).toEqual(first);
    expect(shop.cart.items[0]?.qty).toBe(1);
  });

  test('holds back a response until it is released', async () => {
    const shop = fakeShop();
    const order: string[] = [];

    shop.hold('read');
    const read = shop.fetch('/cc/api/checkout').then(() => order.push('read'));
    const added = add(shop, 'MUG', 1).then(() => order.push('add'));
    await added;
    shop.release();
    await read;
    expect(order).toEqual(['add', 'read']);
  });

  test('provides a fetch for pages', async () => {
    const answer = await fakeShop({ cart: { MUG: 2 } }).pageFetch('https://shop.example/cc/api/checkout');

    expect(answer.headers.get('ctx-token')).toBe('ctx-1');
    expect((await answer.json()).cartInfo.items).toHaveLength(1);
  });
});
