import { describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import type { FakeCall } from '../../../../tests/support/shop/fakeShopRoutes';
import {
  ACCEPTED_COOKIES,
  aStorefront,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import { type CarouselOptions, readCarousel } from './carouselClient';
import type { CarouselRequest } from './carouselSources';

const NOTHING = { data: [] };

/** A carousel of a page, and the requests that the shop received. */
async function aCarousel(
  request: Partial<CarouselRequest> = {},
  options: CarouselOptions = {},
  { shop = fakeShop(), ...rest }: TestStorefrontOptions = {},
) {
  const page = aStorefront({ shop, ...rest });
  const { products, analyticsPayload } = await readCarousel(page, { type: 'customersAlsoBought', ...request }, options);
  const requestBodies = (call: FakeCall) => shop.requestsOf(call).map(({ body }) => body as Record<string, never>);
  return { shop, page, products, skus: products.map(({ tile }) => tile.sku), analyticsPayload, requestBodies };
}

const answering = (answers: [FakeCall, unknown][]): FakeShop => {
  const shop = fakeShop();
  for (const [call, body] of answers) shop.answerNext(200, body, call);
  return shop;
};

const calls = (shop: FakeShop) => shop.requests.map(({ call }) => call);

describe('Recommended products', () => {
  test('recommendations are requested with SKUs, filter, scheme, mboxes, context, number, inputs and category ids [REC-001, REC-013]', async () => {
    const { shop, requestBodies } = await aCarousel({
      skus: ['MUG'],
      leaveOut: ['PEN'],
      scheme: 'fbt_special',
      mboxes: ['home_1'],
      context: 'home',
      count: 4,
      inputs: { sparq: true },
      categoryId: 'c1',
      superCategoryId: 's1',
      departmentId: 'd1',
      classId: 'k1',
    });

    expect(shop.requests[0]?.path).toBe('/ele-lpd/api/sparxProxy/sparxRecommendation');
    expect(requestBodies('recommend')).toMatchObject([
      {
        configValues: {},
        serviceContext: {},
        query: {
          skuList: ['MUG'],
          skusToBeFiltered: ['PEN'],
          scheme: 'fbt_special',
          mboxes: ['home_1'],
          context: 'home',
          number: 4,
          inputs: { sparq: true },
          ...{ categoryId: 'c1', superCategoryId: 's1', departmentId: 'd1', classId: 'k1' },
        },
      },
    ]);
  });

  test('recommendations are requested with default zip, locale, channel, number 25, context, mboxes and scheme [REC-005, REC-015]', async () => {
    const { requestBodies } = await aCarousel();
    expect(requestBodies('recommend')[0]?.['query']).toMatchObject({
      ...{ zip: '01702', locale: 'en-US', channel: 'WEB', number: 25 },
      ...{ skuList: [], skusToBeFiltered: [] },
      ...{ context: 'customersAlsoBought', mboxes: ['customersAlsoBought'], scheme: 'fbt_default' },
    });
  });

  test.each([
    ['the page', { zip: '10001' }, '10001'],
    ['the cookie', {}, '02138'],
  ])('the zip of %s takes precedence over the default [REC-005]', async (_, request, zip) => {
    const { requestBodies } = await aCarousel(request, {}, { host: { cookies: { zipcode: '02138' } } });
    const ofSession = await aCarousel(request, {}, { config: { session: { zipcode: zip } } });
    expect([requestBodies('recommend')[0], ofSession.requestBodies('recommend')[0]]).toMatchObject([
      { query: { zip } },
      { query: { zip } },
    ]);
  });

  test('all inputs are passed on, always with an ad type [REC-003, REC-004, REC-014]', async () => {
    const inputs = {
      sparq: true,
      brandTransformationSwitch: true,
      includeBaseCategory: true,
      includeInkAndTonerDetails: true,
      isAutoRestock: true,
      isListProductAlt: true,
      skipOutOfStock: false,
      coreSkuNumber: 'MUG',
      isDAS: true,
      enableMonetization: true,
      enableCrealytics: true,
      enableSparxV2: true,
      includeSpecifications: true,
      eventType: 'bopis',
    } as const;
    const { requestBodies } = await aCarousel({ inputs });
    const restock = await aCarousel({ inputs: { eventType: 'isAutoRestock' } });

    const inputsOf = (body: { query?: { inputs?: object } } | undefined) => body?.query?.inputs;
    expect(inputsOf(requestBodies('recommend')[0])).toEqual({ ...inputs, adType: 'checkoutAddToCart' });
    expect(inputsOf(restock.requestBodies('recommend')[0])).toEqual({
      ...{ eventType: 'isAutoRestock', adType: 'checkoutAddToCart', skipOutOfStock: true },
    });
  });

  test('the scheme depends on the base category, and the page can override it [REC-011]', async () => {
    const { requestBodies } = await aCarousel({ baseCategory: 'Ink & Toner' });
    const own = await aCarousel(
      { baseCategory: 'Furniture' },
      {},
      { config: { recommendations: { fbtSchemes: { furniture: 'ours' } } } },
    );
    expect([requestBodies('recommend')[0], own.requestBodies('recommend')[0]]).toMatchObject([
      { query: { scheme: 'fbt_ink' } },
      { query: { scheme: 'ours' } },
    ]);
  });

  test('each product has its button action and its analytics payload [REC-006]', async () => {
    const data = [{ itemId: 'PEN', title: 'Pen', actionLabel: 'viewOnly', analyticsPayload: { position: 1 } }];
    const { products } = await aCarousel({}, {}, { shop: answering([['recommend', { data }]]) });
    expect(products).toMatchObject([{ tile: { sku: 'PEN', action: 'viewOnly' }, analyticsPayload: { position: 1 } }]);
  });

  test('an empty result is requested once more, and logged if it stays empty [REC-007, REC-009]', async () => {
    const { shop, skus } = await aCarousel(
      {},
      {},
      {
        shop: answering([
          ['recommend', NOTHING],
          ['recommend', NOTHING],
        ]),
      },
    );
    expect(skus).toEqual([]);
    await expect.poll(() => calls(shop)).toEqual(['recommend', 'recommend', 'log']);
    expect(shop.requestsOf('log')[0]?.body).toMatchObject({
      msg: 'there are no recommendations',
      info: { type: 'customersAlsoBought', skus: [] },
    });
  });

  test('after two failures, the recommendations come from the fallback that the page sets [REC-008]', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'recommend', times: 2 });
    const { skus } = await aCarousel({ count: 2 }, { fallback: 'at' }, { shop });
    expect(calls(shop)).toEqual(['recommend', 'recommend', 'recommend-at']);
    expect(skus).toEqual(['MUG', 'PEN']);
  });

  test('recommendations reject after three failed requests, and the failure is logged [REC-008, REC-009]', async () => {
    const shop = fakeShop();
    shop.failNext(503, { of: 'recommend', times: 2 });
    shop.failNext('network', { of: 'recommend-at' });
    await expect(aCarousel({}, { fallback: 'at' }, { shop })).rejects.toMatchObject({ kind: 'network' });
    await expect.poll(() => calls(shop)).toEqual(['recommend', 'recommend', 'recommend-at', 'log']);
    expect(shop.requestsOf('log')[0]?.body).toMatchObject({
      msg: 'the recommendations failed',
      info: { type: 'customersAlsoBought' },
    });
  });

  test('the fallback of a carousel from the other endpoint is the usual one [REC-008]', async () => {
    const shop = answering([
      ['recommend-at', NOTHING],
      ['recommend-at', NOTHING],
    ]);
    const { skus } = await aCarousel({ type: 'trendingNow', count: 1 }, { fallback: 'sparx' }, { shop });
    expect(calls(shop)).toEqual(['recommend-at', 'recommend-at', 'recommend']);
    expect(skus).toEqual(['MUG']);
  });

  test('a scheme of the page comes before that of the base category, and an empty zip is unknown [REC-005, REC-011]', async () => {
    const { requestBodies } = await aCarousel({ scheme: 'ours', baseCategory: 'Ink', zip: '' });
    const query = requestBodies('recommend')[0]?.['query'];
    expect(query).toMatchObject({ scheme: 'ours', zip: '01702' });
    expect(Object.keys(query ?? {})).not.toContain('baseCategory');
  });

  test('recommended products are refused that the account may not buy [SESS-017]', async () => {
    const data = [{ itemId: 'PEN', messages: [{ code: 'OFF_CONTRACT_ERROR', type: 'ERROR' }], analyticsPayload: null }];
    const refusalIn = async (config: object) => {
      const { products } = await aCarousel({}, {}, { shop: answering([['recommend', { data }]]), config });
      return products.map(({ tile, analyticsPayload }) => [tile.refusal, analyticsPayload]);
    };
    expect(await refusalIn({})).toEqual([['off-contract', undefined]]);
    const session = { permissionDetail: { groups: ['G_IOC'] } };
    expect(await refusalIn({ session })).toEqual([[undefined, undefined]]);
  });

  test.each([
    ['customersAlsoBought', 60_000, 5000],
    ['customersAlsoBought', 1000, 1000],
    ['recentlyViewed', 60_000, 5000],
    ['recentlyViewed', 1000, 1000],
  ] as const)(
    'a request for %s, with a timeout of the page of %i ms, is given up after %i ms',
    async (type, timeoutMs, ms) => {
      const delays: number[] = [];
      const setTimer = (callback: () => void, delay: number) => {
        delays.push(delay);
        return setTimeout(callback, delay);
      };
      const host = { setTimeout: setTimer, cookies: { 'ctx-token': 'a' } };
      await aCarousel({ type }, {}, { config: { http: { timeoutMs } }, host });
      expect(delays[0]).toBe(ms);
    },
  );

  test('an aborted read is not retried', async () => {
    const shop = fakeShop();
    const page = aStorefront({ shop });
    const leaving = page.host.createAbort();
    shop.hold('recommend');
    const read = readCarousel(page, { type: 'customersAlsoBought' }, {}, leaving.signal);
    await expect.poll(() => shop.held).toBe(1);
    leaving.abort();
    await read.catch(() => undefined);
    expect(calls(shop)).toEqual(['recommend']);
  });
});

