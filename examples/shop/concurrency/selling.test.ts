import { beforeAll, describe, expect, test } from 'vitest';
import { createShop } from '../createShop';
import type { Database } from '../database/open';
import { products } from '../database/schema';
import { seedWhenEmpty } from '../database/seed';
import { aBuyer, movedTo, order } from '../testing/aBuyer';
import { aVisitor, itemOf } from '../testing/aVisitor';
import { readBooks } from '../testing/books';
import { postgresForTests } from '../testing/postgresForTests';

const lastFive = 'TEC-AC-10000057';
const postgres = postgresForTests('empty');
let databases: [Database, Database];
let shops: ReturnType<typeof createShop>[];
const shopOf = (index: number) => shops[index % 2]!;

beforeAll(async () => {
  databases = await Promise.all([postgres.open(), postgres.open()]);
  await Promise.all(databases.map((database) => seedWhenEmpty(database)));
  shops = databases.map((database) => createShop({ database }));
});

describe('two shops on one PostgreSQL', () => {
  test('two shops that start at the same time create and seed the database once', async () => {
    expect(await databases[0].$count(products)).toBe(1874);
  });

  test('the last five units sell to five of twenty concurrent buyers, and the cart of a refused buyer remains', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => aBuyer(shopOf(index), [{ itemId: lastFive, qty: 1 }])),
    );

    const numbers = await Promise.all(buyers.map(order));

    expect(numbers.filter((number) => number !== undefined)).toHaveLength(5);
    const books = await readBooks(databases[0]);
    expect([books.stock[lastFive], books.sold[lastFive]]).toEqual([0, 5]);
    const loser = buyers[numbers.indexOf(undefined)]!;
    expect(itemOf(await loser.read(), lastFive)).toMatchObject({ qty: 1, messages: [{ code: 'OUT_OF_STOCK' }] });
  });

  test('a cart sells once when its order is sent several times at once', async () => {
    const buyer = await aBuyer(shopOf(0), [{ itemId: 'OFF-AR-10000246', qty: 1 }]);
    const twin = movedTo(shopOf(1), buyer);
    const numbers = await Promise.all([buyer, twin, buyer, twin].map(order));
    expect(numbers.filter((number) => number !== undefined)).toHaveLength(1);
    expect((await readBooks(databases[0])).sold['OFF-AR-10000246']).toBe(1);
  });

  test('twenty concurrent adds to one cart are all counted', async () => {
    const [pens, paper] = ['OFF-AR-10000127', 'OFF-PA-10000048'];
    const visitor = aVisitor(shopOf(0));
    await visitor.read();
    const tabs = Array.from({ length: 20 }, (_, index) => movedTo(shopOf(index), visitor));

    await Promise.all(tabs.map((tab, index) => tab.add(index < 10 ? pens : paper)));

    const cart = await visitor.read();
    expect(cart.items).toHaveLength(2);
    expect([itemOf(cart, pens).qty, itemOf(cart, paper).qty]).toEqual([10, 10]);
  });

  test('an add that reaches both shops under one idempotency key is applied once', async () => {
    const visitor = aVisitor(shopOf(0));
    await visitor.read();
    const twin = movedTo(shopOf(1), visitor);
    const key = { 'Idempotency-Key': 'e3b7a9c2-0b7e-4c5e-9d55-6f0a3f1c2d10' };

    const carts = await Promise.all(
      [visitor, twin, visitor, twin].map((it) => it.addAll([{ itemId: 'OFF-PA-10000061', qty: 2 }], {}, key)),
    );

    for (const cart of carts) expect(itemOf(cart, 'OFF-PA-10000061')).toMatchObject({ qty: 2, qtyAdded: 2 });
  });
});
