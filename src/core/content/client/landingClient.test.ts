import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { readLanding } from './landingClient';

const FILTERS = { bopis: true, promo: 'SALE', brands: ['Acme'], categories: ['Kitchen', 'Paper'] };
const NONE = { bopis: false, promo: undefined, brands: [], categories: [] };

test('a landing page is requested by its filters, and returned as components, filter choices and total [CONT-004]', async () => {
  const shop = fakeShop();
  const landing = await readLanding(aStorefront({ shop }), FILTERS);

  expect(shop.requestsOf('landing')[0]).toMatchObject({
    method: 'POST',
    path: '/ele-lpd/api/landingPages/fetchComponentsModel',
    body: { filters: { brands: ['Acme'], categories: ['Kitchen', 'Paper'], bopis: true, promo: 'SALE' } },
  });
  expect(landing.components).toMatchObject([
    { kind: 'heading', blocks: [{ text: 'Deals of the week', styles: ['Bold'] }] },
    { kind: 'banner', banner: { alt: 'Chairs of Acme at half the price' } },
    { kind: 'tiles', title: 'Most ordered', tiles: [{ sku: 'MUG' }] },
  ]);
  expect(landing).toMatchObject({
    total: 1,
    choices: {
      brands: [
        { value: 'Acme', name: 'Acme', count: 1 },
        { value: 'Zed', name: 'Zed' },
      ],
      promos: [{ value: 'SALE', name: 'On sale', count: undefined }],
      hasPickup: true,
    },
  });
});

test('a request without filters sends empty ones, and a response may omit its filter choices [CONT-004]', async () => {
  const shop = fakeShop();
  shop.answerNext(200, { components: [] }, 'landing');
  expect(await readLanding(aStorefront({ shop }), NONE)).toEqual({
    components: [],
    choices: { brands: [], categories: [], promos: [], hasPickup: false },
    total: undefined,
  });
  expect(shop.requestsOf('landing')[0]?.body).toEqual({ filters: { brands: [], categories: [], bopis: false } });
});

test('unreadable components and tiles are skipped, the first of each list is logged, and empty components are dropped [CONT-004]', async () => {
  const shop = fakeShop();
  const tiles = { componentType: 'tiles', items: [{ title: 'no SKU' }, { itemId: 'MUG' }] };
  const components = [
    { componentType: 'banner', banner: { sizes: { xs: { assetUrl: 7 } } } },
    { componentType: 'countdown' },
    'no component',
    tiles,
    { componentType: 'tiles', items: [] },
    { componentType: 'heading', headliner: [] },
    { componentType: 'banner', banner: {} },
  ];
  shop.answerNext(200, { components }, 'landing');
  const landing = await readLanding(aStorefront({ shop }), NONE);
  expect(landing.components).toMatchObject([{ kind: 'tiles', title: undefined, tiles: [{ sku: 'MUG' }] }]);
  const msg = 'parts of a landing page are invalid';
  await expect
    .poll(() => shop.requestsOf('log').map(({ body }) => body))
    .toMatchObject([
      {
        msg,
        error: { message: expect.stringContaining('item.itemId') },
        info: { part: 'components.3.items.0', count: 1 },
      },
      {
        msg,
        error: { message: expect.stringContaining('components.0.banner.sizes.xs: assetUrl') },
        info: { part: 'components.0', count: 3 },
      },
    ]);
});

test('a landing page without any readable component is an error, and a thousand unreadable ones are logged once [CONT-004]', async () => {
  const shop = fakeShop();
  shop.answerNext(200, { components: Array.from({ length: 1000 }, () => ({ componentType: 'countdown' })) }, 'landing');
  await expect(readLanding(aStorefront({ shop }), NONE)).rejects.toMatchObject({
    kind: 'contract',
    code: 'CONTRACT',
    message: 'components.0: expected a known component, received countdown',
  });
  await expect.poll(() => shop.requestsOf('log')).toHaveLength(1);
});

test('a filter choice that the URL cannot represent is not offered [CONT-003]', async () => {
  const shop = fakeShop();
  const brands = ['Acme', 'Acme, Inc.', ' Zed', 'Zed ', '', 'Zed & Co'].map((value) => ({ value }));
  shop.answerNext(200, { components: [], filters: { brands } }, 'landing');
  const { choices } = await readLanding(aStorefront({ shop }), NONE);
  expect(choices.brands.map(({ value }) => value)).toEqual(['Acme', 'Acme, Inc.', 'Zed & Co']);
});

test('each filter of the response has its choices, with the value in place of a missing name [CONT-003, CONT-004]', async () => {
  const shop = fakeShop();
  const filters = {
    brands: [{ value: 'acme', name: 'Acme', count: 0 }],
    categories: [{ value: 'ink', name: '' }],
    promos: [{ value: 'SALE', name: null, count: null }],
    bopis: 'Y',
  };
  shop.answerNext(200, { components: [], filters, total: 0 }, 'landing');
  expect(await readLanding(aStorefront({ shop }), NONE)).toEqual({
    components: [],
    choices: {
      brands: [{ value: 'acme', name: 'Acme', count: 0 }],
      categories: [{ value: 'ink', name: 'ink', count: undefined }],
      promos: [{ value: 'SALE', name: 'SALE', count: undefined }],
      hasPickup: true,
    },
    total: 0,
  });
});

test('a landing page whose only products cannot be read is empty and logged; one without products is only empty [CONT-004]', async () => {
  const shop = fakeShop();
  const page = aStorefront({ shop });
  const none = { componentType: 'tiles' };
  const unreadable = { ...none, items: [{}] };
  for (const components of [[none], [unreadable], [none, unreadable]]) {
    shop.answerNext(200, { components }, 'landing');
    expect((await readLanding(page, NONE)).components).toEqual([]);
  }
  await expect
    .poll(() => shop.requestsOf('log').map(({ body }) => body))
    .toMatchObject([{ info: { part: 'components.0.items.0' } }, { info: { part: 'components.1.items.0' } }]);
});

test('the products of a landing page are those that the account may buy [CONT-004, SESS-017]', async () => {
  const shop = fakeShop();
  const messages = [{ code: 'OFF_CONTRACT_ERROR', type: 'ERROR' }];
  const answer = { components: [{ componentType: 'tiles', title: '', items: [{ itemId: 'MUG', messages }] }] };
  const session = { permissionDetail: { groups: ['G_IOC'] } };
  const read = async (page: ReturnType<typeof aStorefront>) => {
    shop.answerNext(200, answer, 'landing');
    return (await readLanding(page, NONE)).components;
  };
  expect(await read(aStorefront({ shop }))).toMatchObject([{ title: undefined, tiles: [{ refusal: 'off-contract' }] }]);
  expect(await read(aStorefront({ shop, config: { session } }))).toMatchObject([{ tiles: [{ refusal: undefined }] }]);
});
