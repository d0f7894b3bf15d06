import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProductTilesBody } from '../../../src/core/products/contract/productTile';
import { products } from '../database/schema';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

async function tiles(skus: string[], path = '/ele-lpd/api/productTileProxy/getProductTileData') {
  const response = await open.visitor.send(path, { body: { serviceContext: {}, query: { skus, inputs: {} } } });
  expect(response.status).toBe(200);
  return v.parse(ProductTilesBody, await response.json());
}

const tile = async (sku: string) => (await tiles([sku]))[0];

describe('the tiles of products', () => {
  test('come in the order asked for, each once, without those that there are not', async () => {
    const skus = ['OFF-PA-10001970', 'NOTHING', 'TEC-PH-10000141', 'OFF-PA-10001970'];
    expect((await tiles(skus)).map(({ itemId }) => itemId)).toEqual(['OFF-PA-10001970', 'TEC-PH-10000141']);
    expect(await tiles(skus, '/productTileProxy/getProductTileData')).toHaveLength(2);
  });

  test('are found however the customer has typed the item number, and name it as the shop writes it', async () => {
    expect((await tiles(['off-pa-10001970', 'Tec-Ph-10000141'])).map(({ itemId }) => itemId)).toEqual([
      'OFF-PA-10001970',
      'TEC-PH-10000141',
    ]);
  });

  test('come also beside what can be no item number', async () => {
    const skus = ['X'.repeat(5000), 'A\u0000B', '', 'OFF-PA-10001970'];
    expect((await tiles(skus)).map(({ itemId }) => itemId)).toEqual(['OFF-PA-10001970']);
  });

  test('there is one for every product of the shop', async () => {
    const all = (await open.database.select({ sku: products.sku }).from(products)).map(({ sku }) => sku);
    expect(all.length).toBeGreaterThan(1800);
    let found = 0;
    for (let start = 0; start < all.length; start += 100) found += (await tiles(all.slice(start, start + 100))).length;
    expect(found).toBe(all.length);
  });

  test('say what a product costs, and what it did before', async () => {
    expect(await tile('OFF-PA-10001970')).toMatchObject({
      resolvedItemId: 'OFF-PA-10001970',
      title: 'Xerox 1881',
      url: '/webapp/product/OFF-PA-10001970',
      price: '$12.28',
      priceValue: '12.28',
      actionLabel: 'addToCart',
      quantityLimit: 9999,
      buyNowEligible: true,
    });
    expect(await tile('TEC-MA-10000418')).toMatchObject({ price: 'Price N/A', buyNowEligible: false });
    const hidden = await tile('TEC-CO-10000971');
    expect(hidden).toMatchObject({ seePriceInCart: true, price: 'Price N/A' });
    expect(hidden?.priceValue).toBeUndefined();
  });

  test.each([
    ['OFF-AR-10000034', 'OUTOFSTOCK'],
    ['OFF-LA-10000081', 'DISCONTINUED'],
    ['OFF-AP-10000159', 'FULLHARDSUB'],
    ['OFF-PA-10000029', 'PARTIALHARDSUB'],
  ])('of %s says %s, and what may be had in its place', async (sku, type) => {
    const found = (await tile(sku))?.restrictionDetails;
    expect(found?.type).toBe(type);
    expect(found?.altProducts?.length).toBeGreaterThan(0);
    expect(found?.alternateItemURL).toMatch(/^\/webapp\/product\//);
    const others = await tiles((found?.altProducts ?? []).map(String));
    expect(others.every(({ isOutOfStock }) => isOutOfStock === false)).toBe(true);
  });

  test('know the limits and the states of products', async () => {
    expect(await tile('TEC-AC-10000109')).toMatchObject({
      quantityLimit: 2,
      restrictionDetails: { limitedQtyTxt: 'Limit 2 per order' },
    });
    expect(await tile('OFF-PA-10000007')).toMatchObject({ altFactor: 6 });
    expect(await tile('BUNDLE-DESK-STARTER')).toMatchObject({ isSKUSET: true });
    expect(await tile('TEC-PH-10000038')).toMatchObject({ comingSoon: true });
    expect(await tile('OFF-SU-10000381')).toMatchObject({ inStoreOnlyProduct: true, bopisEligible: true });
  });

  test('are those of the customer: what is blocked can be looked at only, what was ordered has its date', async () => {
    expect(await tile('FUR-CH-10000422')).toMatchObject({ actionLabel: 'addToCart' });
    await open.visitor.signIn('jonathan@quire.example');
    expect(await tile('FUR-CH-10000422')).toMatchObject({ actionLabel: 'viewOnly', buyNowEligible: false });
    const bought = await tiles(['TEC-PH-10002447', 'OFF-PA-10001970', 'OFF-BI-10003910', 'FUR-CH-10002774']);
    for (const { lastOrderedDate } of bought) expect(lastOrderedDate ?? '2014-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(['{"query":{"skus":"A"}}', '{"query":{}}', '{}', '{"query":{"skus":[1]}}', 'nonsense'])(
    'are refused for %s',
    async (body) => {
      const response = await open.visitor.send('/ele-lpd/api/productTileProxy/getProductTileData', { body });
      expect(response.status).toBe(400);
    },
  );

  test('are refused for more than a hundred', async () => {
    const skus = Array.from({ length: 101 }, (_, number) => `SKU-${number}`);
    const response = await open.visitor.send('/productTileProxy/getProductTileData', { body: { query: { skus } } });
    expect(response.status).toBe(400);
  });
});
