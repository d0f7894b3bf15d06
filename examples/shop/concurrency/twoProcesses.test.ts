import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuyer, movedTo, order } from '../testing/aBuyer';
import { aVisitor, itemOf, type ReachableShop, shopAt } from '../testing/aVisitor';
import { readBooks, stockBefore } from '../testing/books';
import { postgresForTests } from '../testing/postgresForTests';
import { type ShopProcess, startShop } from '../testing/shopProcess';

const lastFive = 'TEC-AC-10000057';
const postgres = postgresForTests();
let processes: ShopProcess[];
let shops: ReachableShop[];
const shopOf = (index: number) => shops[index % 2]!;

beforeAll(async () => {
  processes = [0, 1].map(() => startShop({ DATABASE_URL: postgres.url }));
  shops = await Promise.all(processes.map(async ({ url }) => shopAt(await url)));
});
afterAll(() => Promise.all(processes.map((it) => it.kill('SIGTERM'))));

test('two processes sell the last five units exactly five times, and every sale is in the books', async () => {
  const database = await postgres.open();
  const before = (await readBooks(database)).stock;
  const buyers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      aBuyer(shopOf(index), [
        { itemId: lastFive, qty: 1 },
        { itemId: 'OFF-PA-10000061', qty: 1 + (index % 3) },
      ]),
    ),
  );

  const numbers = (await Promise.all(buyers.map(order))).filter((number) => number !== undefined);

  const books = await readBooks(database);
  expect(new Set(numbers).size).toBe(5);
  expect(Object.keys(books.orders).toSorted()).toEqual(numbers.toSorted());
  expect([books.stock[lastFive], books.sold[lastFive]]).toEqual([0, 5]);
  expect(stockBefore(books)).toEqual(before);
});

test('two processes apply an add under one idempotency key once', async () => {
  const visitor = aVisitor(shopOf(0));
  await visitor.read();
  const headers = { 'Idempotency-Key': '7a0c5f6e-3f43-4a52-9a94-2a6f1b0d9c11' };
  const adds = [0, 1, 0, 1].map((index) =>
    movedTo(shopOf(index), visitor).addAll([{ itemId: 'OFF-PA-10000061', qty: 2 }], {}, headers),
  );
  for (const cart of await Promise.all(adds)) {
    expect(itemOf(cart, 'OFF-PA-10000061')).toMatchObject({ qty: 2, qtyAdded: 2, actioned: 'ADD_ITEM' });
  }
});

test('signing in or out at one process applies at the other, with the cart', async () => {
  const visitor = aVisitor(shopOf(0));
  await visitor.add('OFF-PA-10000061');
  await visitor.signIn('chloris@quire.example');
  const other = movedTo(shopOf(1), visitor);
  const cart = await other.read();
  expect(cart.cartAttributes?.userType).toBe('PR6');
  expect(itemOf(cart, 'OFF-PA-10000061').qty).toBe(1);

  const before = aVisitor(shopOf(0), new Map(visitor.cookies));
  await other.send('/office/supplies/logout', { form: {} });
  expect((await before.read()).cartAttributes?.userType).toBe('GUEST');
});

test('two processes share the count of wrong passwords', async () => {
  const login = 'nobody@quire.example';
  const tries = Array.from({ length: 24 }, (_, index) => aVisitor(shopOf(index)));
  await Promise.all(tries.map((visitor) => visitor.signIn(login, { password: 'wrong-password' })));
  const pages = await Promise.all(tries.map((visitor) => visitor.page('/office/supplies/login')));
  expect(pages.filter((page) => page.includes('Too many attempts'))).toHaveLength(4);
});
