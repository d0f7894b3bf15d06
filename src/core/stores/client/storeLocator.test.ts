import { describe, expect, test } from 'vitest';
import { aStorefront, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { knownStoreNumber } from '../../platform/client/host/storage';
import { rememberedZipcode } from './preferredStore';
import { chooseStore, findLocalBusiness, findStores, rememberedPoint } from './storeLocator';

function aPage(options: TestStorefrontOptions = {}) {
  const page = aStorefront(options);
  return { page, sent: () => page.shop.requestsOf('store-locator').at(-1)?.body };
}

describe('findStores', () => {
  test('a search sends its term with the radius of 100 miles, and returns stores [STORE-002, STORE-004, STORE-011, STORE-016]', async () => {
    const { page, sent } = aPage();
    const stores = await findStores(page, { term: ' Boston, MA ' });
    expect(page.shop.requestsOf('store-locator')).toMatchObject([
      { method: 'POST', path: '/ele-lpd/api/sparxProxy/storeLocator' },
    ]);
    expect(sent()).toEqual({ address: 'Boston, MA', radius: '100mi' });
    expect(stores.map(({ number }) => number)).toEqual(['0008', '0051', '0042']);
    expect(stores[0]).toEqual({
      number: '0008',
      street: '1245 Worcester Street',
      city: 'Natick',
      state: 'MA',
      zipCode: '01760',
      hours: ['Mon–Fri 8 am – 9 pm', 'Sat–Sun 9 am – 6 pm'],
      status: 'Open',
      statusTime: 'until 9 pm',
      openTime: '8 am',
      distance: 0.4,
      point: { latitude: 42.28, longitude: -71.35 },
      stock: {},
    });
  });

  test('a search by number sends the number and the given radius [STORE-011, STORE-016]', async () => {
    const { page, sent } = aPage();
    await findStores(page, { storeNumber: '0042', radius: '20mi' });
    expect(sent()).toEqual({ storeNumber: '0042', radius: '20mi' });
  });

  const chosen = JSON.stringify({ storeNumber: '0042', zipCode: '02138' });

  test.each<[string, TestStorefrontOptions, object]>([
    ['the default store', {}, { storeNumber: '0008' }],
    ['the zip of the session', { config: { session: { zipcode: '60610' } } }, { address: '60610' }],
    ['a zip in a cookie', { host: { cookies: { zipcode: '10024' } } }, { address: '10024' }],
    [
      'the zip of the chosen store',
      { host: { cookies: { YourStore: chosen, zipcode: '10024' } } },
      { address: '02138' },
    ],
    [
      'a zip in a cookie before the session’s',
      { config: { session: { zipcode: '60610' } }, host: { cookies: { zipcode: '10024' } } },
      { address: '10024' },
    ],
    ['the zip that the shop configures', { config: { stores: { zipCode: '98105' } } }, { address: '98105' }],
  ])('a search without a term uses %s, and chooses no store [STORE-018]', async (_, options, location) => {
    const { page, sent } = aPage(options);
    const before = page.host.cookies.get('YourStore');
    await findStores(page);
    expect(sent()).toEqual({ ...location, radius: '100mi' });
    expect(page.host.cookies.get('YourStore')).toBe(before);
  });

  test.each(['St; Louis', '021/08', '', '<b>'])(
    'a search for %j is refused, and nothing is sent [STORE-006, STORE-007]',
    async (term) => {
      const { page } = aPage();
      await expect(findStores(page, { term })).rejects.toMatchObject({
        kind: 'refused',
        code: 'INVALID_SEARCH',
        status: 400,
        message: `not a place to look for: ${term}`,
      });
      expect(page.shop.requests).toEqual([]);
    },
  );

  test.each([
    ['15.94449 mi', 15.9],
    [0.96, 1],
    [0, 0],
    ['', undefined],
    ['near', undefined],
  ])('a store at the distance %j is %s miles away [STORE-002]', async (distance, miles) => {
    const { page } = aPage();
    page.shop.answerNext(200, { results: { status: 'SUCCESS', stores: [{ storeNumber: '1', distance }] } });
    expect((await findStores(page, { term: '02138' }))[0]?.distance).toBe(miles);
  });

  const where = { street: undefined, city: undefined, state: undefined, zipCode: undefined };
  const words = { status: undefined, statusTime: undefined, openTime: undefined };

  test.each<[string, object, object]>([
    ['nothing but its number', {}, { ...where, ...words, hours: [], distance: undefined, stock: {} }],
    [
      'its place beside an empty address',
      {
        address: { addressLine1: '', city: '', state: '', zipcode: '' },
        ...{ city: 'Natick', state: 'MA', zipCode: '01760' },
      },
      { street: undefined, city: 'Natick', state: 'MA', zipCode: '01760' },
    ],
    [
      'another place beside its address',
      {
        address: { addressLine1: '1 Elm', city: 'Salem', state: 'NH', zipcode: '03079' },
        ...{ city: 'Natick', state: 'MA', zipCode: '01760' },
      },
      { street: '1 Elm', city: 'Salem', state: 'NH', zipCode: '03079' },
    ],
    ['its hours as one text', { workingHours: '9 to 5' }, { hours: ['9 to 5'] }],
    ['empty lines among its hours', { workingHours: ['', '9 to 5', ''] }, { hours: ['9 to 5'] }],
    [
      'empty words about its opening',
      { storeStatus: '', storeStatusTime: '', StoreOpenTime: '' },
      { status: undefined, statusTime: undefined, openTime: undefined },
    ],
    ['its point as texts', { latitude: '42.3', longitude: '-71.1' }, { point: { latitude: 42.3, longitude: -71.1 } }],
    [
      'stock of some SKUs, and entries that say nothing',
      {
        inventory: [
          { itemId: 'MUG', availablequantity: 2 },
          { itemId: 'PEN', availablequantity: 0 },
          { itemId: 'INK' },
          { itemId: '', availablequantity: 3 },
          { availablequantity: 4 },
        ],
      },
      { stock: { MUG: 2, PEN: 0 } },
    ],
  ])('a store can have %s [STORE-002]', async (_, body, store) => {
    const { page } = aPage();
    page.shop.answerNext(200, { results: { status: 'SUCCESS', stores: [{ storeNumber: '1', ...body }] } });
    expect((await findStores(page))[0]).toEqual(expect.objectContaining({ number: '1', ...store }));
  });

  test.each([{ latitude: 42.3 }, { longitude: -71.1 }, { latitude: '', longitude: '-71.1' }])(
    'a store with the point %j has no place on a map',
    async (point) => {
      const { page } = aPage();
      page.shop.answerNext(200, { results: { status: 'SUCCESS', stores: [{ storeNumber: '1', ...point }] } });
      expect((await findStores(page))[0]).not.toHaveProperty('point');
    },
  );

  test('a store whose number the shop sends as a number is found [STORE-011]', async () => {
    const { page } = aPage();
    page.shop.answerNext(200, { results: { status: 'SUCCESS', stores: [{ storeNumber: 42 }] } });
    expect(await findStores(page, { term: '02138' })).toMatchObject([{ number: '42' }]);
  });

  test.each([
    ['there are no stores', (_: ReturnType<typeof aPage>['page']) => {}],
    [
      'the response has another status',
      ({ shop }: ReturnType<typeof aPage>['page']) =>
        shop.answerNext(200, { results: { status: 'FAILED', stores: [{ storeNumber: '1' }] } }),
    ],
    [
      'a successful response names no stores',
      ({ shop }: ReturnType<typeof aPage>['page']) => shop.answerNext(200, { results: { status: 'SUCCESS' } }),
    ],
  ])(
    "a search is refused with 'Invalid zipcode' if %s, and its zip is not stored [STORE-008, STORE-011]",
    async (_, prepare) => {
      const { page } = aPage();
      prepare(page);
      await expect(findStores(page, { term: '99999' })).rejects.toMatchObject({
        kind: 'refused',
        code: 'INVALID_ZIPCODE',
        message: 'Invalid zipcode',
        status: 400,
      });
      expect(rememberedZipcode(page.host)).toBeUndefined();
    },
  );

  test('a zip that was found is stored in the cookie and in local storage [STOR-013]', async () => {
    const { page } = aPage();
    await findStores(page, { term: '02138' });
    expect(page.host.cookies.get('zipcode')).toBe('02138');
    expect(page.host.localStorage.get('zipcode')).toContain('02138');
  });
});

describe('findLocalBusiness', () => {
  test('a local business is searched by latitude and longitude [STORE-012]', async () => {
    const { page } = aPage();
    const found = await findLocalBusiness(page, { latitude: 42.3, longitude: -71.1 });
    expect(page.shop.requests).toMatchObject([
      { path: '/ele-lpd/api/sparxProxy/localbusiness', body: { latitude: 42.3, longitude: -71.1 } },
    ]);
    expect(found).toMatchObject({ name: 'Natick Print & Pack', phone: '508-555-0100', url: undefined });
  });

  test('a local business has what the shop says about it, and nothing in place of the rest [STORE-012]', async () => {
    const { page } = aPage();
    const near = () => findLocalBusiness(page, { latitude: 42.3, longitude: -71.1 });
    const partner = { name: 'Print', address: '1 Elm', phone: '508', url: '/print' };
    page.shop.answerNext(200, { localBusiness: partner });
    expect(await near()).toEqual(partner);
    page.shop.answerNext(200, { localBusiness: { name: 'Print', address: '', phone: null, url: '' } });
    expect(await near()).toEqual({ name: 'Print', address: undefined, phone: undefined, url: undefined });
  });

  test('the point of a search is remembered, also if nothing is found there [SESS-025]', async () => {
    const { page } = aPage();
    expect(rememberedPoint(page.host)).toBeUndefined();
    await findLocalBusiness(page, { latitude: -33, longitude: 151.2 }).catch(() => undefined);
    expect(page.host.cookies.get('geocode')).toBe('-33,151.2');
    expect(rememberedPoint(page.host)).toEqual({ latitude: -33, longitude: 151.2 });
  });

  test.each(['', '42.3', '42.3,', ',-71.1', ',', 'here,there', '42.3,NaN'])(
    'the cookie %j remembers no point [SESS-025]',
    (geocode) => {
      expect(rememberedPoint(memoryHost({ cookies: { geocode } }))).toBeUndefined();
    },
  );

  test("a search without a result is refused with 'No Local Business' [STORE-009]", async () => {
    const { page } = aPage();
    const search = findLocalBusiness(page, { latitude: -33, longitude: 151 });
    await expect(search).rejects.toMatchObject({
      kind: 'refused',
      code: 'NO_LOCAL_BUSINESS',
      message: 'No Local Business',
      status: 400,
    });
  });

  test.each([{}, { localBusiness: null }])("the answer %j is 'No Local Business' [STORE-009]", async (answer) => {
    const { page } = aPage();
    page.shop.answerNext(200, answer);
    const search = findLocalBusiness(page, { latitude: 42.3, longitude: -71.1 });
    await expect(search).rejects.toMatchObject({ kind: 'refused', message: 'No Local Business' });
  });
});

describe('chooseStore', () => {
  const store = {
    number: '0042',
    street: '36 Brattle Street',
    city: 'Cambridge',
    state: 'MA',
    zipCode: '02138',
    hours: [],
    stock: {},
  };
  const stored = {
    address1: '36 Brattle Street',
    city: 'Cambridge',
    state: 'MA',
    zipCode: '02138',
    storeNumber: '0042',
  };

  test.each([
    [false, 'true'],
    [true, 'false'],
  ])(
    'a chosen store is saved in the cookie and on the server; chosen automatically: %s [STORE-003, STORE-005, STORE-013, STORE-020, STORE-022]',
    async (isAuto, persists) => {
      const { page } = aPage();
      const lifetimes: unknown[] = [];
      const { set } = page.host.cookies;
      page.host.cookies.set = (name, value, options) => {
        lifetimes.push([name, options?.maxAgeSeconds]);
        set(name, value, options);
      };
      const received: string[] = [];
      page.events.subscribe('store:chosen', (chosen) => received.push(chosen.store.number));
      await chooseStore(page, store, { isAuto });
      expect(JSON.parse(page.host.cookies.get('YourStore') ?? '')).toEqual({ ...stored, persists, radius: '100mi' });
      expect(lifetimes).toEqual([['YourStore', 15 * 60]]);
      expect(page.shop.requests).toMatchObject([
        { path: '/gus/api/usr/c/address', query: { type: 'preferred_store' }, body: { ...stored, persists } },
      ]);
      expect(received).toEqual(['0042']);
    },
  );

  test('a chosen store replaces the store of the session at once [STORE-005, CART-ADD-018]', async () => {
    const { page } = aPage({ config: { session: { isLoggedIn: true, storeNumber: '0099' } } });
    const received: (string | undefined)[] = [];
    page.events.subscribe('store:chosen', () => received.push(knownStoreNumber(page.host, page.session)));
    await chooseStore(page, store);
    expect(received).toEqual(['0042']);
    await page.cart.add([{ sku: 'MUG', quantity: 1, deliveryType: 'ISP' }]);
    expect(page.shop.requestsOf('add')[0]?.body).toMatchObject({ items: [{ pickupStoreNumber: '0042' }] });
  });

  test('the store of a guest is the one that another tab has chosen last [STORE-005, CART-ADD-018]', async () => {
    const { page } = aPage();
    await chooseStore(page, store);
    const tab = aStorefront({ shop: page.shop, host: page.host.openTab() });
    await chooseStore(tab, { ...store, number: '0112' });
    expect(knownStoreNumber(page.host, page.session)).toBe('0112');
  });

  test.each(['network', 401, 500] as const)(
    'a store stays chosen if the server fails with %s, which is only logged [STORE-013]',
    async (failure) => {
      const { page } = aPage();
      page.shop.failNext(failure, { of: 'preferred-store' });
      await chooseStore(page, store);
      expect(page.host.cookies.get('YourStore')).toContain('0042');
      await expect.poll(() => page.shop.requestsOf('log')).toHaveLength(1);
      expect(page.shop.requestsOf('log')[0]?.body).toMatchObject({ msg: 'the preferred store was not saved' });
      expect(page.host.assigned).toEqual([]);
    },
  );

  test('a store of which only the number is known is saved with empty fields and the radius of its search [STORE-003, STORE-013]', async () => {
    const { page } = aPage();
    await chooseStore(page, { number: '0042', hours: [], stock: {} }, { radius: '20mi' });
    const saved = { address1: '', city: '', state: '', zipCode: '', storeNumber: '0042', persists: 'true' };
    expect(page.shop.requestsOf('preferred-store').map(({ body }) => body)).toEqual([saved]);
    expect(JSON.parse(page.host.cookies.get('YourStore') ?? '')).toEqual({ ...saved, radius: '20mi' });
  });
});
