import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefront } from '../../../../tests/support/widgets/storefront';
import { readMessages } from '../../account/client/messagesClient';
import { readRewards } from '../../account/client/rewardsClient';
import { readBanners, readHtmlContent } from '../../content/client/contentClient';
import { readLanding } from '../../content/client/landingClient';
import { ENDPOINTS } from '../../endpoints';
import { readPrintServices } from '../../header/client/headerClient';
import { readCarousel } from '../../products/client/carouselClient';
import { createRecommendationClient } from '../../products/client/recommendationClient';
import { chooseStore } from '../../stores/client/storeLocator';
import type { Host } from './host/host';

type HostFetch = Host['fetch'];

const href = 'https://shop.example/p/mug?color=red#top';
const LOGIN = 'https://shop.example/office/supplies/login';
const back = encodeURIComponent('/p/mug?color=red');

describe('401 responses', () => {
  test.each([
    [`${LOGIN}?jumpUrl=${back}&redirected=1`, {}],
    [`${LOGIN}?TARGET=${back}&redirected=1`, BUSINESS_CONTEXT],
    [`https://shop.example/sign-in?x=1&jumpUrl=${back}&redirected=1`, { urls: { login: '/sign-in?x=1' } }],
  ])('a 401 redirects the customer to %s and publishes session:expired [HTTP-008]', async (url, config) => {
    const { cart, shop, host, events } = aStorefront({ config, host: { href } });
    const listener = vi.fn();
    events.subscribe('session:expired', listener);
    shop.refuseNext('MISSING_USER', { status: 401 });

    expect(await cart.add([{ sku: 'MUG', quantity: 1 }])).toMatchObject({
      kind: 'failed',
      error: { status: 401, code: 'MISSING_USER' },
    });
    expect(host.assigned).toEqual([url]);
    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ loginUrl: url.slice('https://shop.example'.length) });
  });

  test('a 401 does not redirect a customer again who has just been redirected [HTTP-008]', async () => {
    const { cart, shop, host } = aStorefront({ host: { href: `${href.replace('#top', '')}&redirected=1` } });
    shop.failNext(401);
    await cart.read().catch(() => undefined);
    expect(host.assigned).toEqual([]);
  });

  test('a 401 of the log call does not redirect, and is not logged [HTTP-008, HTTP-013]', async () => {
    const { log, shop, host } = aStorefront();
    shop.failNext(401, { of: 'log' });
    await log('wrong');
    expect(host.assigned).toEqual([]);
    expect(shop.requests).toHaveLength(1);
  });
});

test.each([
  ['its banners', (page: TestStorefront) => readBanners(page, { slot: 'home' })],
  ['its HTML', (page: TestStorefront) => readHtmlContent(page, { slot: 'home' })],
  [
    'a landing page',
    (page: TestStorefront) => readLanding(page, { brands: [], categories: [], bopis: false, promo: undefined }),
  ],
  ['the messages', (page: TestStorefront) => readMessages(page)],
  ['the print services', (page: TestStorefront) => readPrintServices(page)],
  ['the rewards', (page: TestStorefront) => readRewards(page)],
  ['a carousel', (page: TestStorefront) => readCarousel(page, { type: 'customersAlsoBought', skus: ['MUG'] })],
  ['recently viewed products', (page: TestStorefront) => readCarousel(page, { type: 'recentlyViewed' })],
  ['an offer', (page: TestStorefront) => readCarousel(page, { type: 'trendingNow' }, { mboxName: 'home_1' })],
  ['products that go with others', (page: TestStorefront) => createRecommendationClient(page).forSkus(['MUG'])],
  ['a choice of store', (page: TestStorefront) => chooseStore(page, { number: '0042', hours: [], stock: {} })],
] as const)(
  'a 401 of data that a page reads by itself, such as %s, does not redirect [HTTP-008]',
  async (_, request) => {
    const page = aStorefront({ config: { session: { rewardsNumber: '17' } } });
    page.shop.failNext(401, { times: 9 });
    await request(page).catch(() => undefined);
    expect(page.shop.requests).not.toHaveLength(0);
    expect(page.host.assigned).toEqual([]);
  },
);

