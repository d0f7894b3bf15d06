import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import { createPickupClient } from './pickupClient';
import { preferredStore, rememberStore } from './preferredStore';

function aPage(options: Omit<TestStorefrontOptions, 'shop'> = {}) {
  const shop = fakeShop();
  const storefront = aStorefront({ ...options, shop });
  const sent = () => shop.requestsOf('stores').map(({ body }) => body);
  return { shop, storefront, sent, pickup: createPickupClient(storefront) };
}

const chosen = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });

describe('Pick-up lookup', () => {
  test('a lookup sends five fields and reads the stores of the first details [STORE-015]', async () => {
    const { pickup, shop } = aPage();
    Object.assign(shop.products['MUG'] ?? {}, { inStores: { '0042': 3 } });

    const { stores, messages } = await pickup.find({ term: 'Boston, MA', skus: ['MUG', 'PEN'] });

    expect(shop.requestsOf('stores')).toMatchObject([
      { method: 'POST', path: '/cc/api/omni/pickupinstore', query: { itemIds: 'MUG,PEN' } },
    ]);
    expect(shop.requestsOf('stores')[0]?.body).toEqual({
      zipCode: '',
      state: 'MA',
      city: 'Boston',
      searchParam: 'Boston, MA',
      tenantId: '10001',
    });
    expect(messages).toEqual([]);
    expect(stores[1]).toEqual({
      number: '0042',
      street: '36 Brattle Street',
      city: 'Cambridge',
      state: 'MA',
      zipCode: '02138',
      hours: ['Mon–Fri 8 am – 9 pm', 'Sat–Sun 9 am – 6 pm'],
      status: 'Open',
      statusTime: 'until 9 pm',
      openTime: '8 am',
      distance: 15.9,
      stock: { MUG: 3, PEN: 500 },
    });
  });

  test.each([
    ['COM', {}, undefined],
    ['SBA', { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } }, true],
  ])('in %s the tax exemption is %3$s [STORE-015]', async (_, config, isTaxExempt) => {
    const { pickup, shop } = aPage({ config });
    shop.failNext({ alter: (body) => ({ ...(body as object), taxExempt: true }) }, { of: 'stores' });

    expect((await pickup.find({})).isTaxExempt).toBe(isTaxExempt);
  });

  test('a zip that was found is stored, and no other search term [STOR-011, STOR-013]', async () => {
    const { pickup, storefront } = aPage();
    const { host } = storefront;
    await pickup.find({ term: 'Boston, MA' });
    expect(host.localStorage.get('zipcode')).toBeNull();
    await pickup.find({ term: '02138' });
    expect(host.cookies.get('zipcode')).toBe('02138');
    expect(host.localStorage.get('zipcode')).toContain('02138');
  });

  test.each([
    ['nothing is known', {}, { zipCode: '01760', state: 'MA', city: '', searchParam: '01760' }],
    [
      'the session has a zip',
      { config: { session: { zipcode: '60610' } } },
      { zipCode: '60610', searchParam: '60610' },
    ],
    ['a cookie has a zip', { host: { cookies: { zipcode: '10024' } } }, { zipCode: '10024', state: '' }],
    ['a store was chosen', { host: { cookies: { YourStore: chosen } } }, { zipCode: '02138', city: 'Cambridge' }],
    [
      'the shop configures a location',
      { config: { stores: { zipCode: '98105', state: 'WA' } } },
      { zipCode: '98105', state: 'WA' },
    ],
  ])('a lookup without a term uses the known location: %s [STORE-019]', async (_, options, body) => {
    const { pickup, sent } = aPage(options);

    await pickup.find({});

    expect(sent()).toMatchObject([body]);
  });

  test('an invalid search term is refused without a request [STORE-007]', async () => {
    const { pickup, sent } = aPage();

    await expect(pickup.find({ term: 'St; Louis' })).rejects.toMatchObject({
      kind: 'refused',
      code: 'INVALID_SEARCH',
      status: 400,
      message: 'not a place to look for: St; Louis',
    });
    expect(sent()).toEqual([]);
  });

  test.each([
    ['no stores', { pickInStoreDetails: [{ store: [] }] }],
    ['details without stores', { pickInStoreDetails: [{}] }],
    ['no details', { pickInStoreDetails: [] }],
  ])('a lookup that finds %s rejects like the shop, with Invalid zipcode [STORE-008]', async (_, answer) => {
    const { pickup, shop, storefront } = aPage();
    shop.answerNext(200, answer, 'stores');

    await expect(pickup.find({ term: '99999' })).rejects.toMatchObject({
      kind: 'refused',
      code: 'INVALID_ZIPCODE',
      status: 400,
      message: 'Invalid zipcode',
    });
    expect(storefront.host.cookies.get('zipcode')).toBeUndefined();
  });

  test('a lookup without SKUs sends none, and its stores come with the shop’s messages [STORE-015]', async () => {
    const { pickup, shop } = aPage();
    shop.failNext(
      { alter: (body) => ({ ...(body as object), messages: [{ code: 'FEW', type: 'INFO', message: 'Few left' }] }) },
      { of: 'stores' },
    );

    const { messages } = await pickup.find({ term: '02138' });

    expect(shop.requestsOf('stores')[0]?.query).toEqual({});
    expect(messages).toMatchObject([{ code: 'FEW', type: 'INFO', text: 'Few left' }]);
  });
});

test('a store that is chosen from the lookup is stored in its cookie, with the radius of the lookup [STORE-003, STORE-017]', async () => {
  const { pickup, storefront } = aPage();
  const { stores } = await pickup.find({});
  const [, store] = stores;
  if (store) rememberStore(storefront, store);

  expect(JSON.parse(storefront.host.cookies.get('YourStore') ?? '')).toEqual({
    address1: '36 Brattle Street',
    city: 'Cambridge',
    state: 'MA',
    zipCode: '02138',
    storeNumber: '0042',
    persists: 'true',
    radius: '20mi',
  });
  expect(preferredStore(storefront)).toMatchObject({ number: '0042', city: 'Cambridge' });
});
