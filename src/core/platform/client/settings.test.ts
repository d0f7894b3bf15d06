import { describe, expect, test } from 'vitest';
import { BUSINESS_CONTEXT, CONTEXT } from '../../../../tests/support/storefront';
import { checkoutUrl } from '../../checkout/rules/checkoutUrl';
import { type Settings, settingsOf } from './settings';

describe('where the cart is', () => {
  test('in COM [ROUTE-001]', () => expect(settingsOf(CONTEXT).urls.cart).toBe('/cc/mmx/cart'));

  test('in SBA [ROUTE-003]', () => expect(settingsOf(BUSINESS_CONTEXT).urls.cart).toBe('/cc/sba/cart'));

  test('where the page asks for the alternate one [ROUTE-004]', () => {
    expect(settingsOf({ ...CONTEXT, cart: { variant: 'sparq' } }).urls.cart).toBe('/cc/sparq/cart');
    expect(settingsOf({ ...BUSINESS_CONTEXT, cart: { variant: 'sparq' } }).urls.cart).toBe('/cc/sparq/cart');
  });
});

test('the four targets of checkout and payment are settings, each on its own [ROUTE-011]', () => {
  const targetsOf = (settings: Settings) => ({
    checkout: checkoutUrl(settings.urls, 'checkout'),
    cart: settings.urls.cart,
    sparqCheckout: checkoutUrl(settings.urls, 'sparqCheckout'),
    dotcomCheckout: checkoutUrl(settings.urls, 'dotcomCheckout'),
  });
  expect(targetsOf(settingsOf(CONTEXT))).toEqual({
    checkout: '/cc/sparq/checkout',
    cart: '/cc/mmx/cart',
    sparqCheckout: '/cc/sparq/checkout',
    dotcomCheckout: '/cc/api/precheckout?fromSlideIn=true',
  });
  const urls = { checkout: '/a', cart: '/b', sparqCheckout: '/c', dotcomCheckout: '/d' };
  expect(targetsOf(settingsOf({ ...CONTEXT, urls }))).toEqual(urls);
});

test('a setting that a page makes leaves the others as they are', () => {
  const settings = settingsOf({ ...CONTEXT, http: { timeoutMs: 5 } });
  expect(settings.http).toMatchObject({ timeoutMs: 5, cacheMs: 15_000, basePath: '/cc/api' });
});

test('a setting that a page leaves undefined is the specification’s', () => {
  const settings = settingsOf({
    ...CONTEXT,
    http: { timeoutMs: undefined },
    urls: { cart: undefined },
    cart: { refreshParam: undefined },
  });
  expect([settings.http.timeoutMs, settings.urls.cart, settings.cart.refreshParam]).toEqual([
    30_000,
    '/cc/mmx/cart',
    'mcRefresh',
  ]);
});
