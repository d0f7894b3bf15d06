import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createShop } from '../createShop';
import { type OpenDatabase, openPostgres } from '../database/open';
import { seedWhenEmpty } from '../database/seed';
import { aBuyer, order } from '../testing/aBuyer';
import { readBooks, stockBefore } from '../testing/books';
import { startPostgres, type TestPostgres } from '../testing/startPostgres';

const gathered = ['OFF-PA-10000061', 'OFF-AR-10000122'].map((itemId) => ({ itemId, qty: 2 }));
/** Locked before the others, because orders lock their products in the order of the SKUs. */
const held = { itemId: 'FUR-BO-10001798', qty: 1 };
let server: TestPostgres;
let opened: OpenDatabase;

beforeAll(async () => {
  server = await startPostgres();
  opened = await openPostgres(server.url);
  await seedWhenEmpty(opened.database);
});
afterAll(async () => {
  await opened.close();
  await server.stop();
});

test('after the database crashes and restarts during a burst of orders, the shop works and its books are correct', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // it logs the lost connections
  const shop = createShop({ database: opened.database });
  const before = (await readBooks(opened.database)).stock;
  const buyers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => aBuyer(shop, index === 0 ? [held, ...gathered] : gathered)),
  );
  // one order waits until the crash, however fast the others are
  const lockHolder = new Client({ connectionString: server.url });
  lockHolder.on('error', () => undefined);
  await lockHolder.connect();
  await lockHolder.query('begin');
  await lockHolder.query('select from products where sku = $1 for update', [held.itemId]);

  let crash: Promise<void> | undefined;
  const crashOnce = (number: string | undefined) => {
    crash ??= server.crash();
    return number;
  };
  const numbers = await Promise.all(buyers.map((buyer) => order(buyer).then(crashOnce, () => undefined)));
  await crash;
  expect(numbers[0]).toBeUndefined();

  for (const buyer of buyers) await order(buyer);
  const books = await readBooks(opened.database);
  expect(Object.keys(books.orders)).toHaveLength(buyers.length);
  expect(Object.keys(books.orders)).toEqual(expect.arrayContaining(numbers.filter((it) => it !== undefined)));
  expect(stockBefore(books)).toEqual(before);
});
