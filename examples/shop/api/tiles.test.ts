import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProductTilesBody } from '../../../src/core/products/contract/productTile';
import { accounts, orderLines, orders, products } from '../database/schema';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

async function tiles(skus: string[], path = '/ele-lpd/api/productTileProxy/getProductTileData') {
  const response = await open.visitor.send(path, { body: { serviceContext: {}, query: { skus, inputs: {} } } });
  expect(response.status).toBe(200);
  return v.parse(ProductTilesBody, await response.json());
}

const tile = async (sku: string) => (await tiles([sku]))[0];

describe('product tiles', () => {
  test('tiles are returned in the requested order, without duplicates and unknown SKUs', async () => {
    const skus = ['OFF-PA-10001970', 'NOTHING', 'TEC-PH-10000141', 'OFF-PA-10001970'];
    expect((await tiles(skus)).map(({ itemId }) => itemId)).toEqual(['OFF-PA-10001970', 'TEC-PH-10000141']);
    expect(await tiles(skus, '/productTileProxy/getProductTileData')).toHaveLength(2);
  });

  test('SKUs are matched in any case and returned in the shop’s spelling', async () => {
    expect((await tiles(['off-pa-10001970', 'Tec-Ph-10000141'])).map(({ itemId }) => itemId)).toEqual([
      'OFF-PA-10001970',
      'TEC-PH-10000141',
    ]);
  });

  test('invalid SKUs do not affect the valid ones', async () => {
    const skus = ['X'.repeat(5000), 'A\u0000B', '', 'OFF-PA-10001970'];
    expect((await tiles(skus)).map(({ itemId }) => itemId)).toEqual(['OFF-PA-10001970']);
  });

  test('every product of the shop has a tile', async () => {
    const all = (await open.database.select({ sku: products.sku }).from(products)).map(({ sku }) => sku);
    expect(all.length).toBeGreaterThan(1800);
    let found = 0;
    for (let start = 0; start < all.length; start += 100) found += (await tiles(all.slice(start, start + 100))).length;
    expect(found).toBe(all.length);
  });

  test('a tile has the price of its product, or Price N/A when it is unknown or hidden', async () => {
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
  ])('the tile of %s has the restriction %s and alternatives in stock', async (sku, type) => {
    const found = (await tile(sku))?.restrictionDetails;
    expect(found?.type).toBe(type);
    expect(found?.altProducts?.length).toBeGreaterThan(0);
    expect(found?.alternateItemURL).toMatch(/^\/webapp\/product\//);
    const others = await tiles((found?.altProducts ?? []).map(String));
    expect(others.every(({ isOutOfStock }) => isOutOfStock === false)).toBe(true);
  });

  test('tiles contain the limits and states of products', async () => {
    expect(await tile('TEC-AC-10000109')).toMatchObject({
      quantityLimit: 2,
      restrictionDetails: { limitedQtyTxt: 'Limit 2 per order' },
    });
    expect(await tile('OFF-PA-10000007')).toMatchObject({ altFactor: 6 });
    expect(await tile('BUNDLE-DESK-STARTER')).toMatchObject({ isSKUSET: true });
    expect(await tile('TEC-PH-10000038')).toMatchObject({ comingSoon: true });
    expect(await tile('OFF-SU-10000381')).toMatchObject({ inStoreOnlyProduct: true, bopisEligible: true });
  });

  test('blocked products are view-only for a business buyer', async () => {
    expect(await tile('FUR-CH-10000422')).toMatchObject({ actionLabel: 'addToCart' });
    await open.visitor.signIn('jonathan@quire.example');
    expect(await tile('FUR-CH-10000422')).toMatchObject({ actionLabel: 'viewOnly', buyNowEligible: false });
  });

  test('the tile of a product that the customer has ordered has the ISO 8601 date of the last order', async () => {
    const rows = await open.database
      .select({ sku: orderLines.sku, day: orders.placedOn })
      .from(orderLines)
      .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
      .innerJoin(accounts, eq(accounts.customerId, orders.customerId))
      .where(eq(accounts.login, 'matt@quire.example'))
      .orderBy(orders.placedOn);
    const last = new Map(rows.map(({ sku, day }) => [sku, day]));
    const datesOf = async () => (await tiles([...last.keys()])).map((found) => found.lastOrderedDate);
    expect(last.size).toBeGreaterThan(5);
    expect((await datesOf()).every((date) => !date)).toBe(true);

    await open.visitor.signIn('matt@quire.example');
    const dates = await datesOf();
    expect(dates).toEqual([...last.values()]);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(['{"query":{"skus":"A"}}', '{"query":{}}', '{}', '{"query":{"skus":[1]}}', 'nonsense'])(
    'the tile call refuses the body %s',
    async (body) => {
      const response = await open.visitor.send('/ele-lpd/api/productTileProxy/getProductTileData', { body });
      expect(response.status).toBe(400);
    },
  );

  test('the tile call refuses more than 100 SKUs', async () => {
    const skus = Array.from({ length: 101 }, (_, number) => `SKU-${number}`);
    const response = await open.visitor.send('/productTileProxy/getProductTileData', { body: { query: { skus } } });
    expect(response.status).toBe(400);
  });
});
