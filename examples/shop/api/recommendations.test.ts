import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RecommendationsBody } from '../../../src/core/products/contract/recommendation';
import {
  AdItemsBody,
  MBoxBody,
  RecentItemsBody,
  RecommendedTilesBody,
} from '../../../src/core/products/contract/recommendedTile';
import { adBeacons, orders, productPairs } from '../database/schema';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const AT_SPARX = '/ele-lpd/api/sparxProxy/sparxRecommendation';
const AT_AT = '/ele-lpd/api/sparxProxy/atRecommendation';

async function fetchParsed<Schema extends v.GenericSchema>(schema: Schema, path: string, body: object) {
  const response = await open.visitor.send(path, { body });
  return v.parse(schema, await response.json());
}

const recommend = async (query: object, path = AT_SPARX) =>
  (await fetchParsed(RecommendedTilesBody, path, { configValues: {}, serviceContext: {}, query })).data;

const skusOf = (tiles: { itemId: string }[]) => tiles.map(({ itemId }) => itemId);

const order = (items: string[]) =>
  (async () => {
    for (const sku of items) await open.visitor.add(sku);
    return open.visitor.checkOut({
      name: 'Ada',
      email: 'ada@shop.example',
      address1: '1 Main Street',
      zipCode: '02138',
    });
  })();

test('recommendations are products ordered together with the SKUs, the most frequent first', async () => {
  // two orders of the data contain both; no other product was ordered with the first one twice
  const [first] = await recommend({ skuList: ['OFF-AR-10001683'], number: 3 });
  expect(first).toMatchObject({
    itemId: 'OFF-BI-10000474',
    actionLabel: 'addToCart',
    price: expect.stringMatching(/^\$\d+\.\d\d$/),
    analyticsPayload: { position: 1 },
  });
});

test('trending products have no badge, which each of them would have', async () => {
  const isBadged = ({ badgeDetails }: { badgeDetails?: unknown }) => badgeDetails !== undefined;
  expect((await recommend({ context: 'trendingNow', skuList: [] })).filter(isBadged)).toEqual([]);
  expect((await recommend({ skuList: [] })).some(isBadged)).toBe(true);
});

test('new orders are counted at once, and their products are recommended', async () => {
  const [mine, theirs] = ['OFF-PA-10000048', 'FUR-CH-10000454'] as const;
  const ordersOf = async () => {
    const pair = and(eq(productPairs.sku, mine), eq(productPairs.otherSku, theirs));
    const [row] = await open.database.select().from(productPairs).where(pair);
    return row?.orders ?? 0;
  };
  const before = await ordersOf();
  for (const _ of [1, 2]) await order([mine, theirs]);

  expect(await ordersOf()).toBe(before + 2);
  expect(skusOf(await recommend({ skuList: [mine], number: 3 }))).toContain(theirs);
});

test('recommendations exclude the SKUs themselves and filtered ones, and are filled up to the requested number', async () => {
  const [first] = await recommend({ skuList: ['OFF-PA-10000048'], number: 12 });
  const filtered = await recommend({ skuList: ['OFF-PA-10000048'], skusToBeFiltered: [first?.itemId], number: 12 });
  expect(filtered).toHaveLength(12);
  expect(new Set(skusOf(filtered)).size).toBe(12);
  expect(skusOf(filtered)).not.toContain(first?.itemId);
  expect(skusOf(filtered)).not.toContain('OFF-PA-10000048');
});

test('recommendations respond at any prefix and at the bare path, even without a SKU', async () => {
  for (const path of ['/other/lpd/api/sparxProxy/sparxRecommendation', '/sparxProxy/sparxRecommendation', AT_AT]) {
    expect(await recommend({ number: 2 }, path)).toHaveLength(2);
  }
});

test('the response also matches the schema of the cart area', async () => {
  const answer = await fetchParsed(RecommendationsBody, AT_SPARX, {
    query: { skuList: ['OFF-PA-10000048'], number: 2 },
  });
  expect(answer.data).toHaveLength(2);
});

test('recommendations for a class are products of that category', async () => {
  const tiles = await recommend({ classId: 'chairs', number: 4 });
  expect(tiles.map(({ itemId }) => itemId.slice(0, 6))).toEqual(['FUR-CH', 'FUR-CH', 'FUR-CH', 'FUR-CH']);
});

