import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTEXT } from '../../../../../tests/support/widgets/storefront';
import { ENDPOINTS } from '../../../endpoints';
import { type StorefrontConfig, settingsOf } from '../settings';
import { endpointOf, requestUrl, shopUrl } from './requestUrl';

const urlOf = (
  config: Partial<StorefrontConfig> = {},
  name: Parameters<typeof endpointOf>[0] = ENDPOINTS.readCart,
  pageHref = 'https://shop.example/',
  query = {},
) => {
  const settings = settingsOf({ ...CONTEXT, ...config });
  return requestUrl(
    endpointOf(name, settings),
    { ids: { id: 'a/b' }, query },
    { settings, pageHref, routePrefix: '/ele-lpd' },
  );
};

describe('requestUrl', () => {
  test('the URL of a call is below its base path [HTTP-001]', () => {
    expect(urlOf()).toBe('/cc/api/checkout');
    expect(urlOf({}, ENDPOINTS.recommend)).toBe('/ele-lpd/api/sparxProxy/sparxRecommendation');
    expect(urlOf({}, ENDPOINTS.modifyOrder)).toBe('/cc/api/cart/default');
    expect(urlOf({}, ENDPOINTS.deleteItem)).toBe('/cc/api/checkout/default/item/a%2Fb');
  });

  test.each([
    'http://localhost:3000/',
    'https://localhost/a',
    'http://127.0.0.1/',
    'http://[::1]:8080/',
    'https://shop.local/',
    'https://a.b.test/x',
    'https://MyBox/',
  ])('the URL is on the test host for the page %s [HTTP-002]', (pageHref) => {
    const http = { testHost: 'https://qa.example', localHostnames: ['mybox'] };
    expect(urlOf({ http }, ENDPOINTS.readCart, pageHref)).toBe('https://qa.example/cc/api/checkout');
  });

  test.each([
    'https://shop.example/',
    'https://localhost.example/',
    'https://shop.example/?x=http://localhost/',
    'https://nottest/',
  ])('the URL is on the page’s own origin for %s [HTTP-002]', (pageHref) => {
    expect(urlOf({ http: { testHost: 'https://qa.example' } }, ENDPOINTS.readCart, pageHref)).toBe('/cc/api/checkout');
  });

  test('the URL is on the page’s own origin if no test host is set [HTTP-002]', () => {
    expect(urlOf({}, ENDPOINTS.readCart, 'http://localhost/')).toBe('/cc/api/checkout');
  });

  test('the URL is on the shop’s origin if the page sets one, and on the test host before it [DEC-Q465]', () => {
    const http = { origin: 'https://other.example', testHost: 'https://qa.example' };
    expect(urlOf({ http })).toBe('https://other.example/cc/api/checkout');
    expect(urlOf({ http }, ENDPOINTS.readCart, 'http://localhost/')).toBe('https://qa.example/cc/api/checkout');
  });

  const OTHER = 'https://other.example';
  const { http: fromOther } = settingsOf({ ...CONTEXT, http: { origin: OTHER } });

  test.each(['/pictures/a.svg', '/~a.svg', '/é.svg', '/.well-known/x', '/-/a.svg', '/?a', '/'])(
    'the shop’s origin applies to the path %s [DEC-Q465]',
    (path) => {
      expect(shopUrl(path, fromOther, 'https://page.example/')).toBe(OTHER + path);
    },
  );

  test.each(['https://cdn.example/a.svg', '//cdn.example/a.svg', '/\\cdn.example/a.svg', 'a.svg', 'data:,'])(
    'the shop’s origin does not apply to %s, which is no path [DEC-Q465]',
    (url) => {
      expect(shopUrl(url, fromOther, 'https://page.example/')).toBe(url);
    },
  );

  test('the page may set the base path and the path of an endpoint', () => {
    expect(urlOf({ http: { basePath: '/api' }, endpoints: { readCart: { path: '/basket' } } })).toBe('/api/basket');
  });

  test('the URL carries the encoded query, without undefined values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.integer())), (query) => {
        const url = urlOf({}, ENDPOINTS.readCart, 'https://shop.example/', { ...query, unset: undefined });
        const { searchParams } = new URL(url, 'https://shop.example');
        const expected = Object.entries({ ...query, unset: undefined }).filter(([, value]) => value !== undefined);
        expect([...searchParams]).toEqual(expected.map(([name, value]) => [name, String(value)]));
      }),
    );
  });
});