describe('Token refresh URL', () => {
  const tokenRefreshUrl = '/token/refresh';

  /** A shop that accepts the customer again after the token is refreshed. */
  function aPage({ isRefreshing = true, localStorage = {} } = {}) {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const refreshes: unknown[] = [];
    let isKnown = false;
    const page = aStorefront({
      shop,
      config: { http: { tokenRefreshUrl } },
      host: {
        href,
        localStorage,
        async fetch(url, request) {
          if (url === tokenRefreshUrl) {
            refreshes.push(request);
            isKnown = isRefreshing;
            return {
              ok: isRefreshing,
              status: isRefreshing ? 200 : 401,
              headers: { get: (name) => (name.toLowerCase() === 'ctx-token' ? 'renewed' : null) },
              text: async () => '',
            };
          }
          if (!isKnown) shop.refuseNext('MISSING_USER', { status: 401 });
          return shop.fetch(url, request);
        },
      },
    });
    return { ...page, refreshes, forget: () => (isKnown = false) };
  }

  test('a 401 posts an empty body to the refresh URL, and the call is sent again [SESS-028]', async () => {
    const { cart, refreshes, host, shop } = aPage();
    await cart.read();
    const headers = { 'content-type': 'application/json' };
    expect(refreshes).toMatchObject([{ method: 'POST', body: '{}', credentials: 'include', headers }]);
    expect(cart.state().count).toBe(1);
    expect(host.assigned).toEqual([]);
    expect(shop.requestsOf('read')).toHaveLength(2);
  });

  test('the repeated call carries the context token of the refresh response [HTTP-011, SESS-028]', async () => {
    const { cart, shop } = aPage();
    await cart.read();
    expect(shop.requestsOf('read').map(({ headers }) => headers['ctx-token'])).toEqual([undefined, 'renewed']);
  });

  test('calls that are refused together share one token refresh [SESS-028]', async () => {
    const { cart, refreshes, host, send, shop } = aPage({ localStorage: { 'ctx-token': 'expired' } });
    const recommending = send(
      (await import('../../products/contract/recommendation')).RecommendationsBody,
      ENDPOINTS.recommend,
      {
        body: { query: {} },
      },
    );
    await Promise.all([cart.read(), recommending]);
    expect(refreshes).toHaveLength(1);
    expect(host.assigned).toEqual([]);
    expect(shop.requests).toHaveLength(4);
  });

  test('a failed token refresh redirects the customer to sign in [SESS-028, HTTP-008]', async () => {
    const { cart, refreshes, host } = aPage({ isRefreshing: false });
    await cart.read().catch(() => undefined);
    expect(refreshes).toHaveLength(1);
    expect(host.assigned).toHaveLength(1);
  });

  /** A page on which every call is refused. `refresh` handles the requests to the refresh URL. */
  function aRefusingPage(refresh: HostFetch, config: object = { http: { tokenRefreshUrl } }) {
    const shop = fakeShop();
    const urls: string[] = [];
    const host = {
      href,
      localStorage: { 'ctx-token': 'expired' },
      async fetch(...[url, request]: Parameters<HostFetch>) {
        urls.push(url);
        if (url === tokenRefreshUrl) return refresh(url, request);
        shop.refuseNext('MISSING_USER', { status: 401 });
        return shop.fetch(url, request);
      },
    };
    return { ...aStorefront({ shop, config, host }), urls };
  }

  test('a token refresh that gets no response redirects the customer to sign in [SESS-028, HTTP-008]', async () => {
    const { cart, host, urls } = aRefusingPage(() => Promise.reject(new TypeError('offline')));
    await cart.read().catch(() => undefined);
    expect(urls.slice(1)).toEqual([tokenRefreshUrl]);
    expect(host.assigned).toHaveLength(1);
  });

  test('a token refresh ends with the timeout of calls, and leaves no timer [SESS-028, HTTP-004]', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pending: HostFetch = (_, request) =>
      new Promise((_resolve, reject) => request?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { cart, host } = aRefusingPage(pending);
    const read = cart.read().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(host.assigned).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await read;
    expect(host.assigned).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a refresh response without a token leaves the stored one [HTTP-011]', async () => {
    const { cart, shop } = aRefusingPage(async () => ({
      ok: true,
      status: 200,
      headers: { get: () => null },
      text: async () => '',
    }));
    await cart.read().catch(() => undefined);
    expect(shop.requestsOf('read').map(({ headers }) => headers['ctx-token'])).toEqual(['expired', shop.contextToken]);
  });

  test('without a refresh URL, a 401 sends no other request [HTTP-008]', async () => {
    const { cart, urls } = aRefusingPage(() => Promise.reject(new Error('not reached')), {});
    await cart.read().catch(() => undefined);
    expect(urls).toHaveLength(1);
  });

  test('a 401 after a successful token refresh redirects the customer to sign in without another refresh [SESS-028]', async () => {
    const { cart, forget, host, refreshes } = aPage();
    await cart.read();
    forget();
    await cart.read({ isRefresh: true }).catch(() => undefined);
    expect(host.assigned).toHaveLength(1);
    expect(refreshes).toHaveLength(1);
  });
});
