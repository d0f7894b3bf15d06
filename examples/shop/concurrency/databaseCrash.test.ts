import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createShop } from '../createShop';
import { type OpenDatabase, openPostgres } from '../database/open';
import { seedWhenEmpty } from '../database/seed';
import { aBuyer, order } from '../testing/aBuyer';
import { readBooks, stockBefore } from '../testing/books';
import { startPostgres, type TestPostgres } from '../testing/startPostgres';

const gathered = ['OFF-PA-10000061', 'OFF-AR-10000122'].map((itemId) => ({ itemId, qty: 2 }));
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
  const buyers = await Promise.all(Array.from({ length: 16 }, () => aBuyer(shop, gathered)));

  let crash: Promise<void> | undefined;
  const crashOnce = (number: string | undefined) => {
    crash ??= server.crash();
    return number;
  };
  const numbers = await Promise.all(buyers.map((buyer) => order(buyer).then(crashOnce, () => undefined)));
  await crash;
  expect(numbers).toContain(undefined);

  for (const buyer of buyers) await order(buyer);
  const books = await readBooks(opened.database);
  expect(Object.keys(books.orders)).toHaveLength(buyers.length);
  expect(Object.keys(books.orders)).toEqual(expect.arrayContaining(numbers.filter((it) => it !== undefined)));
  expect(stockBefore(books)).toEqual(before);
});