describe('Carousel types', () => {
  test.each([
    ['customersAlsoBought', ['recommend'], '/ele-lpd/api/sparxProxy/sparxRecommendation'],
    ['trendingNow', ['recommend-at'], '/ele-lpd/api/sparxProxy/atRecommendation'],
    ['yourLists', ['recommend-at'], '/ele-lpd/api/sparxProxy/atRecommendation'],
    ['frequentlyPurchased', ['frequent'], '/ele-lpd/api/home/getFrequentlyPurchasedData'],
    ['recentlyViewed', ['recent', 'tiles'], '/cc/api/ptd/recentItems'],
    ['savedItems', ['saved-read', 'tiles'], '/cc/api/sfl'],
  ] as const)('%s is requested by the calls %o [REC-012, REC-013, REC-016, REC-017]', async (type, wanted, path) => {
    const { shop, skus } = await aCarousel({ type, count: 3 }, {}, { shop: fakeShop({ saved: { LAMP: 1 } }) });
    expect(calls(shop)).toEqual(wanted);
    expect(shop.requests[0]?.path).toBe(path);
    expect(skus.length).toBeGreaterThan(0);
  });

  test('recent items are the customer’s, or the whole account’s [REC-016]', async () => {
    const own = await aCarousel({ type: 'recentlyViewed', leaveOut: ['PEN'] });
    const all = await aCarousel({ type: 'recentlyViewed', isOfAccount: true, count: 1 });
    expect([own.skus, all.skus]).toEqual([['STAPLER'], ['PEN']]);
    expect(own.shop.requestsOf('recent')[0]?.query).toEqual({ tenantId: '10001' });
    expect(all.shop.requestsOf('recent')[0]?.query).toEqual({ tenantId: '10001', orderedByUserId: 'ALL' });
  });

  test.each([
    ['recentlyViewed', { leaveOut: ['PEN'] }, ['MUG', 'LAMP']],
    ['recentlyViewed', { count: 2 }, ['MUG', 'PEN']],
    ['savedItems', { leaveOut: ['PEN'] }, ['MUG']],
    ['savedItems', { count: 1 }, ['PEN']],
  ] as [CarouselRequest['type'], Partial<CarouselRequest>, string[]][])(
    '%s with %j are the products %j, each once [REC-016]',
    async (type, request, expected) => {
      const shop = fakeShop({ saved: { MUG: 1, PEN: 1 } });
      const itemDetails = ['MUG', 'PEN', 'MUG', 'LAMP'].map((sku) => ({ sku }));
      shop.answerNext(200, { itemDetails }, 'recent');
      const { skus } = await aCarousel({ type, ...request }, {}, { shop });
      expect(skus).toEqual(expected);
    },
  );

  test('25 of many recent items are requested [REC-015, REC-016]', async () => {
    const shop = fakeShop();
    shop.answerNext(200, { itemDetails: Array.from({ length: 30 }, (_, n) => ({ sku: `SKU-${n}` })) }, 'recent');
    shop.answerNext(200, [{ itemId: 'SKU-0' }], 'tiles');
    const { requestBodies } = await aCarousel({ type: 'recentlyViewed' }, {}, { shop });
    expect((requestBodies('tiles')[0]?.['query'] as { skus: string[] } | undefined)?.skus).toHaveLength(25);
  });

  test('recent items whose products cannot be read reject, but not if some of them can', async () => {
    const shop = fakeShop();
    const config = { tiles: { batchSize: 1 } };
    shop.failNext(502, { of: 'tiles' });
    expect((await aCarousel({ type: 'recentlyViewed' }, {}, { shop, config })).skus).toEqual(['STAPLER']);
    shop.failNext(502, { of: 'tiles', times: 4 });
    await expect(aCarousel({ type: 'recentlyViewed' }, {}, { shop, config })).rejects.toMatchObject({ status: 502 });
  });

  test('frequently purchased items are requested with the variables of the site and the customer [REC-017]', async () => {
    const config = { session: { customerNumber: '30014501', userType: 'REGISTERED' as const } };
    const { requestBodies } = await aCarousel({ type: 'frequentlyPurchased' }, {}, { config });
    expect(requestBodies('frequent')).toMatchObject([
      {
        siteVariables: { storeId: '10001', locale: 'en-US' },
        userVariables: { customerNumber: '30014501', userType: 'REGISTERED', isLoggedIn: false },
      },
    ]);
  });

  test('frequently purchased items of an unknown customer are requested as a guest’s, with empty values [REC-017]', async () => {
    const { requestBodies } = await aCarousel({ type: 'frequentlyPurchased' });
    const userVariables = { isLoggedIn: false, userType: 'GUEST', customerNumber: '', zipcode: '' };
    expect(requestBodies('frequent')).toMatchObject([{ userVariables }]);
  });
});

