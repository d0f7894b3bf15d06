import { and, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop';
import * as tables from './schema';
import { seedWhenEmpty } from './seed';
import { specialProducts } from './specialProducts';

describe('seeded shop', () => {
  let open: Awaited<ReturnType<typeof openTestShop>>;
  beforeAll(async () => {
    open = await openTestShop();
  });
  afterAll(() => open.close());

  test('contains all products, customers and orders of the data, and the added products', async () => {
    const { database } = open;
    const added = inArray(tables.products.subcategory, ['services']);
    expect(await database.$count(tables.products)).toBe(1862 + (await database.$count(tables.products, added)));
    expect(await database.$count(tables.customers)).toBe(793);
    expect(await database.$count(tables.orders)).toBe(5009);
    expect(await database.$count(tables.orderLines)).toBe(9994);
    for (const segment of ['Consumer', 'Corporate', 'Home Office']) {
      expect(await database.$count(tables.customers, eq(tables.customers.segment, segment))).toBeGreaterThan(100);
    }
  });

  test('products have the list price of the data, before any discount, in whole cents', async () => {
    const [bookcase] = await open.database
      .select()
      .from(tables.products)
      .where(eq(tables.products.sku, 'FUR-BO-10001798'));
    expect(bookcase).toMatchObject({
      name: 'Bush Somerset Collection Bookcase',
      listPrice: 13098,
      subcategory: 'bookcases',
    });
    const [table] = await open.database
      .select()
      .from(tables.products)
      .where(eq(tables.products.sku, 'FUR-TA-10000577'));
    expect(table?.listPrice).toBe(34821); // 957.5775 / 5 / (1 - 0.45)
  });

  test('a product id with two names gets the more frequent one', async () => {
    const [product] = await open.database
      .select()
      .from(tables.products)
      .where(eq(tables.products.sku, 'FUR-FU-10004848'));
    expect(product).toMatchObject({
      name: 'Howard Miller 13-3/4" Diameter Brushed Chrome Round Wall Clock',
      listPrice: 5175,
    });
  });

  test('contains each special product once', async () => {
    const skus = specialProducts.map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
    expect(await open.database.$count(tables.products, inArray(tables.products.sku, skus))).toBe(skus.length);
  });

  test('contains 400 stores with different ZIP codes, in more than 45 states', async () => {
    const { database } = open;
    const all = await database.select().from(tables.stores);
    expect(all).toHaveLength(400);
    expect(new Set(all.map(({ zipCode }) => zipCode)).size).toBe(400);
    expect(new Set(all.map(({ state }) => state)).size).toBeGreaterThan(45);
    expect(all.find(({ storeNumber }) => storeNumber === '0008')).toMatchObject({ city: 'Natick', zipCode: '01760' });
  });

  test('seeding again adds missing stores and does not change existing ones', async () => {
    const { stores } = tables;
    await open.database.delete(stores).where(gt(stores.storeNumber, '1000'));
    await open.database.update(stores).set({ street: '1 New Street' }).where(eq(stores.storeNumber, '0008'));
    await seedWhenEmpty(open.database);
    expect(await open.database.$count(stores)).toBe(400);
    const [first] = await open.database.select().from(stores).where(eq(stores.storeNumber, '0008'));
    expect(first?.street).toBe('1 New Street');
  });

  test('seedWhenEmpty does not seed a seeded database again', async () => {
    expect(await seedWhenEmpty(open.database)).toBe(false);
  });

  test('the database rejects a negative stock', async () => {
    const sell = open.database
      .update(tables.products)
      .set({ stock: -1 })
      .where(and(eq(tables.products.sku, 'FUR-BO-10001798')));
    await expect(sell).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
