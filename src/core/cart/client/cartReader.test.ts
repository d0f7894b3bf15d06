import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCartBody, aLineBody } from '../../../../tests/support/builders';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../../../tests/support/storefront';
import type { CartBody } from '../contract/cart';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

/** A page whose browser has a valid stored cart, while the shop has another one. */
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

describe('a stored cart', () => {
  test('is shown without asking the shop, while nothing speaks against it [CART-FETCH-001, CART-FETCH-002, CART-FETCH-003, CART-FETCH-004, CART-FETCH-005]', async () => {
    const page = aReturningPage();

    await page.cart.read();
    expect(skusOf(page)).toEqual(['MUG']);
    expect(page.cart.state().phase).toBe('ready');
    expect(page.shop.requests).toEqual([]);
  });

  test.each<[string, Parameters<typeof aReturningPage>[0]]>([
    ['it is of another session', { storage: { 'ctx-token': 'ctx-0' } }],
    ['it has expired', { storage: { 'cart-time': String(new Date('2026-11-24T10:00:00').getTime()) } }],
    ['nobody knows when it expires', { storage: { 'cart-time': 'soon' } }],
    ['the page asks for a refresh', { href: 'https://shop.example/cart?mcRefresh=true' }],
    ['a line lacks its number', { body: aCartBody({ items: [aLineBody({ cartItemId: null })] }) }],
    ['a line is out of stock', { body: aCartBody({ items: [aLineBody({ messages: [{ code: 'OUT_OF_STOCK' }] })] }) }],
    ['it is no cart', { storage: { cart: '{"items":7}' } }],
    ['it is no JSON', { storage: { cart: '{' } }],
    ['its amounts are of another currency', { body: aCartBody({ cartSummary: { orderTotal: '1.005' } }) }],
    ['there is none', { storage: { cart: '' } }],
    ['the page may not read it', { href: 'https://shop.example/tpv/cart' }],
  ])(
    'is not shown when %s: the shop is asked [CART-FETCH-001, CART-FETCH-002, CART-FETCH-003, CART-FETCH-004, CART-FETCH-005, CART-FETCH-006, CART-STORE-010]',
    async (_, options) => {
      const page = aReturningPage(options);

      await page.cart.read();
      expect(skusOf(page)).toEqual(['PEN']);
      expect(page.shop.requestsOf('read')).toHaveLength(1);
    },
  );

  test('is shown with mcRefresh=false, and when only a deleted line speaks against it [CART-FETCH-003]', async () => {
    const items = [aLineBody(), aLineBody({ cartItemId: null, qty: 1, status: 'DELETED' })];
    const page = aReturningPage({ href: 'https://shop.example/?mcRefresh=false', body: aCartBody({ items }) });

    await page.cart.read();
    expect(page.shop.requests).toEqual([]);
  });

  test('is passed over when the call asks for a refresh [CART-FETCH-003]', async () => {
    const page = aReturningPage();
    await page.cart.read({ isRefresh: true });
    expect(skusOf(page)).toEqual(['PEN']);
  });

  test('of another session goes, with saved items and lists [CART-FETCH-008]', async () => {
    const page = aReturningPage({ storage: { 'ctx-token': 'ctx-0' } });
    page.shop.failNext('network', { times: 1 });

    await page.cart.read().catch(() => undefined);
    expect(['cart', 'cart-time', 'sfl', 'listitems'].map(page.host.localStorage.get)).toEqual([null, null, null, null]);
    expect(page.host.localStorage.get('ctx-token')).toBe('ctx-1');
  });

  test('of the same session keeps saved items and lists beside it [CART-FETCH-008]', async () => {
    const page = aReturningPage();
    await page.cart.read();
    expect(['sfl', 'listitems'].map(page.host.localStorage.get)).toEqual(['[]', '[]']);
  });

  test('is of another session when the window has another token [CART-FETCH-008, CART-FETCH-001]', async () => {
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

describe('a read', () => {
  test('asks for everything the shop knows of the cart [CART-FETCH-009, HTTP-001]', async () => {
    const page = aStorefront();
    await page.cart.read();

    const [request] = page.shop.requestsOf('read');
    expect(request).toMatchObject({
      method: 'GET',
      path: '/cc/api/checkout',
      query: { grindType: 'ALL', wt: 'json', alt: 'true', mmx: 'true', tenantId: '10001' },
    });
  });

  test('asks as the page has it [CART-FETCH-009]', async () => {
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

  test('is one request for all who ask at once', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    const carts = await Promise.all([page.cart.read(), page.cart.read(), page.cart.read({ isRefresh: true })]);
    expect(new Set(carts).size).toBe(1);
    expect(page.shop.requestsOf('read')).toHaveLength(1);
  });

  test('tells the phases of the cart, and how many it holds', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 2 } }) });
    const phases: string[] = [page.cart.state().phase];
    page.cart.subscribe(() => phases.push(page.cart.state().phase));

    await page.cart.read();
    expect(new Set(phases)).toEqual(new Set(['unread', 'reading', 'ready']));
    expect(page.cart.state()).toMatchObject({ count: 2, isPending: false, error: undefined });
  });

  test('takes the refresh flag out of the address, once it has worked [CART-FETCH-003]', async () => {
    const page = aStorefront({ host: { href: 'https://shop.example/cart?mcRefresh=1&a=2' } });
    page.shop.failNext(500);
    const host = page.host;

    await page.cart.read().catch(() => undefined);
    expect(host.location.href).toContain('mcRefresh');
    await page.cart.read();
    expect(host.location.href).toBe('https://shop.example/cart?a=2');
  });

  test('of a business customer waits for sign-in: a warning, and no call [CART-FETCH-010, GEN-001, GEN-014]', async () => {
    const warn = vi.fn();
    const shop = fakeShop();
    const page = aStorefront({
      shop,
      config: BUSINESS_CONTEXT,
      host: { console: { warn, error() {} } },
    });

    expect(await page.cart.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    expect(shop.requests).toEqual([]);
    expect(page.cart.state().phase).toBe('skipped');
  });

  test('of a business customer who has signed in goes to the shop [CART-FETCH-010, GEN-001, GEN-014]', async () => {
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

describe('a cart that was read', () => {
  test('is kept for 600,000 ms, to the millisecond [CART-STORE-001, STOR-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
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

  test('is kept for 900,000 ms when the shop has merged an earlier one into it [CART-STORE-002, CART-CODE-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.messages = [{ code: 'CART_AUTO_MERGE', type: 'INFO' }];
    const page = aStorefront({ shop });
    await page.cart.read();
    expect(page.host.localStorage.get('cart-time')).toBe(String(Date.now() + 900_000));
  });

  test.each([
    ['the cart is empty', (shop: ReturnType<typeof fakeShop>) => shop.cart.clear()],
    [
      'it says EMPTY_CART',
      (shop: ReturnType<typeof fakeShop>) => (shop.cart.messages = [{ code: 'EMPTY_CART', type: 'INFO' }]),
    ],
    [
      'it has a message of type ERROR',
      (shop: ReturnType<typeof fakeShop>) => (shop.cart.messages = [{ code: 'NEW', type: 'ERROR' }]),
    ],
    ['it is missing', (shop: ReturnType<typeof fakeShop>) => shop.failNext('empty')],
    [
      'it has no cart in it',
      (shop: ReturnType<typeof fakeShop>) =>
        (shop.fetch = async () => ({ ok: true, status: 200, headers: { get: () => null }, text: async () => '{}' })),
    ],
    ['the call fails', (shop: ReturnType<typeof fakeShop>) => shop.failNext(500)],
    ['the network fails', (shop: ReturnType<typeof fakeShop>) => shop.failNext('network')],
    ['it is broken off', (shop: ReturnType<typeof fakeShop>) => shop.failNext('truncated')],
  ])(
    'clears the stored one when %s [CART-STORE-003, CART-STORE-004, CART-STORE-005, CART-STORE-006, CART-CODE-023]',
    async (_, spoil) => {
      const shop = fakeShop({ cart: { MUG: 1 } });
      const { host, cart } = aStorefront({ shop, host: { fetch: (url, request) => shop.fetch(url, request) } });
      await cart.read();
      expect(host.localStorage.get('cart')).not.toBeNull();

      spoil(shop);
      await cart.read({ isRefresh: true }).catch(() => undefined);
      expect([host.localStorage.get('cart'), host.localStorage.get('cart-time')]).toEqual([null, null]);
    },
  );

  test('with an error at a line only is kept [CART-STORE-005]', async () => {
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
    'is not kept on %s; an older one goes there [CART-STORE-009]',
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

  test('with saved items moved clears the saved ones in the browser, once [CART-STORE-007, CART-CODE-026]', async () => {
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

describe('a cart that can not be read', () => {
  test.each(['network', 500, 'html', 'empty', 'truncated'] as const)(
    'for %s says so in the state until one can be [CART-STORE-011]',
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
      expect(page.cart.state()).toMatchObject({ phase: 'ready', error: undefined });
    },
  );

  test('keeps the cart that was there on screen', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    await page.cart.read();
    page.shop.failNext('network');
    await page.cart.read({ isRefresh: true }).catch(() => undefined);
    expect(page.cart.state()).toMatchObject({ phase: 'ready', count: 1 });
    expect(page.cart.state().error?.code).toBe('NETWORK');
  });
});
