import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../../tests/support/fakeShop';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../../tests/support/storefront';
import { ADD_SOURCES } from '../../../platform/rules/tenant';
import type { AddFeedback } from '../../rules/adding/addFeedback';
import type { AddItem } from '../../rules/adding/addRequest';
import { notificationGroups } from '../../rules/notices/notificationGroups';
import { relatedProducts } from '../toRelated';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

const MUG: AddItem = { sku: 'MUG', quantity: 1 };
const of = (sku: string, quantity = 1): AddItem => ({ sku, quantity });
const groupsOf = (feedback: ReturnType<typeof answered>) =>
  notificationGroups(feedback?.items ?? []).map(({ group }) => group);
const answered = (feedback: AddFeedback) => (feedback.kind === 'answered' ? feedback : undefined);

describe('an add', () => {
  test('is one POST with its items and its query [CART-ADD-004, CART-ADD-001, CART-ADD-002]', async () => {
    const { cart, shop } = aStorefront();
    await cart.add([of('MUG', 2)]);

    expect(shop.requests).toHaveLength(1);
    expect(shop.requests[0]).toMatchObject({
      method: 'POST',
      path: '/cc/api/checkout/default/item',
      query: { mmx: 'true', responseType: 'WHOLE' },
      body: { items: [{ itemId: 'MUG', qty: 2 }] },
      keepalive: true,
    });
    expect(shop.requests[0]?.headers['x-http-method-override']).toBeUndefined();
    expect(shop.requests[0]?.body).toEqual({ items: [{ itemId: 'MUG', qty: 2 }] });
  });

  test('carries whatever the page sets [CART-ADD-001, CART-ADD-002]', async () => {
    const { cart, shop } = aStorefront({ config: { cart: { coupons: ['SAVE5'] } } });
    await cart.add(
      [
        {
          ...MUG,
          deliveryType: 'ISP',
          storeNumber: '0042',
          parent: { sku: 'CHAIR', lineId: 'line-1', relation: 'WARRANTY' },
        },
      ],
      {
        addresses: [{ zip: '02101' }],
        skipRelatedProduct: true,
        storeNumber: '0007',
        mmx: false,
        type: 'b2b',
        forceUpdate: true,
        duplicateOrder: true,
        buyNow: true,
        skipInv: true,
        fromCC: true,
        ux2: true,
        memItem: true,
        source: 'quickView',
        ignoreExistQty: true,
      },
    );

    expect(shop.requests[0]?.body).toEqual({
      items: [
        {
          itemId: 'MUG',
          qty: 1,
          deliveryType: 'ISP',
          pickupStoreNumber: '0042',
          parentItemId: 'CHAIR',
          parentRelationCartItemId: 'line-1',
          parentRelationType: 'WARRANTY',
        },
      ],
      addresses: [{ zip: '02101' }],
      skipRelatedProduct: true,
      yourStoreNo: '0007',
      coupons: ['SAVE5'],
    });
    expect(shop.requests[0]?.query).toEqual({
      mmx: 'false',
      type: 'b2b',
      responseType: 'WHOLE',
      forceUpdate: 'true',
      duplicateOrder: 'true',
      buyNow: 'true',
      skipInv: 'true',
      fromCC: 'true',
      ux2: 'true',
      memItem: 'true',
      source: 'quickView',
      ignoreExistQty: 'true',
    });
  });

  test('carries the coupons of the page, unless it has its own [CART-ADD-001]', async () => {
    const { cart, shop } = aStorefront({ config: { cart: { coupons: ['SAVE5'] } } });
    for (const coupons of [undefined, [], ['OWN']]) await cart.add([MUG], { coupons });
    expect(shop.requests.map(({ body }) => (body as { coupons?: string[] }).coupons)).toEqual([
      ['SAVE5'],
      undefined,
      ['OWN'],
    ]);
  });

  test('of another version says so, with the add or with an item [CART-ADD-014]', async () => {
    const { cart, shop } = aStorefront({ config: BUSINESS_CONTEXT });
    await cart.add([of('MUG', 0), of('PEN', 0)], { version: 'b2' });
    await cart.add([{ ...of('MUG', 0), version: 'b2' }, of('PEN', 0)]);
    expect(shop.requests.map(({ query }) => query['version'])).toEqual(['b2', undefined]);
    expect((shop.requests[1]?.body as { items: unknown[] } | undefined)?.items).toEqual([
      { itemId: 'MUG', qty: 0, version: 'b2' },
      { itemId: 'PEN', qty: 0 },
    ]);
  });

  test('sends special addresses as base64 of their JSON in UTF-8 [CART-ADD-003]', async () => {
    const { cart, shop } = aStorefront();
    const [specialShipTo, specialBillTo] = [{ city: 'Montréal 🍁' }, { city: 'Troy' }];
    await cart.add([MUG], { specialShipTo, specialBillTo });

    const read = (text = '') => JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    expect(read(shop.requests[0]?.query['specialShipTo'])).toEqual(specialShipTo);
    expect(shop.requests[0]?.query['specialBillTo']).toBe(btoa('{"city":"Troy"}'));
  });

  test.each(ADD_SOURCES)('from %s takes the same path, with its own source [GEN-007]', async (source) => {
    const { cart, shop } = aStorefront();
    const feedback = await cart.add([MUG], { source });
    expect(shop.requests.map(({ call, query }) => [call, query['source']])).toEqual([['add', source]]);
    expect(feedback.kind).toBe('answered');
  });

  test('shows its cart, keeps it for 900,000 ms and tells everyone [CART-STORE-002, CART-ADD-025]', async () => {
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

  test('tells of its own line only, by what it added [CART-UPD-001]', async () => {
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

  test('does not forget the EMPTY_CART of a shop that says it with items in the cart [CART-STORE-008]', async () => {
    const { cart, shop, host } = aStorefront();
    shop.cart.messages = [
      { code: 'EMPTY_CART', type: 'WARNING' },
      { code: 'BACK_IN_STOCK', type: 'INFO' },
    ];
    await cart.add([MUG]);

    const stored = JSON.parse(host.localStorage.get('cart') ?? '{}');
    expect(stored.messages).toEqual([{ code: 'BACK_IN_STOCK', type: 'INFO' }]);
    expect(stored.items).toHaveLength(1);
  });

  test('leaves no mark of itself in the store, and no word of how many could be added', async () => {
    const { cart, host, shop } = aStorefront();
    await cart.add([of('INK', 9), of('LAMP')]);
    expect(cart.state().cart?.lines[0]?.messages).toMatchObject([{ code: 'PARTIAL_QTY_AVAILABLE' }]);
    const { items } = JSON.parse(host.localStorage.get('cart') ?? '');
    expect(items).toMatchObject([{ itemId: 'INK', messages: [] }]);
    expect(items[0]).not.toHaveProperty('actioned');
    expect(items[0]).not.toHaveProperty('qtyAdded');

    const next = aStorefront({ shop, host: host.openTab() });
    const listener = vi.fn();
    next.events.subscribe('cart:line-added', listener);
    shop.products['INK'] = { name: 'Ink', price: '1.00' };
    await next.cart.read();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('before any call', () => {
  test.each<[string, AddItem[], string, string]>([
    ['nothing', [], 'INVALID_ITEMS', 'Items not passed'],
    ['two wrong quantities', [of('MUG', 0), of('PEN', -1)], 'INVALID_QTY', 'Qty of one the items is incorrect'],
  ])('an SBA add of %s is refused [CART-ADD-013, CART-ADD-014, CART-ADD-005]', async (_, items, code, message) => {
    const { cart, shop, events } = aStorefront({ config: BUSINESS_CONTEXT });
    const settled = vi.fn();
    events.subscribe('cart:add-settled', settled);

    const feedback = await cart.add(items);
    expect(feedback).toMatchObject({ kind: 'failed', error: { kind: 'refused', code, status: 400, message } });
    expect(settled).toHaveBeenCalledExactlyOnceWith(feedback);
    expect(shop.requests).toEqual([]);
  });

  test('free samples alone are refused, but not beside a paid line of the cart [CART-ADD-022]', async () => {
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
  ])('the store is known from %s [CART-ADD-018]', async (_, item, options, config, cookies, store) => {
    const { cart, shop } = aStorefront({ config, host: { cookies } });
    await cart.add([item], options);
    expect(sent(shop)).toMatchObject({ deliveryType: 'ISP', pickupStoreNumber: store });
  });

  test.each<Record<string, string>>([
    {},
    { YourStore: 'null' },
    { YourStore: '{"storeNumber":""}' },
    { YourStore: 'broken' },
  ])('with the cookies %j no store is known, and the item is shipped [CART-ADD-017]', async (cookies) => {
    const { cart, shop } = aStorefront({ host: { cookies } });
    await cart.add([toFetch]);
    expect(sent(shop)).toEqual({ itemId: 'MUG', qty: 1, deliveryType: 'STA' });
  });
});

describe('the one outcome of an add', () => {
  test('is its item, with what goes with it, in the drawer [CART-ADD-007, CART-ADD-005]', async () => {
    const { cart, events } = aStorefront();
    const settled = vi.fn();
    events.subscribe('cart:add-settled', settled);

    const feedback = answered(await cart.add([of('CHAIR')]));
    expect(feedback).toMatchObject({ surface: 'atcdrawer', outcome: 'success', isFailed: false });
    expect(feedback?.items.map((item) => [item.sku, item.quantityAdded])).toEqual([['CHAIR', 1]]);
    expect(
      feedback &&
        relatedProducts(feedback.cart, { currency: 'USD', isCOM: true }).map((product) => [
          product.sku,
          product.relation,
        ]),
    ).toEqual([
      ['CHAIR-PLAN', 'WARRANTY'],
      ['CHAIR-BUILD', 'ASSEMBLY'],
    ]);
    expect(settled).toHaveBeenCalledExactlyOnceWith(feedback);
  });

  test('is a toast where the page wants it [CART-ADD-008, CART-FB-001]', async () => {
    const { cart } = aStorefront({ config: { cart: { feedback: 'toast' } } });
    expect((await cart.add([MUG])).surface).toBe('atctoastmsg');
    expect((await cart.add([MUG], { feedback: 'overlay' })).surface).toBe('atcoverlay');
  });

  test('is partial where the shop has less, and both groups tell it [CART-CODE-009, CART-NOTE-009]', async () => {
    const feedback = answered(await aStorefront().cart.add([of('INK', 9)]));
    expect(feedback).toMatchObject({ outcome: 'partial', isFailed: false });
    expect(feedback?.items[0]).toMatchObject({ quantityAdded: 3, requestedQuantity: 9 });
    expect(groupsOf(feedback)).toEqual(['added', 'adjusted-for-inventory']);
  });

  test('is the error path for an item that the shop refuses [CART-ADD-010, CART-FB-004]', async () => {
    const feedback = answered(await aStorefront().cart.add([of('LAMP')], { feedback: 'toast' }));
    expect(feedback).toMatchObject({ outcome: 'out-of-stock', isFailed: true, surface: 'atcdrawer' });
    expect(feedback?.items[0]).toMatchObject({ sku: 'LAMP', requestedQuantity: 1, quantityAdded: 0 });
  });

  test('is the error path for INVALID_STORE_NUMBER of an item to be picked up, of any type [CART-ADD-011]', async () => {
    const { cart, shop } = aStorefront();
    shop.products['MUG'] = { name: 'Mug', price: '1.00', message: { code: 'INVALID_STORE_NUMBER', type: 'WARNING' } };
    const storeNumber = '9999';
    expect(answered(await cart.add([{ ...MUG, deliveryType: 'ISP', storeNumber }]))?.isFailed).toBe(true);
    expect(answered(await cart.add([{ ...MUG, deliveryType: 'STS', storeNumber }]))?.isFailed).toBe(false);
  });

  test('is blocked for a buyer whose organisation does not allow it, and nothing is added [CART-ADD-021, CART-CODE-033]', async () => {
    const { cart, shop } = aStorefront({ config: BUSINESS_CONTEXT });
    shop.products['MUG'] = { name: 'Mug', price: '1.00', message: { code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' } };
    const feedback = answered(await cart.add([MUG]));
    expect(feedback).toMatchObject({ outcome: 'blocked', isFailed: true });
    expect(groupsOf(feedback)).toEqual(['blocked-by-company']);
    expect(shop.cart.items).toEqual([]);
  });

  test.each(['INVALID_ITEM', 'PRICE_NOT_AVAILABLE', 'STANDALONE_WARRANTY_ITEM', 'OFF_CONTRACT_ERROR'])(
    'is failed for an item refused with %s [CART-ADD-010]',
    async (code) => {
      const { cart, shop } = aStorefront();
      shop.refuseNext(code, { level: 'line' });
      expect(answered(await cart.add([MUG]))).toMatchObject({ isFailed: true, items: [{ messages: [{ code }] }] });
    },
  );

  test('is failed when the shop speaks of an error of the cart and has added nothing', async () => {
    const { cart, shop } = aStorefront();
    shop.refuseNext('TECHNICAL_PROBLEM', { level: 'cart' });
    expect(answered(await cart.add([MUG]))).toMatchObject({ isFailed: true, outcome: 'error', items: [] });
  });

  test('is failed when the request is refused: nothing is added, and the cart is as it was', async () => {
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
    expect(cart.state().isPending).toBe(false);
  });

  test.each([
    ['toast', 'atctoastmsg'],
    ['overlay', 'atcoverlay'],
    ['none', undefined],
  ] as const)('that failed is told where the page wants %s', async (feedback, surface) => {
    const { cart, shop } = aStorefront();
    shop.refuseNext('RESTRICTED_ITEM');
    expect((await cart.add([MUG], { feedback })).surface).toBe(surface);
  });
});

describe('a redirect after an add', () => {
  test('goes to the cart with the numbers of the new lines, and tells nothing here [CART-ADD-006, ROUTE-010, ROUTE-001]', async () => {
    const { cart, host, shop } = aStorefront({ shop: fakeShop({ cart: { PEN: 1 } }) });
    const feedback = await cart.add([MUG, of('PEN'), of('PAPER')], { afterAdd: 'redirect' });
    const [, mug, paper] = shop.cart.items.map((item) => item.cartItemId);
    expect(host.assigned).toEqual([`https://shop.example/cc/mmx/cart?cartItemIds=${mug},${paper}`]);
    expect(feedback.surface).toBeUndefined();
  });

  test('names no numbers when there are none, or the page does not want them [ROUTE-010]', async () => {
    const { cart, host } = aStorefront({ shop: fakeShop({ cart: { PEN: 1 } }) });
    await cart.add([of('PEN')], { afterAdd: 'redirect' });
    await cart.add([MUG], { afterAdd: 'redirect', passCartItemIds: false });
    expect(host.assigned).toEqual(Array(2).fill('https://shop.example/cc/mmx/cart'));
  });

  test('does not happen unless the page asks for it, nor after an error [CART-ADD-006]', async () => {
    const { cart, host } = aStorefront();
    await cart.add([MUG]);
    expect((await cart.add([of('LAMP')], { afterAdd: 'redirect' })).surface).toBe('atcdrawer');
    expect(host.assigned).toEqual([]);
  });
});

describe('a special cart without items', () => {
  test.each([
    [{}, '/cc/mmx/cart?viewcart=true'],
    [BUSINESS_CONTEXT, '/cc/sba/cart?viewcart=true'],
    [{ cart: { variant: 'sparq' as const } }, '/cc/sparq/cart?viewcart=true'],
  ])(
    'is neither well nor badly: the customer goes to view it, and the stored cart stays [CART-ADD-012, CART-ENT-002, ROUTE-002, ROUTE-003, ROUTE-004]',
    async (config, path) => {
      const { cart, shop, host } = aStorefront({ config, host: { localStorage: { cart: '{"items":[]}' } } });
      shop.cart.extra = { type: 'SPECIAL', items: [] };

      const feedback = await cart.add([MUG]);
      expect(feedback).toMatchObject({ kind: 'special', surface: undefined });
      expect(host.assigned).toEqual([`https://shop.example${path}`]);
      expect(host.localStorage.get('cart')).toBe('{"items":[]}');
      expect(cart.state().cart).toBeUndefined();
    },
  );

  test('with items is like any other', async () => {
    const { cart, shop, host } = aStorefront();
    shop.cart.extra = { type: 'SPECIAL' };
    expect((await cart.add([MUG])).kind).toBe('answered');
    expect(host.assigned).toEqual([]);
  });
});

describe('an add whose answer is lost', () => {
  const keys = (shop: FakeShop) => shop.requestsOf('add').map(({ headers }) => headers['idempotency-key']);

  test('is sent again under its key, and is in the cart once', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost', { times: 2 });
    const adding = cart.add([MUG]);
    await vi.runAllTimersAsync();

    expect(await adding).toMatchObject({ kind: 'answered', outcome: 'success' });
    expect(keys(shop)).toEqual(Array(3).fill((await adding).key));
    expect(keys(shop)[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(shop.cart.items.map((item) => item.qty)).toEqual([1]);
    expect(cart.state().error).toBeUndefined();
  });

  test('says nothing of an error while it is still tried', async () => {
    const { cart, shop } = aStorefront();
    const errors: unknown[] = [];
    cart.subscribe(() => errors.push(cart.state().error));
    shop.failNext('lost');
    const adding = cart.add([MUG]);
    await vi.runAllTimersAsync();
    await adding;
    expect(errors.filter(Boolean)).toEqual([]);
  });

  test.each(['lost', 'network', 'truncated', 'html', 503] as const)(
    'by %s, and pressed again, is the same act under the same key',
    async (failure) => {
      const { cart, shop } = aStorefront();
      shop.failNext(failure, { times: 3, of: 'add' });
      const first = cart.add([MUG]);
      await vi.runAllTimersAsync();
      expect((await first).kind).toBe('failed');
      expect((await first).key).toBe(keys(shop)[0]);

      const second = cart.add([MUG]);
      await vi.runAllTimersAsync();
      expect((await second).key).toBe((await first).key);
    },
  );

  test('and that is pressed again is added once; a press after that is another act', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost', { times: 3 });
    const first = cart.add([MUG]);
    await vi.runAllTimersAsync();
    expect((await first).kind).toBe('failed');
    expect(shop.cart.items[0]?.qty).toBe(1);

    expect(answered(await cart.add([MUG]))?.cart.lines[0]?.quantity).toBe(1);
    expect(answered(await cart.add([MUG]))?.cart.lines[0]?.quantity).toBe(2);
    expect(new Set(keys(shop)).size).toBe(2);
  });

  test('is another act when it asks for something else', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost', { times: 3 });
    const first = cart.add([MUG]);
    await vi.runAllTimersAsync();
    expect((await cart.add([of('MUG', 2)])).key).not.toBe((await first).key);
    expect(shop.cart.items[0]?.qty).toBe(3);
  });

  test('because it took too long is not sent again by itself', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('timeout');
    const adding = cart.add([MUG]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await adding).toMatchObject({ kind: 'failed', error: { kind: 'network', code: 'TIMEOUT' } });
    expect(keys(shop)).toHaveLength(1);
  });

  test('because the shop refused it is over: the next press is another act', async () => {
    const { cart, shop } = aStorefront();
    shop.refuseNext('RESTRICTED_ITEM');
    const first = await cart.add([MUG]);
    expect((await cart.add([MUG])).key).not.toBe(first.key);
  });
});

describe('hard alternates', () => {
  test('are not asked about while the customer does not want it', async () => {
    const hardAltOptOut = JSON.stringify({ value: 'Y', expires: Date.now() + 1 });
    const { cart, shop } = aStorefront({ host: { localStorage: { hardAltOptOut } } });
    await cart.add([MUG]);
    vi.advanceTimersByTime(1);
    await cart.add([MUG]);
    expect(shop.requestsOf('add').map(({ body }) => (body as { ignoreHrdAlt?: boolean }).ignoreHrdAlt)).toEqual([
      true,
      undefined,
    ]);
  });
});