describe('Offer that chooses the products', () => {
  test('an offer of an mbox sets the requested class of products and the analytics payload [REC-018]', async () => {
    const { requestBodies, analyticsPayload } = await aCarousel({}, { mboxName: 'home_1' });
    expect(requestBodies('mbox')).toEqual([{ mboxName: 'home_1' }]);
    expect(requestBodies('recommend')).toMatchObject([{ query: { classId: 'pens' } }]);
    expect(analyticsPayload).toEqual({ offer: 'o-1' });
  });

  test.each<[string, object, string | undefined, unknown]>([
    ['nothing', {}, undefined, undefined],
    ['no offers', { adobeResponse: { offerDetails: null, analyticsPayload: null } }, undefined, undefined],
    ['a payload only', { adobeResponse: { analyticsPayload: 'o-2' } }, undefined, 'o-2'],
    ['one class as text', { adobeResponse: { offerDetails: [{ classes: 'pens' }] } }, 'pens', undefined],
    [
      'classes after empty ones',
      { adobeResponse: { offerDetails: [{}, { classes: ['', 'ink'] }, { classes: ['mugs'] }] } },
      'ink',
      undefined,
    ],
  ])(
    'an offer with %s requests the class %3$s, with the payload %4$j [REC-018]',
    async (_, answer, classId, payload) => {
      const shop = answering([['mbox', answer]]);
      const { page, requestBodies } = await aCarousel({}, { mboxName: 'home_1' }, { shop });
      expect((requestBodies('recommend')[0]?.['query'] as { classId?: string } | undefined)?.classId).toBe(classId);
      shop.answerNext(200, answer, 'mbox');
      const carousel = await readCarousel(page, { type: 'trendingNow' }, { mboxName: 'home_1' });
      expect(carousel.analyticsPayload).toEqual(payload);
    },
  );

  test('a class of the page comes before that of an offer [REC-013, REC-018]', async () => {
    const { requestBodies } = await aCarousel({ classId: 'k1' }, { mboxName: 'home_1' });
    expect(requestBodies('recommend')).toMatchObject([{ query: { classId: 'k1' } }]);
  });

  test('recommendations are requested without a class if the offer fails [REC-018]', async () => {
    const shop = fakeShop();
    shop.failNext(500, { of: 'mbox' });
    const { requestBodies, products } = await aCarousel({}, { mboxName: 'home_1' }, { shop });
    expect(products.length).toBeGreaterThan(0);
    expect(requestBodies('recommend')[0]?.['query']).not.toHaveProperty('classId');
  });
});

