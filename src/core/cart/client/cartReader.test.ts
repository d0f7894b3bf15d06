import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aCartBody, aLineBody } from '../../../../tests/support/widgets/builders';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import type { CartBody } from '../contract/cart';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

/** A page with a valid stored cart in the browser. The shop has a different cart. */
function aReturningPage({
  body = aCartBody({ items: [aLineBody()] }),
  href = 'https://shop.example/',
  storage = {},
  ...options
}: {
  body?: CartBody;
  href?: string;
  storage?: Record<string, string>;
} & Pick<TestStorefrontOptions, 'config'> = {}) {
  const shop = fakeShop({ cart: { PEN: 2 } });
  const localStorage = {
    cart: JSON.stringify(body),
    'cart-time': String(Date.now() + 1),
    'ctx-token': 'ctx-1',
    sfl: '[]',
    listitems: '[]',
    ...storage,
  };
  const host = { href, localStorage, cookies: { 'ctx-token': 'ctx-1' } };
  return aStorefront({ shop, host, ...options });
}

const skusOf = (page: ReturnType<typeof aStorefront>) => page.cart.state().cart?.lines.map((line) => line.sku);

describe('stored cart on read', () => {
  test('a valid stored cart is shown without a request [CART-FETCH-001, CART-FETCH-002, CART-FETCH-003, CART-FETCH-004, CART-FETCH-005]', async () => {
    const page = aReturningPage();

    await page.cart.read();
    expect(skusOf(page)).toEqual(['MUG']);
    expect(page.cart.state().phase).toBe('ready');
    expect(page.shop.requests).toEqual([]);
  });

  test.each<[string, Parameters<typeof aReturningPage>[0]]>([
    ['it is of another session', { storage: { 'ctx-token': 'ctx-0' } }],
    ['it has expired', { storage: { 'cart-time': String(new Date('2026-11-24T10:00:00').getTime()) } }],
    [
      'it would outlive every stored cart',
      { storage: { 'cart-time': String(new Date('2026-11-24T12:00:00').getTime() + 4e10) } },
    ],
    ['its expiry time is invalid', { storage: { 'cart-time': 'soon' } }],
    ['the address requests a refresh', { href: 'https://shop.example/cart?mcRefresh=true' }],
    ['a line has no id', { body: aCartBody({ items: [aLineBody({ cartItemId: null })] }) }],
    ['a line is out of stock', { body: aCartBody({ items: [aLineBody({ messages: [{ code: 'OUT_OF_STOCK' }] })] }) }],
    ['it is not a cart', { storage: { cart: '{"items":7}' } }],
    ['it is not JSON', { storage: { cart: '{' } }],
    ['an amount has a fraction of a cent', { body: aCartBody({ cartSummary: { orderTotal: '1.005' } }) }],
    ['it is missing', { storage: { cart: '' } }],
    ['the page may not read it', { href: 'https://shop.example/tpv/cart' }],
  ])(
    'a stored cart is not shown if %s, and the cart is fetched [CART-FETCH-001, CART-FETCH-002, CART-FETCH-003, CART-FETCH-004, CART-FETCH-005, CART-FETCH-006, CART-STORE-010]',
    async (_, options) => {
      const page = aReturningPage(options);

      await page.cart.read();
      expect(skusOf(page)).toEqual(['PEN']);
      expect(page.shop.requestsOf('read')).toHaveLength(1);
    },
  );

  test('a stored cart without items, and a read of one with items, publish only that the cart changed', async () => {
    const messages = [{ code: 'EMPTY_CART', type: 'WARNING' }];
    const page = aReturningPage({ body: aCartBody({ items: [], messages }) });
    const published: unknown[] = [];
    page.events.subscribeAll(({ name, detail }) => published.push([name, (detail as { origin?: string }).origin]));
    await page.cart.read();
    await page.cart.read({ isRefresh: true });
    expect(published).toEqual([
      ['cart:changed', 'stored'],
      ['cart:changed', 'read'],
    ]);
  });

  test('a stored cart is shown with mcRefresh=false, and if only a deleted line is invalid [CART-FETCH-003]', async () => {
    const items = [aLineBody(), aLineBody({ cartItemId: null, qty: 1, status: 'DELETED' })];
    const page = aReturningPage({ href: 'https://shop.example/?mcRefresh=false', body: aCartBody({ items }) });

    await page.cart.read();
    expect(page.shop.requests).toEqual([]);
  });

  test('a stored cart is ignored if the call requests a refresh [CART-FETCH-003]', async () => {
    const page = aReturningPage();
    await page.cart.read({ isRefresh: true });
    expect(skusOf(page)).toEqual(['PEN']);
  });

  test('a stored cart of another session is removed, with its saved items and lists [CART-FETCH-008]', async () => {
    const page = aReturningPage({ storage: { 'ctx-token': 'ctx-0' } });
    page.shop.failNext('network', { times: 1 });

    await page.cart.read().catch(() => undefined);
    expect(['cart', 'cart-time', 'sfl', 'listitems'].map(page.host.localStorage.get)).toEqual([null, null, null, null]);
    expect(page.host.localStorage.get('ctx-token')).toBe('ctx-1');
  });

  test('a stored cart of the same session does not clear saved items and lists [CART-FETCH-008]', async () => {
    const page = aReturningPage();
    await page.cart.read();
    expect(['sfl', 'listitems'].map(page.host.localStorage.get)).toEqual(['[]', '[]']);
  });

  test('a stored cart is of another session if the window has another token [CART-FETCH-008, CART-FETCH-001]', async () => {
    const shop = fakeShop({ cart: { PEN: 1 } });
    const localStorage = {
      cart: JSON.stringify(aCartBody()),
      'cart-time': String(Date.now() + 1),
      'ctx-token': 'ctx-1',
      sfl: '[]',
    };
    const page = aStorefront({ shop, host: { localStorage, window: { ctxToken: 'ctx-2' } } });

    await page.cart.read();
    expect(skusOf(page)).toEqual(['PEN']);
    expect(page.host.localStorage.get('sfl')).toBeNull();
  });
});

