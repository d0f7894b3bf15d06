import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderOn, renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { RecsCarousel, type RecsCarouselProps } from './RecsCarousel';

function onCarousel(props: RecsCarouselProps = {}, { shop = fakeShop(), ...dependencies }: TestStorefrontOptions = {}) {
  const page = renderWidget(<RecsCarousel {...props} />, { shop, ...dependencies });
  return { ...page, shop, names: () => page.queryAllByRole('article').map((it) => it.getAttribute('aria-label')) };
}

afterEach(() => vi.unstubAllGlobals());

describe('RecsCarousel', () => {
  test('shows recommendations for a product, and adds one of them to the cart [REC-006, REC-010]', async () => {
    const page = onCarousel({ skus: ['MUG'], count: 2, feedback: 'none' });

    await expect.poll(page.names).toEqual(['Gel pen, blue', 'Copy paper, 500 sheets']);
    await page.findByRole('region', { name: 'Customers also bought' });
    await page.click('Add to cart: Gel pen, blue');

    await expect.poll(page.status).toContain('Added to cart');
    expect(page.shop.requestsOf('add')).toMatchObject([
      { query: { source: 'recommendation' }, body: { items: [{ itemId: 'PEN', qty: 1 }] } },
    ]);
  });

  test('shows a loading status, then a message when both requests return no recommendations [REC-007, REC-009]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.hold('recommend');
    for (const _ of [1, 2]) shop.answerNext(200, { data: [] }, 'recommend');
    const page = onCarousel({}, { shop });
    await expect.poll(page.status).toContain('Loading recommendations');

    shop.release();
    await expect.poll(page.status).toContain('There are no recommendations right now.');
    expect(shop.requestsOf('recommend')).toHaveLength(2);
  });

  test.each([
    ['has no recommendations', (shop: FakeShop) => [1, 2].map(() => shop.answerNext(200, { data: [] }, 'recommend'))],
    ['fails', (shop: FakeShop) => shop.failNext('network', { of: 'recommend', times: 2 })],
  ])('retains the fallback HTML when the shop %s [REC-009]', async (_, prepare) => {
    runEffectsOnce();
    const shop = fakeShop();
    prepare(shop);
    const page = onCarousel({ children: <p>Of the server</p> }, { shop });
    // the log request is sent after both responses
    await expect.poll(() => shop.requestsOf('log').length).toBeGreaterThan(0);
    await expect.poll(() => page.box.querySelector('[aria-busy]')).toBeNull();
    expect(shop.requestsOf('recommend')).toHaveLength(2);
    await page.findByText('Of the server');
    expect(page.status() + page.alert()).toBe('');
  });

  test('replaces the fallback HTML once there are recommendations to show [REC-006]', async () => {
    const shop = fakeShop();
    shop.hold('recommend');
    const page = onCarousel({ count: 1, children: <p>Of the server</p> }, { shop });
    await page.findByText('Of the server');
    expect(page.queryByRole('region')).toBeNull();
    shop.release();
    await expect.poll(page.names).toHaveLength(1);
    expect(page.queryByText('Of the server')).toBeNull();
  });

  test('shows the empty message with a retry when loading fails [REC-009]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.failNext('network', { of: 'recommend', times: 2 });
    const page = onCarousel({ count: 1 }, { shop });

    await expect.poll(page.alert).toBe('There are no recommendations right now.');
    await page.click('Try again');
    await expect.poll(page.names).toHaveLength(1);
  });

  test.each([
    ['cart', {}, 1],
    ['addToCart', {}, 1],
    ['product', {}, 0],
    ['cart', { type: 'recentlyViewed' }, 0],
    ['cart', { fallback: 'none' }, 0],
  ] as const)(
    'at the place %s, with %o, sends this many fallback requests: %i [REC-008]',
    async (place, props, times) => {
      runEffectsOnce();
      const shop = fakeShop();
      for (const of of ['recommend', 'recent'] as const) shop.failNext('network', { of, times: 2 });
      const page = onCarousel({ place, ...props }, { shop });
      await (times ? page.findAllByRole('article') : page.findButton('Try again'));
      expect(shop.requestsOf('recommend-at')).toHaveLength(times);
    },
  );

  test('publishes the products shown, with the analytics payloads of the shop [REC-006, REC-018]', async () => {
    const shown = vi.fn();
    const { storefront } = renderWidget(null);
    storefront.events.subscribe('recommendations:shown', shown);
    renderOn(storefront, <RecsCarousel count={1} mboxName="home_1" />);

    await expect
      .poll(() => shown.mock.calls)
      .toEqual([
        [
          {
            type: 'customersAlsoBought',
            products: [{ sku: 'MUG', analyticsPayload: { position: 1 } }],
            analyticsPayload: { offer: 'o-1' },
          },
        ],
      ]);
  });

  test('fires the impression beacons of sponsored products, at once without IntersectionObserver [REC-019, TILE-024]', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const page = onCarousel({ count: 2, adBoxName: 'ads_1' }, { host: { cookies: ACCEPTED_COOKIES } });
    await expect.poll(page.names).toHaveLength(2);
    // without the observer, everything counts as seen
    await expect
      .poll(() => page.shop.requests.filter(({ url }) => url.includes('ads.example')).map(({ url }) => url))
      .toEqual(['https://ads.example/seen/MUG']);
  });

  test('shows the configured heading', async () => {
    const page = onCarousel({ heading: 'Goes well with it', type: 'trendingNow' });
    await page.findByRole('region', { name: 'Goes well with it' });
  });
});