describe('Beacons of advertised products', () => {
  test('beacons are added to their products [REC-019]', async () => {
    const { requestBodies, products } = await aCarousel(
      { count: 2 },
      { adBoxName: 'ads_1' },
      { host: { cookies: ACCEPTED_COOKIES } },
    );
    expect(requestBodies('ads')).toMatchObject([
      { mboxName: 'ads_1', skus: ['MUG', 'PEN'], criteoData: { locale: 'en-US', channel: 'WEB' } },
    ]);
    expect(products.map(({ tile }) => [tile.impressionBeacons, tile.clickBeacons])).toEqual([
      [['https://ads.example/seen/MUG'], ['https://ads.example/pressed/MUG']],
      [[], []],
    ]);
  });

  test.each([
    ['customers who refuse advertising', { adBoxName: 'ads_1' }, {}, fakeShop()],
    ['a page without an ad box', {}, { cookies: ACCEPTED_COOKIES }, fakeShop()],
    [
      'a carousel without products',
      { adBoxName: 'ads_1' },
      { cookies: ACCEPTED_COOKIES },
      answering([
        ['recommend', NOTHING],
        ['recommend', NOTHING],
      ]),
    ],
  ])('beacons are not requested for %s [REC-019]', async (_, options, host, shop) => {
    await aCarousel({}, options, { shop, host });
    expect(shop.requestsOf('ads')).toEqual([]);
  });

  test('beacons replace those of the product, each kind only if the response has it [REC-019]', async () => {
    const tile = { impBeacon: '/seen', clickBeacon: '/clicked' };
    const shop = answering([
      ['recommend', { data: ['A', 'B', 'C', 'D'].map((itemId) => ({ itemId, ...tile })) }],
      [
        'ads',
        {
          items: [
            { itemId: 'A', impBeacon: ['/a', '/b'] },
            { itemId: 'B', clickBeacon: '/c' },
            { itemId: 'C' },
            { itemId: 'X', impBeacon: '/x' },
          ],
        },
      ],
    ]);
    const { products } = await aCarousel({}, { adBoxName: 'ads_1' }, { shop, host: { cookies: ACCEPTED_COOKIES } });
    expect(products.map((each) => [each.tile.impressionBeacons, each.tile.clickBeacons])).toEqual([
      [['/a', '/b'], ['/clicked']],
      [['/seen'], ['/c']],
      [['/seen'], ['/clicked']],
      [['/seen'], ['/clicked']],
    ]);
  });

  test('beacons of a response without items, or of a failed one, leave the products unchanged [REC-019]', async () => {
    const host = { cookies: ACCEPTED_COOKIES };
    const missing = await aCarousel({ count: 2 }, { adBoxName: 'ads_1' }, { shop: answering([['ads', {}]]), host });
    const shop = fakeShop();
    shop.failNext(500, { of: 'ads' });
    const failed = await aCarousel({ count: 2 }, { adBoxName: 'ads_1' }, { shop, host });
    expect([missing.skus, failed.skus]).toEqual([
      ['MUG', 'PEN'],
      ['MUG', 'PEN'],
    ]);
  });

  test('beacons that do not arrive leave the products unchanged after 2 s at most [REC-019]', async () => {
    vi.useFakeTimers();
    const shop = fakeShop();
    shop.failNext('timeout', { of: 'ads' });
    const reading = aCarousel(
      { count: 2 },
      { adBoxName: 'ads_1' },
      { shop, host: { setTimeout, clearTimeout, cookies: ACCEPTED_COOKIES } },
    );
    await vi.advanceTimersByTimeAsync(2000);
    expect((await reading).skus).toEqual(['MUG', 'PEN']);
    vi.useRealTimers();
  });
});