describe('cart read', () => {
  test('a read requests the full cart [CART-FETCH-009, HTTP-001]', async () => {
    const page = aStorefront();
    await page.cart.read();

    const [request] = page.shop.requestsOf('read');
    expect(request).toMatchObject({
      method: 'GET',
      path: '/cc/api/checkout',
      query: { grindType: 'ALL', wt: 'json', alt: 'true', mmx: 'true', tenantId: '10001' },
    });
  });

  test('a read sends the fetch parameters that the page configures [CART-FETCH-009]', async () => {
    const fetchParams = {
      grindType: 'ALL',
      wt: 'xml',
      alt: false,
      invDtls: true,
      buyNow: true,
      ux2: true,
      memItem: true,
    };
    const page = aStorefront({ config: { cart: { fetchParams } } });
    await page.cart.read();
    expect(page.shop.requestsOf('read')[0]?.query).toEqual({
      grindType: 'ALL',
      wt: 'xml',
      alt: 'false',
      invDtls: 'true',
      buyNow: 'true',
      ux2: 'true',
      memItem: 'true',
      tenantId: '10001',
    });
  });

  test('concurrent reads share one request', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    const carts = await Promise.all([page.cart.read(), page.cart.read(), page.cart.read({ isRefresh: true })]);
    expect(new Set(carts).size).toBe(1);
    expect(page.shop.requestsOf('read')).toHaveLength(1);
  });

  test('the state passes through idle, loading and ready, and has the item count', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 2 } }) });
    const phases: string[] = [page.cart.state().phase];
    page.cart.subscribe(() => phases.push(page.cart.state().phase));

    await page.cart.read();
    expect(new Set(phases)).toEqual(new Set(['idle', 'loading', 'ready']));
    expect(page.cart.state()).toMatchObject({ count: 2, isMutating: false, error: null });
  });

  test('only the first read shows that it loads, also after one that failed', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 2 } }) });
    page.shop.failNext('network');
    await page.cart.read().catch(() => undefined);
    const phases: string[] = [];
    page.cart.subscribe(() => phases.push(page.cart.state().phase));
    await page.cart.read();
    expect([phases[0], phases.at(-1)]).toEqual(['loading', 'ready']);
    phases.length = 0;
    await page.cart.read({ isRefresh: true });
    expect(new Set(phases)).toEqual(new Set(['ready']));
  });

  test('a listener of a read, or of its failure, can read again', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 2 } }) });
    const again: Promise<unknown>[] = [];
    const readOnce = () => {
      if (again.length === 0) again.push(page.cart.read({ isRefresh: true }).catch(() => undefined));
    };
    const stop = page.events.subscribe('cart:read-failed', readOnce);
    page.shop.failNext('network');
    await page.cart.read().catch(() => undefined);
    await Promise.all(again);
    expect(page.shop.requestsOf('read')).toHaveLength(2);
    stop();

    again.length = 0;
    page.events.subscribe('cart:changed', readOnce);
    await page.cart.read({ isRefresh: true });
    await Promise.all(again);
    expect(page.shop.requestsOf('read')).toHaveLength(4);
  });

  test('the saved items are read again from the shop after a page that requested a fresh cart [CART-FETCH-004]', async () => {
    const host = { localStorage: { sfl: '[1]' } };
    const plain = aStorefront({ host });
    await plain.cart.read();
    expect(plain.host.localStorage.get('sfl')).toBe('[1]');
    const fresh = aStorefront({ host: { ...host, href: 'https://shop.example/cart?mcRefresh=1' } });
    await fresh.cart.read();
    expect(fresh.host.localStorage.get('sfl')).toBeNull();
  });

  test('a response without a cart is named [CART-STORE-006]', async () => {
    const page = aStorefront();
    page.shop.answerNext(200, {}, 'read');
    await expect(page.cart.read()).rejects.toMatchObject({
      kind: 'contract',
      code: 'CART_MISSING',
      message: 'readCart: cartInfo: expected a cart, received none',
    });
  });

  test('a read removes the refresh flag from the address only after it succeeds [CART-FETCH-003]', async () => {
    const page = aStorefront({ host: { href: 'https://shop.example/cart?mcRefresh=1&a=2' } });
    page.shop.failNext(500);
    const host = page.host;

    await page.cart.read().catch(() => undefined);
    expect(host.location.href).toContain('mcRefresh');
    await page.cart.read();
    expect(host.location.href).toBe('https://shop.example/cart?a=2');
  });

  test('a business read before sign-in logs a warning and sends no request [CART-FETCH-010, GEN-001, GEN-014]', async () => {
    const warn = vi.fn();
    const shop = fakeShop();
    const page = aStorefront({
      shop,
      config: BUSINESS_CONTEXT,
      host: { console: { warn, error() {} } },
    });

    expect(await page.cart.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Quire: the cart of a business customer is read only after sign-in');
    page.connect();
    page.host.openTab().localStorage.set('cart', JSON.stringify(aCartBody({ items: [aLineBody()] })));
    page.host.openTab().localStorage.remove('cart');
    expect(warn).toHaveBeenCalledOnce();
    expect(shop.requests).toEqual([]);
    expect(page.cart.state()).toMatchObject({ phase: 'skipped', cart: undefined });
  });

  test('a business read after sign-in is sent to the shop [CART-FETCH-010, GEN-001, GEN-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = aStorefront({
      shop,
      config: BUSINESS_CONTEXT,
      host: { cookies: { sessionId: 's1' } },
    });
    await page.cart.read();
    expect(shop.requestsOf('read')[0]?.query['tenantId']).toBe('10051');
  });
});

