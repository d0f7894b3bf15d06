import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../../tests/support/shop/fakeShop';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../../tests/support/widgets/storefront';
import type { AddFeedback } from '../../rules/adding/addFeedback';
import type { AddItem } from '../../rules/adding/addRequest';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

const MUG: AddItem = { sku: 'MUG', quantity: 1 };
const of = (sku: string, quantity = 1): AddItem => ({ sku, quantity });
const answered = (feedback: AddFeedback) => (feedback.kind === 'answered' ? feedback : undefined);

describe('cart add', () => {
  test('an add shows its cart, stores it for 900,000 ms, and publishes its events and the item count [CART-STORE-002, CART-ADD-025]', async () => {
    const { cart, shop, host, events } = aStorefront({ shop: fakeShop({ cart: { PEN: 2 } }) });
    const received: string[] = [];
    events.subscribeAll(({ name }) => received.push(name));

    await cart.add([MUG]);
    expect(cart.state()).toMatchObject({ phase: 'ready', count: 3 });
    expect(cart.state().cart?.lines.map((line) => line.sku)).toEqual(['PEN', 'MUG']);
    expect(host.localStorage.get('cart-time')).toBe(String(Date.now() + 900_000));
    expect(host.posted).toEqual([{ message: 'cart-items-count', count: 3 }]);
    expect(received).toEqual(['cart:add-started', 'cart:changed', 'cart:line-added', 'cart:add-settled']);
    expect(shop.requests).toHaveLength(1);
  });

  test('an add publishes only its own line, with the added quantity [CART-UPD-001]', async () => {
    const { cart, events, shop } = aStorefront({ shop: fakeShop({ cart: { PEN: 2, MUG: 1 } }) });
    const listener = vi.fn();
    events.subscribe('cart:line-added', listener);
    await cart.add([of('MUG', 3)]);

    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]?.[0]).toMatchObject({
      line: { sku: 'MUG', quantity: 4 },
      action: 'ADD_ITEM',
      quantity: 3,
    });
    expect(shop.cart.items.map((item) => item.qty)).toEqual([2, 4]);
  });

  test('an EMPTY_CART message that is no warning clears the stored cart even if an add brings it [CART-STORE-004]', async () => {
    const { cart, shop, host } = aStorefront();
    shop.cart.messages = [{ code: 'EMPTY_CART', type: 'INFO' }];
    await cart.add([MUG]);
    expect(host.localStorage.get('cart')).toBeNull();
  });

  test('the next page publishes no add, although it starts from the cart that an add has stored', async () => {
    const { cart, host, shop } = aStorefront();
    await cart.add([of('INK', 9), of('LAMP')]);
    const next = aStorefront({ shop, host: host.openTab() });
    const listener = vi.fn();
    next.events.subscribe('cart:line-added', listener);
    shop.products['INK'] = { name: 'Ink', price: '1.00' };
    await next.cart.read();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('checks before the request', () => {
  test.each<[string, AddItem[], string, string]>([
    ['no items', [], 'INVALID_ITEMS', 'Items not passed'],
    ['a quantity that is no whole number', [of('MUG', 1.5)], 'INVALID_QTY', 'Qty of one the items is incorrect'],
    ['a quantity that is no number', [of('MUG', Number.NaN)], 'INVALID_QTY', 'Qty of one the items is incorrect'],
    ['two invalid quantities', [of('MUG', 0), of('PEN', -1)], 'INVALID_QTY', 'Qty of one the items is incorrect'],
  ])(
    'an SBA add of %s is rejected without a request [CART-ADD-013, CART-ADD-014, CART-ADD-005]',
    async (_, items, code, message) => {
      const { cart, shop, events } = aStorefront({ config: BUSINESS_CONTEXT });
      const settled = vi.fn();
      events.subscribe('cart:add-settled', settled);

      const feedback = await cart.add(items);
      expect(feedback).toMatchObject({ kind: 'failed', error: { kind: 'refused', code, status: 400, message } });
      expect(settled).toHaveBeenCalledExactlyOnceWith(feedback);
      expect(shop.requests).toEqual([]);
    },
  );

  test('free samples alone are rejected, but not with a paid line in the cart [CART-ADD-022]', async () => {
    const sample = { ...of('SAMPLE'), isFreeSample: true };
    const { cart, shop } = aStorefront();
    await cart.read();
    expect(await cart.add([sample])).toMatchObject({ kind: 'failed', error: { code: 'FREE_SAMPLE_ALONE' } });
    await cart.add([MUG]);
    expect(await cart.add([sample])).toMatchObject({ kind: 'answered', outcome: 'success' });
    expect(shop.requestsOf('add')).toHaveLength(2);
  });

  const sent = (shop: FakeShop) => (shop.requestsOf('add')[0]?.body as { items?: unknown[] } | undefined)?.items?.[0];
  const toFetch: AddItem = { ...MUG, deliveryType: 'ISP' };
  const cookies: Record<string, string> = { YourStore: JSON.stringify({ storeNumber: '0003' }) };

  test.each([
    [
      'the item itself',
      { ...toFetch, storeNumber: '0001' },
      { storeNumber: '0002' },
      { session: { storeNumber: '0004' } },
      cookies,
      '0001',
    ],
    ['the request', toFetch, { storeNumber: '0002' }, { session: { storeNumber: '0004' } }, cookies, '0002'],
    ['the session', toFetch, {}, { session: { storeNumber: '0004' } }, cookies, '0004'],
    ['the cookie', toFetch, {}, {}, cookies, '0003'],
  ])('the store number is read from %s [CART-ADD-018]', async (_, item, options, config, cookies, store) => {
    const { cart, shop } = aStorefront({ config, host: { cookies } });
    await cart.add([item], options);
    expect(sent(shop)).toMatchObject({ deliveryType: 'ISP', pickupStoreNumber: store });
  });

  test.each<Record<string, string>>([
    {},
    { YourStore: 'null' },
    { YourStore: '{"storeNumber":""}' },
    { YourStore: 'broken' },
  ])('with the cookies %j no store is known, and the item ships to the address [CART-ADD-017]', async (cookies) => {
    const { cart, shop } = aStorefront({ host: { cookies } });
    await cart.add([toFetch]);
    expect(sent(shop)).toEqual({ itemId: 'MUG', qty: 1, deliveryType: 'STA' });
  });
});

describe('add feedback', () => {
  test('a successful add is shown in the drawer, with its item [CART-ADD-007, CART-ADD-005]', async () => {
    const { cart, events } = aStorefront();
    const settled = vi.fn();
    events.subscribe('cart:add-settled', settled);
    const started = vi.fn();
    events.subscribe('cart:add-started', started);

    const feedback = answered(await cart.add([of('CHAIR')]));
    expect(started).toHaveBeenCalledExactlyOnceWith({ key: feedback?.key, items: [of('CHAIR')] });
    expect(feedback).toMatchObject({ surface: 'atcdrawer', outcome: 'success', isFailed: false });
    expect(feedback?.items.map((item) => [item.sku, item.quantityAdded])).toEqual([['CHAIR', 1]]);
    expect(settled).toHaveBeenCalledExactlyOnceWith(feedback);
  });

  test('the page configures the toast, and an add can request another surface [CART-ADD-008, CART-FB-001]', async () => {
    const { cart } = aStorefront({ config: { cart: { feedback: 'toast' } } });
    expect((await cart.add([MUG])).surface).toBe('atctoastmsg');
    expect((await cart.add([MUG], { feedback: 'overlay' })).surface).toBe('atcoverlay');
  });

  test('an add of more than the stock is partial, and says how many the shop could add [CART-CODE-009]', async () => {
    const feedback = answered(await aStorefront().cart.add([of('INK', 9)]));
    expect(feedback).toMatchObject({ outcome: 'partial', isFailed: false });
    expect(feedback?.items).toMatchObject([
      { quantityAdded: 3, requestedQuantity: 9, messages: [{ code: 'PARTIAL_QTY_AVAILABLE', value: 3 }] },
    ]);
  });

  test('an add of an item that the shop refuses fails, in the drawer instead of the toast [CART-ADD-010, CART-FB-004]', async () => {
    const feedback = answered(await aStorefront().cart.add([of('LAMP')], { feedback: 'toast' }));
    expect(feedback).toMatchObject({ outcome: 'out-of-stock', isFailed: true, surface: 'atcdrawer' });
    expect(feedback?.items[0]).toMatchObject({ sku: 'LAMP', requestedQuantity: 1, quantityAdded: 0 });
  });

  test('INVALID_STORE_NUMBER as a warning fails the add of an in-store pickup, but not of a ship-to-store item [CART-ADD-011]', async () => {
    const { cart, shop } = aStorefront();
    shop.products['MUG'] = { name: 'Mug', price: '1.00', message: { code: 'INVALID_STORE_NUMBER', type: 'WARNING' } };
    const storeNumber = '9999';
    expect(answered(await cart.add([{ ...MUG, deliveryType: 'ISP', storeNumber }]))?.isFailed).toBe(true);
    expect(answered(await cart.add([{ ...MUG, deliveryType: 'STS', storeNumber }]))?.isFailed).toBe(false);
  });

  test('an add that the buyer’s organization does not allow is blocked, and nothing is added [CART-ADD-021, CART-CODE-033]', async () => {
    const { cart, shop } = aStorefront({ config: BUSINESS_CONTEXT });
    shop.products['MUG'] = { name: 'Mug', price: '1.00', message: { code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' } };
    const feedback = answered(await cart.add([MUG]));
    expect(feedback).toMatchObject({ outcome: 'blocked', isFailed: true });
    expect(feedback?.items).toMatchObject([{ messages: [{ code: 'BLOCKED_FOR_ADD_TO_CART' }] }]);
    expect(shop.cart.items).toEqual([]);
  });

  test.each(['INVALID_ITEM', 'PRICE_NOT_AVAILABLE', 'STANDALONE_WARRANTY_ITEM', 'OFF_CONTRACT_ERROR'])(
    'an add of an item refused with %s fails [CART-ADD-010]',
    async (code) => {
      const { cart, shop } = aStorefront();
      shop.refuseNext(code, { level: 'line' });
      expect(answered(await cart.add([MUG]))).toMatchObject({ isFailed: true, items: [{ messages: [{ code }] }] });
    },
  );

  test('an add fails if the shop reports an error of the cart and has added nothing', async () => {
    const { cart, shop } = aStorefront();
    shop.refuseNext('TECHNICAL_PROBLEM', { level: 'cart' });
    expect(answered(await cart.add([MUG]))).toMatchObject({ isFailed: true, outcome: 'error', items: [] });
  });

  test('an add whose request is refused fails, and the cart is unchanged', async () => {
    const { cart, shop } = aStorefront({ shop: fakeShop({ cart: { PEN: 1 } }) });
    await cart.read();
    const before = cart.state().cart;
    shop.refuseNext('RESTRICTED_ITEM', { of: 'add' });

    const feedback = await cart.add([MUG]);
    expect(feedback).toMatchObject({
      kind: 'failed',
      surface: 'atcdrawer',
      error: { kind: 'refused', code: 'RESTRICTED_ITEM', status: 400 },
    });
    expect(cart.state().cart).toBe(before);
    expect(cart.state().error?.code).toBe('RESTRICTED_ITEM');
    expect(cart.state().isMutating).toBe(false);
  });

  test.each([
    ['toast', 'atctoastmsg'],
    ['overlay', 'atcoverlay'],
    ['none', undefined],
  ] as const)('a failed add has the surface for the requested feedback %s', async (feedback, surface) => {
    const { cart, shop } = aStorefront();
    shop.refuseNext('RESTRICTED_ITEM');
    expect((await cart.add([MUG], { feedback })).surface).toBe(surface);
  });
});

describe('redirect after an add', () => {
  test('the redirect opens the cart with the ids of the new lines, and the add has no surface here [CART-ADD-006, ROUTE-010, ROUTE-001]', async () => {
    const { cart, host, shop } = aStorefront({ shop: fakeShop({ cart: { PEN: 1 } }) });
    const feedback = await cart.add([MUG, of('PEN'), of('PAPER')], { afterAdd: 'redirect' });
    const [, mug, paper] = shop.cart.items.map((item) => item.cartItemId);
    expect(host.assigned).toEqual([`https://shop.example/cc/mmx/cart?cartItemIds=${mug},${paper}`]);
    expect(feedback.surface).toBeUndefined();
  });

  test('a new line that the shop gives no id is not in the redirect [ROUTE-010]', async () => {
    const { cart, host, shop } = aStorefront();
    const withoutFirstId = (body: unknown) =>
      JSON.parse(JSON.stringify(body).replace(/"cartItemId":"[^"]*"/, '"cartItemId":""'));
    shop.failNext({ alter: withoutFirstId }, { of: 'add' });
    await cart.add([MUG, of('PAPER')], { afterAdd: 'redirect' });
    expect(host.assigned).toEqual([`https://shop.example/cc/mmx/cart?cartItemIds=${shop.cart.items[1]?.cartItemId}`]);
  });

  test('the redirect has no line ids if no line is new or the page opts out [ROUTE-010]', async () => {
    const { cart, host } = aStorefront({ shop: fakeShop({ cart: { PEN: 1 } }) });
    await cart.add([of('PEN')], { afterAdd: 'redirect' });
    await cart.add([MUG], { afterAdd: 'redirect', passCartItemIds: false });
    expect(host.assigned).toEqual(Array(2).fill('https://shop.example/cc/mmx/cart'));
  });

  test('there is no redirect unless it is requested, and none after an error [CART-ADD-006]', async () => {
    const { cart, host } = aStorefront();
    await cart.add([MUG]);
    expect((await cart.add([of('LAMP')], { afterAdd: 'redirect' })).surface).toBe('atcdrawer');
    expect(host.assigned).toEqual([]);
  });
});

describe('special carts', () => {
  test.each([
    ['/cc/mmx/cart?viewcart=true', {}],
    ['/cc/sba/cart?viewcart=true', BUSINESS_CONTEXT],
    ['/cc/sparq/cart?viewcart=true', { cart: { variant: 'sparq' as const } }],
  ])(
    'an add to a SPECIAL cart without items opens %s and preserves the stored cart [CART-ADD-012, CART-ENT-002, ROUTE-002, ROUTE-003, ROUTE-004]',
    async (path, config) => {
      const { cart, shop, host } = aStorefront({ config, host: { localStorage: { cart: '{"items":[]}' } } });
      shop.cart.extra = { type: 'SPECIAL', items: [] };

      const feedback = await cart.add([MUG]);
      expect(shop.requestsOf('add')).toMatchObject([{ keepalive: true }]);
      expect(feedback).toMatchObject({ kind: 'special', surface: undefined });
      expect(host.assigned).toEqual([`https://shop.example${path}`]);
      expect(host.localStorage.get('cart')).toBe('{"items":[]}');
      expect(cart.state().cart).toBeUndefined();
    },
  );

  test('a SPECIAL cart may have no list of items', async () => {
    const { cart, shop, host } = aStorefront();
    shop.cart.extra = { type: 'SPECIAL', items: undefined };
    expect((await cart.add([MUG])).kind).toBe('special');
    expect(host.assigned).toEqual(['https://shop.example/cc/mmx/cart?viewcart=true']);
  });

  test('an add to a SPECIAL cart with items is a normal add', async () => {
    const { cart, shop, host } = aStorefront();
    shop.cart.extra = { type: 'SPECIAL' };
    expect((await cart.add([MUG])).kind).toBe('answered');
    expect(host.assigned).toEqual([]);
  });
});
