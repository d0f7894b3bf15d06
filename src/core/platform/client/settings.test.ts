import { describe, expect, test } from 'vitest';
import { BUSINESS_CONTEXT, CONTEXT } from '../../../../tests/support/widgets/storefront';
import { checkoutUrl } from '../../checkout/rules/checkoutUrl';
import { type Settings, settingsOf } from './settings';

describe('Cart URL', () => {
  test('the cart URL in COM is /cc/mmx/cart [ROUTE-001]', () =>
    expect(settingsOf(CONTEXT).urls.cart).toBe('/cc/mmx/cart'));

  test('the cart URL in SBA is /cc/sba/cart [ROUTE-003]', () =>
    expect(settingsOf(BUSINESS_CONTEXT).urls.cart).toBe('/cc/sba/cart'));

  test('the variant sparq sets the cart URL to /cc/sparq/cart in both tenants [ROUTE-004]', () => {
    expect(settingsOf({ ...CONTEXT, cart: { variant: 'sparq' } }).urls.cart).toBe('/cc/sparq/cart');
    expect(settingsOf({ ...BUSINESS_CONTEXT, cart: { variant: 'sparq' } }).urls.cart).toBe('/cc/sparq/cart');
  });
});

test('the four targets of checkout and payment are separate settings, each with a default [ROUTE-011]', () => {
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

test('a page may have settings of its language without texts of its own', () => {
  expect(settingsOf({ ...CONTEXT, i18n: {} }, 'en-US').messages).toEqual(settingsOf(CONTEXT, 'en-US').messages);
});

test('a setting of the page leaves the other settings at their defaults', () => {
  const settings = settingsOf({ ...CONTEXT, http: { timeoutMs: 5 } });
  expect(settings.http).toMatchObject({ timeoutMs: 5, cacheMs: 15_000, basePath: '/cc/api' });
});

test('an undefined setting of the page has the default of the specification', () => {
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