describe('storing a read cart', () => {
  test('a read cart is stored for 600,000 ms, to the millisecond [CART-STORE-001, STOR-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.messages = [{ code: 'BACK_IN_STOCK', type: 'INFO' }];
    const first = aStorefront({ shop });
    await first.cart.read();
    expect(first.host.localStorage.get('cart-time')).toBe(String(Date.now() + 600_000));
    expect(JSON.parse(first.host.localStorage.get('cart') ?? '').items[0].itemId).toBe('MUG');
    expect(JSON.parse(first.host.localStorage.get('cartCount') ?? '')).toEqual({ count: 1, timestamp: Date.now() });

    vi.advanceTimersByTime(599_999);
    await aStorefront({ shop, host: first.host.openTab() }).cart.read();
    expect(shop.requestsOf('read')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await aStorefront({ shop, host: first.host.openTab() }).cart.read();
    expect(shop.requestsOf('read')).toHaveLength(2);
  });

  test('a read cart is stored for 900,000 ms if the shop has merged an earlier one into it [CART-STORE-002, CART-CODE-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.messages = [{ code: 'CART_AUTO_MERGE', type: 'INFO' }];
    const page = aStorefront({ shop });
    await page.cart.read();
    expect(page.host.localStorage.get('cart-time')).toBe(String(Date.now() + 900_000));
  });

  test.each([
    ['the cart is empty', (shop: ReturnType<typeof fakeShop>) => shop.cart.clear()],
    [
      'the cart has EMPTY_CART',
      (shop: ReturnType<typeof fakeShop>) => (shop.cart.messages = [{ code: 'EMPTY_CART', type: 'INFO' }]),
    ],
    [
      'the cart has a message of type ERROR',
      (shop: ReturnType<typeof fakeShop>) => (shop.cart.messages = [{ code: 'NEW', type: 'ERROR' }]),
    ],
    ['the response is empty', (shop: ReturnType<typeof fakeShop>) => shop.failNext('empty')],
    [
      'the response has no cart',
      (shop: ReturnType<typeof fakeShop>) =>
        (shop.fetch = async () => ({ ok: true, status: 200, headers: { get: () => null }, text: async () => '{}' })),
    ],
    ['the shop responds with 500', (shop: ReturnType<typeof fakeShop>) => shop.failNext(500)],
    ['the network fails', (shop: ReturnType<typeof fakeShop>) => shop.failNext('network')],
    ['the response is truncated', (shop: ReturnType<typeof fakeShop>) => shop.failNext('truncated')],
  ])(
    'a read clears the stored cart if %s [CART-STORE-003, CART-STORE-004, CART-STORE-005, CART-STORE-006, CART-CODE-023]',
    async (_, alter) => {
      const shop = fakeShop({ cart: { MUG: 1 } });
      const { host, cart } = aStorefront({ shop, host: { fetch: (url, request) => shop.fetch(url, request) } });
      await cart.read();
      expect(host.localStorage.get('cart')).not.toBeNull();

      alter(shop);
      await cart.read({ isRefresh: true }).catch(() => undefined);
      expect([host.localStorage.get('cart'), host.localStorage.get('cart-time')]).toEqual([null, null]);
    },
  );

  test('a stored cart has no line that is gone, no mark of the last request, and no message that is shown once [CART-STORE-008]', async () => {
    const messages = [{ code: 'PARTIAL_QTY_AVAILABLE' }, { code: 'BACK_IN_STOCK' }];
    const marks = { actioned: 'EDIT_ITEM' as const, prevQty: 1, qtyAdded: 1, requestedQty: 2 };
    const cartInfo = aCartBody({
      items: [
        aLineBody({ ...marks, messages }),
        aLineBody({ cartItemId: 'line-2', messages }),
        aLineBody({ cartItemId: 'line-3', qty: 0 }),
        aLineBody({ cartItemId: 'line-4', status: 'DELETED' }),
      ],
      messages: ['SFL_MOVED', 'CART_AUTO_MERGE', 'BACK_IN_STOCK'].map((code) => ({ code, type: 'INFO' })),
    });
    const { shop, host, cart } = aStorefront();
    shop.answerNext(200, { cartInfo }, 'read');
    await cart.read();
    const stored = JSON.parse(host.localStorage.get('cart') ?? '') as CartBody;
    expect(stored.items?.map(({ cartItemId }) => cartItemId)).toEqual(['line-1', 'line-2']);
    for (const mark of Object.keys(marks)) expect(stored.items?.[0]).not.toHaveProperty(mark);
    expect(stored.items?.map((item) => item.messages?.map(({ code }) => code))).toEqual([
      ['BACK_IN_STOCK'],
      ['PARTIAL_QTY_AVAILABLE', 'BACK_IN_STOCK'],
    ]);
    expect(stored.messages?.map(({ code }) => code)).toEqual(['BACK_IN_STOCK']);
  });

  test.each([
    ['read', 'EMPTY_CART', undefined],
    ['add', 'EMPTY_CART', []],
    ['update', 'EMPTY_CART', []],
    ['add', 'NEW_WARNING', ['NEW_WARNING']],
  ] as const)(
    'of a cart with items and the warning %2$s, after a %1$s, these messages are stored: %3$j [CART-STORE-002, CART-STORE-004, CART-STORE-008]',
    async (call, code, codes) => {
      const items = [aLineBody(), aLineBody({ cartItemId: 'line-2', status: 'DELETED' })];
      const { shop, host, cart } = aStorefront();
      shop.answerNext(200, { cartInfo: aCartBody({ items, messages: [{ code, type: 'WARNING' }] }) }, call);
      const calls = {
        read: () => cart.read(),
        add: () => cart.add([{ sku: 'MUG', quantity: 1 }]),
        update: () => cart.update({ lineId: 'line-1', quantity: 2 }),
      };
      await calls[call]();
      const stored: CartBody | undefined = JSON.parse(host.localStorage.get('cart') ?? 'null') ?? undefined;
      expect(stored?.messages?.map((message) => message.code)).toEqual(codes);
      expect(cart.state().cart?.messages.map((message) => message.code)).toEqual([code]);
    },
  );

  test('a cart that contains only a message and no list is stored as one with empty lists [CART-STORE-001]', async () => {
    const { shop, host, cart } = aStorefront();
    shop.answerNext(200, { cartInfo: { cartId: 'cart-1' } }, 'read');
    await cart.read();
    expect(JSON.parse(host.localStorage.get('cart') ?? '')).toEqual({ cartId: 'cart-1', items: [], messages: [] });
  });

  test('the stored session is the token of the page, if there is no cookie [CART-FETCH-008]', async () => {
    const tokenOf = async (ctxToken: unknown) => {
      const shop = fakeShop();
      shop.contextToken = '';
      const page = aStorefront({ shop, host: { localStorage: { sfl: '[1]' }, window: { ctxToken } } });
      await page.cart.read();
      return [page.host.localStorage.get('ctx-token'), page.host.localStorage.get('sfl')];
    };
    expect(await tokenOf('of-page')).toEqual(['of-page', null]);
    expect(await tokenOf(7)).toEqual([null, '[1]']);
  });

  test('a cart with an error only at a line is stored [CART-STORE-005]', async () => {
    const shop = fakeShop({ cart: { INK: 1 } });
    shop.products['INK'] = {
      name: 'Ink',
      price: '1.00',
      line: { messages: [{ code: 'RESTRICTED_ITEM', type: 'ERROR' }] },
    };
    const { host, cart } = aStorefront({ shop });
    await cart.read();
    expect(host.localStorage.get('cart')).not.toBeNull();
  });

  test.each(['/tpv/a', '/gus/sba/a', '/a/budget', '/gus/sdc/profileinfo'])(
    'a read cart is not stored on %s, and an older stored one is removed [CART-STORE-009]',
    async (path) => {
      const shop = fakeShop({ cart: { MUG: 1 } });
      const localStorage = { cart: JSON.stringify(aCartBody()), 'cart-time': '1' };
      const page = aStorefront({
        shop,
        host: { localStorage, href: `https://shop.example${path}` },
      });

      await page.cart.read({ isRefresh: true });
      expect(page.cart.state().cart?.lines).toHaveLength(1);
      expect([page.host.localStorage.get('cart'), page.host.localStorage.get('cart-time')]).toEqual([null, null]);
    },
  );

  test('a cart with SFL_MOVED clears the saved items in the browser once [CART-STORE-007, CART-CODE-026]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
    const page = aStorefront({ shop, host: { localStorage: { sfl: '[1]' } } });
    await page.cart.read();
    expect(page.host.localStorage.get('sfl')).toBeNull();
    expect(page.cart.state().cart?.messages[0]?.code).toBe('SFL_MOVED');

    page.host.localStorage.set('sfl', '[2]');
    const next = aStorefront({ shop, host: page.host.openTab() });
    await next.cart.read();
    expect(shop.requestsOf('read')).toHaveLength(1);
    expect(next.host.localStorage.get('sfl')).toBe('[2]');
    expect(next.cart.state().cart?.messages).toEqual([]);
  });
});

describe('failed cart read', () => {
  test.each(['network', 500, 'html', 'empty', 'truncated'] as const)(
    'a read that fails with %s publishes the error, and the state has it until a read succeeds [CART-STORE-011]',
    async (failure) => {
      const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
      const listener = vi.fn();
      page.events.subscribe('cart:read-failed', listener);
      page.shop.failNext(failure);

      const error = await page.cart.read().catch((thrown: unknown) => thrown);
      expect(page.cart.state()).toMatchObject({ phase: 'failed', cart: undefined });
      expect(page.cart.state().error).toBe(error);
      expect(listener).toHaveBeenCalledExactlyOnceWith({ error });

      await page.cart.read();
      expect(page.cart.state()).toMatchObject({ phase: 'ready', error: null });
    },
  );

  test('a failed refresh preserves the previous cart and sets the error', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    await page.cart.read();
    page.shop.failNext('network');
    await page.cart.read({ isRefresh: true }).catch(() => undefined);
    expect(page.cart.state()).toMatchObject({ phase: 'ready', count: 1 });
    expect(page.cart.state().error?.code).toBe('NETWORK');
  });
});