test('trending products come from the newest orders', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) await order(['OFF-PA-10000061']);
  const [first] = await recommend({ context: 'trendingNow', number: 5 }, AT_AT);
  expect(first?.itemId).toBe('OFF-PA-10000061');
});

test('frequently purchased products are empty for a guest, and filled for a customer with orders', async () => {
  const path = '/ele-lpd/api/home/getFrequentlyPurchasedData';
  const body = { siteVariables: {}, userVariables: {} };
  expect((await fetchParsed(RecommendedTilesBody, path, body)).data).toEqual([]);

  await open.visitor.signIn('william@quire.example');
  const tiles = (await fetchParsed(RecommendedTilesBody, path, body)).data;
  const ordered = await recentItems('?tenantId=10001&orderedByUserId=ALL');
  expect(tiles.length).toBeGreaterThan(0);
  expect(ordered).toEqual(expect.arrayContaining(skusOf(tiles).slice(0, 1)));
});

test('declined orders count neither as a trend nor as a purchase', async () => {
  const sku = 'OFF-AR-10000122';
  await open.visitor.signIn('matt@quire.example');
  const trend = async () => skusOf(await recommend({ context: 'trendingNow', number: 1 }, AT_AT));
  const body = { siteVariables: {}, userVariables: {} };
  const often = async () =>
    skusOf((await fetchParsed(RecommendedTilesBody, '/ele-lpd/api/home/getFrequentlyPurchasedData', body)).data);
  const ordered = () => recentItems('?tenantId=10001&orderedByUserId=ALL');
  const placed: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    const answer = await order([sku]);
    placed.push(/Q-\d+/.exec(answer.headers.get('location') ?? '')?.[0] ?? '');
  }
  expect([await trend(), (await often())[0], (await ordered())[0]]).toEqual([[sku], sku, sku]);

  await open.database.update(orders).set({ status: 'DECLINED' }).where(inArray(orders.number, placed));
  expect(await trend()).not.toEqual([sku]);
  expect(await often()).not.toContain(sku);
  expect(await ordered()).not.toContain(sku);
});

async function recentItems(query: string) {
  const response = await open.visitor.send(`/cc/api/ptd/recentItems${query}`);
  return v.parse(RecentItemsBody, await response.json()).itemDetails.map(({ sku }) => sku);
}

test('recent items are the viewed products, newest first, and persist through sign-in', async () => {
  expect(await recentItems('?tenantId=10001')).toEqual([]);
  for (const sku of ['OFF-PA-10000048', 'FUR-CH-10000454', 'OFF-PA-10000048']) {
    await open.visitor.page(`/webapp/product/${sku}`);
  }
  expect(await recentItems('?tenantId=10001')).toEqual(['OFF-PA-10000048', 'FUR-CH-10000454']);

  await open.visitor.signIn('william@quire.example');
  expect((await recentItems('?tenantId=10001')).slice(0, 2)).toEqual(['OFF-PA-10000048', 'FUR-CH-10000454']);
});

test('an offer is for the most viewed category, and a new visitor has none', async () => {
  const offer = () => fetchParsed(MBoxBody, '/ele-lpd/api/sparxProxy/getAdobeMBoxData', { mboxName: 'home_1' });
  expect((await offer()).adobeResponse?.offerDetails).toEqual([]);
  for (const sku of ['FUR-CH-10000454', 'OFF-PA-10000048', 'OFF-PA-10000061'])
    await open.visitor.page(`/webapp/product/${sku}`);
  expect((await offer()).adobeResponse?.offerDetails).toEqual([{ classes: ['paper'] }]);
});

test('the beacons of an advertised product record an impression and a click', async () => {
  const sku = 'FUR-CH-10000454';
  const { items } = await fetchParsed(AdItemsBody, '/ele-lpd/api/sparxProxy/getCriteoData', {
    mboxName: 'ads',
    skus: [sku],
  });
  expect(items).toMatchObject([{ itemId: sku }]);
  for (const path of [items?.[0]?.impBeacon, items?.[0]?.clickBeacon].flat()) {
    expect((await open.visitor.send(path ?? '')).status).toBe(204);
  }
  const beacons = await open.database.select().from(adBeacons).where(eq(adBeacons.sku, sku));
  expect(beacons.map(({ kind }) => kind)).toEqual(['SEEN', 'PRESSED']);
  expect((await open.visitor.send('/ads/seen/NOTHING')).status).toBe(404);
});
