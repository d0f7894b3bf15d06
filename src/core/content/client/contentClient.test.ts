import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { readBanners, readHtmlContent } from './contentClient';

const SITE = { locale: 'en-US', langId: '-1', langCd: 'en', siteId: 'US', storeId: '10001', channelId: 'WEB' };

test('banners are requested by slot and theme, and returned with their sizes [CONT-001, CONT-002, CONT-005]', async () => {
  const shop = fakeShop();
  const [banner, ...others] = await readBanners(aStorefront({ shop }), { slot: 'home', theme: 'sale' });

  expect(shop.requestsOf('ecomm-content')[0]).toMatchObject({
    path: '/ele-lpd/api/sparxProxy/getEcommContentData',
    body: { slot: 'home', theme: 'sale', siteVariables: { ...SITE, tenant: '10001' } },
  });
  expect(others).toEqual([]);
  expect(banner).toMatchObject({ alt: 'Chairs of Acme at half the price', url: '/brands/acme', opensNewTab: false });
  expect(banner?.sizes.xs).toEqual({
    assetUrl: '/banners/acme-xs.svg',
    width: 320,
    height: 160,
    beaconUrls: ['https://ads.example/seen/acme-xs'],
    clickUrls: ['https://ads.example/pressed/acme-xs'],
  });
});

test('a banner size needs a safe image URL and both dimensions, and a script URL is no destination [CONT-002]', async () => {
  const shop = fakeShop();
  const sizes = {
    xs: { assetUrl: 'javascript:alert(1)', imageWidth: 1, imageHeight: 1 },
    sm: { assetUrl: '/a.svg', imageWidth: '600' },
    lg: { assetUrl: '/a.svg', imageWidth: '600', imageHeight: '200', beaconUrls: '/one' },
  };
  shop.answerNext(200, { banners: [{ destinationURL: 'javascript:alert(1)', sizes }] }, 'ecomm-content');
  const [banner] = await readBanners(aStorefront({ shop }), { slot: 'home' });
  expect(banner).toMatchObject({ url: undefined, sizes: { lg: { width: 600, height: 200, beaconUrls: ['/one'] } } });
  expect(Object.keys(banner?.sizes ?? {})).toEqual(['lg']);
});

test('HTML content is requested by slot and site variables, and returned as HTML [CONT-006]', async () => {
  const shop = fakeShop();
  const pieces = await readHtmlContent(aStorefront({ shop }), { slot: 'home' });

  expect(shop.requestsOf('html-content')[0]).toMatchObject({
    path: '/ele-lpd/api/commonProxy/fetchHtmlContent',
    body: { banners: [{ slot: 'home' }], siteVariables: SITE },
  });
  expect(pieces).toEqual([expect.stringContaining('<h2>Pick up today</h2>')]);
});

test('HTML content of other slots and blank HTML content are left out [CONT-001, CONT-006]', async () => {
  const shop = fakeShop();
  const htmlContent = [{ slot: 'cart', html: '<p>no' }, { slot: 'home', html: ' ' }, { html: '<p>yes' }];
  shop.answerNext(200, { htmlContent }, 'html-content');
  expect(await readHtmlContent(aStorefront({ shop }), { slot: 'home', theme: 'sale' })).toEqual(['<p>yes']);
});

test('an unreadable banner is skipped, and logged only if it belongs to the requested slot [CONT-001, CONT-005]', async () => {
  const shop = fakeShop();
  const sizes = { xs: { assetUrl: '/a.svg', imageWidth: 320, imageHeight: 160 } };
  const banners = [
    { slot: 'aside', sizes: { xs: { assetUrl: 7 } } },
    { slot: 'home', sizes: { xs: { assetUrl: 7 } } },
    { slot: 'home', altText: 'no picture', sizes: {} },
    { slot: 'home', altText: 'Desks', sizes },
  ];
  shop.answerNext(200, { banners }, 'ecomm-content');
  const read = await readBanners(aStorefront({ shop }), { slot: 'home' });
  expect(read.map(({ alt }) => alt)).toEqual(['Desks']);
  await expect
    .poll(() => shop.requestsOf('log').map(({ body }) => body))
    .toMatchObject([
      { msg: 'a banner is invalid', error: { message: expect.stringContaining('banners.1.sizes.xs: assetUrl') } },
    ]);
});

test('content requests carry the locale of the site, even if the customer reads another language [GEN-013]', async () => {
  const shop = fakeShop();
  const page = aStorefront({ shop, config: { locale: 'en_US', session: { isSpanishMode: true } } });
  await readBanners(page, { slot: 'home' });
  await readHtmlContent(page, { slot: 'home' });
  const requests = [...shop.requestsOf('ecomm-content'), ...shop.requestsOf('html-content')];
  expect(requests.map(({ body }) => body)).toMatchObject([{ siteVariables: SITE }, { siteVariables: SITE }]);
});
