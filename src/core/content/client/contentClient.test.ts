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

const SIZES = { xs: { assetUrl: '/a.svg', imageWidth: 320, imageHeight: 160 } };

async function bannerOf(body: object) {
  const shop = fakeShop();
  shop.answerNext(200, { banners: [body] }, 'ecomm-content');
  return (await readBanners(aStorefront({ shop }), { slot: 'home' }))[0];
}

test.each<[object, object]>([
  [{}, { slot: undefined, theme: undefined, alt: '', url: undefined, opensNewTab: false }],
  [
    { slot: 'home', theme: 'sale', altText: 'Chairs', destinationURL: '/chairs' },
    { slot: 'home', theme: 'sale', alt: 'Chairs', url: '/chairs' },
  ],
  [
    { slot: '', theme: '', destinationURL: '' },
    { slot: undefined, theme: undefined, url: undefined },
  ],
  [{ targetWindow: 'New-Page' }, { opensNewTab: true }],
  [{ targetWindow: '_blank' }, { opensNewTab: true }],
  [{ targetWindow: 'not a new-page' }, { opensNewTab: false }],
  [{ targetWindow: '_blank-ish' }, { opensNewTab: false }],
])('a banner with %j has %o [CONT-002]', async (body, banner) => {
  expect(await bannerOf({ sizes: SIZES, ...body })).toMatchObject(banner);
});

test.each([
  ['no width', { imageWidth: 0 }],
  ['no height', { imageHeight: '0' }],
  ['a negative width', { imageWidth: -320 }],
  ['a width that is no number', { imageWidth: 'wide' }],
  ['a height that is no number', { imageHeight: 'high' }],
  ['no image', { assetUrl: '' }],
])('a banner size with %s is left out, and so is a banner without others [CONT-002]', async (_, over) => {
  const sizes = { md: { ...SIZES.xs, ...over } };
  expect(await bannerOf({ sizes })).toBeUndefined();
  expect(Object.keys((await bannerOf({ sizes: { ...SIZES, ...sizes } }))?.sizes ?? {})).toEqual(['xs']);
});

test('a banner without sizes is left out, and a size without beacons has none [CONT-002]', async () => {
  expect(await bannerOf({ sizes: null })).toBeUndefined();
  expect((await bannerOf({ sizes: SIZES }))?.sizes.xs).toEqual({
    ...{ assetUrl: '/a.svg', width: 320, height: 160 },
    ...{ beaconUrls: [], clickUrls: [] },
  });
});

test.each([
  [{ slot: 'home' }, { slot: 'home', theme: 'calm' }, true],
  [{ slot: 'home', theme: 'sale' }, { slot: 'home', theme: 'calm' }, false],
  [{ slot: 'home', theme: 'sale' }, { slot: 'home', theme: '' }, true],
  [{ slot: 'home', theme: 'sale' }, { theme: 'sale' }, true],
  [{ slot: 'home', theme: 'sale' }, { slot: 'cart', theme: 'sale' }, false],
])('for %j, content for %j is shown: %s [CONT-001]', async (wanted, place, isShown) => {
  const shop = fakeShop();
  const page = aStorefront({ shop });
  shop.answerNext(200, { banners: [{ ...place, sizes: SIZES }] }, 'ecomm-content');
  expect(await readBanners(page, wanted)).toHaveLength(isShown ? 1 : 0);
  shop.answerNext(200, { htmlContent: [{ ...place, html: '<p>yes' }] }, 'html-content');
  expect(await readHtmlContent(page, wanted)).toEqual(isShown ? ['<p>yes'] : []);
});

test('HTML content without text is left out [CONT-006]', async () => {
  const shop = fakeShop();
  shop.answerNext(200, { htmlContent: [{}, { html: null }, { html: ' <p>yes ' }] }, 'html-content');
  expect(await readHtmlContent(aStorefront({ shop }), { slot: 'home' })).toEqual(['<p>yes']);
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
    'no banner',
    { slot: 'home', altText: 'Desks', sizes },
  ];
  shop.answerNext(200, { banners }, 'ecomm-content');
  const read = await readBanners(aStorefront({ shop }), { slot: 'home' });
  expect(read.map(({ alt }) => alt)).toEqual(['Desks']);
  await expect
    .poll(() => shop.requestsOf('log').map(({ body }) => body))
    .toMatchObject([
      {
        msg: 'a banner is invalid',
        error: { message: expect.stringContaining('banners.1.sizes.xs: assetUrl') },
        info: { slot: 'home' },
      },
      { error: { message: expect.stringContaining('banners.3') }, info: { slot: 'home' } },
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
