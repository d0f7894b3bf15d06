import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/open';
import { aBuyer, movedTo, order } from '../testing/aBuyer';
import { aVisitor, itemOf, type ReachableShop, shopAt, type TestVisitor } from '../testing/aVisitor';
import { readBooks, stockBefore } from '../testing/books';
import { postgresForTests } from '../testing/postgresForTests';
import { type ShopProcess, startShop } from '../testing/shopProcess';

const [paper, pens, cards] = ['OFF-PA-10000061', 'OFF-AR-10000122', 'OFF-AR-10000203'];
const gathered = [paper, pens, cards].map((itemId) => ({ itemId, qty: 1 }));
const asSold = gathered.map(({ itemId, qty }) => `${qty} ${itemId}`);
const nothing = Symbol('nothing');

const postgres = postgresForTests();
const processes: ShopProcess[] = [];
let database: Database;
let survivor: ReachableShop;
let stockAtFirst: Record<string, number>;

async function start() {
  const shop = startShop({ DATABASE_URL: postgres.url });
  processes.push(shop);
  return { shop, at: shopAt(await shop.url) };
}
beforeAll(async () => {
  database = await postgres.open();
  stockAtFirst = (await readBooks(database)).stock;
  for (const { itemId } of gathered) expect(stockAtFirst[itemId]).toBeGreaterThanOrEqual(40); // enough for every buyer
  survivor = (await start()).at;
});
afterAll(() => Promise.all(processes.map((it) => it.kill('SIGKILL'))));

const linesOf = async (visitor: TestVisitor) =>
  (await visitor.read()).items?.map(({ itemId, qty }) => `${qty} ${itemId}`);

describe('process killed during an order', () => {
  test.each([
    ['the stock is taken and the order is not written', 'orders'],
    ['the order is written without its lines', 'order_lines'],
    ['the order is written and the cart is not emptied', 'cart_lines'],
  ])('a process killed when %s leaves no trace of the order, and another process can place it', async (_, table) => {
    const { shop, at } = await start();
    const buyer = await aBuyer(at, gathered);
    const before = await readBooks(database);
    const lockHolder = new Client({ connectionString: postgres.url });
    await lockHolder.connect();
    await lockHolder.query(`begin; lock table ${table} in exclusive mode`);

    const answer = order(buyer).catch(() => nothing);
    // databases that are copied from one template have the same tables under the same numbers
    const waiting = `select from pg_locks join pg_class on pg_class.oid = relation join pg_database on pg_database.oid = database
      where not granted and relname = $1 and datname = current_database()`;
    await expect.poll(async () => (await lockHolder.query(waiting, [table])).rowCount, { timeout: 30_000 }).toBe(1);
    await shop.kill('SIGKILL');
    expect(await answer).toBe(nothing);
    await lockHolder.query('rollback');
    await lockHolder.end();

    const again = movedTo(survivor, buyer);
    expect(await linesOf(again)).toEqual(asSold);
    expect(await readBooks(database)).toEqual(before);
    const number = (await order(again)) ?? '';
    const books = await readBooks(database);
    expect(books.orders).toEqual({ ...before.orders, [number]: asSold });
    expect(stockBefore(books)).toEqual(stockAtFirst);
  });
});

test('after a process is killed during a burst, every confirmed order is sold, and retries buy and add only once', async () => {
  const { shop, at } = await start();
  const buyers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => aBuyer(index % 4 === 0 ? survivor : at, gathered)),
  );
  const adders = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = aVisitor(at);
      await visitor.read();
      return { visitor, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    }),
  );
  const ordersBefore = Object.keys((await readBooks(database)).orders).length;

  let confirmed = 0;
  const killAfterSome = (number: string | undefined) => {
    confirmed += 1;
    if (confirmed === 6) void shop.kill('SIGKILL');
    return number;
  };
  const adds = adders.map(({ visitor, headers }) => visitor.addAll([{ itemId: paper, qty: 2 }], {}, headers));
  const [numbers] = await Promise.all([
    Promise.all(buyers.map((buyer) => order(buyer).then(killAfterSome, () => undefined))),
    Promise.allSettled(adds),
    shop.ended,
  ]);

  const restarted = (await start()).at;
  for (const [index, buyer] of buyers.entries()) {
    const again = movedTo(index % 2 === 0 ? restarted : survivor, buyer);
    const isSold = numbers[index] !== undefined;
    const left = await linesOf(again);
    if (isSold) expect(left).toEqual([]);
    else expect([[], asSold]).toContainEqual(left); // either sold without a response, or not sold
    await order(again);
    expect(await linesOf(again)).toEqual([]);
  }
  const books = await readBooks(database);
  expect(Object.keys(books.orders)).toHaveLength(ordersBefore + buyers.length);
  expect(Object.keys(books.orders)).toEqual(expect.arrayContaining(numbers.filter((it) => it !== undefined)));
  for (const lines of Object.values(books.orders)) expect(lines).toEqual(asSold);
  expect(stockBefore(books)).toEqual(stockAtFirst);

  for (const { visitor, headers } of adders) {
    const cart = await movedTo(restarted, visitor).addAll([{ itemId: paper, qty: 2 }], {}, headers);
    expect(itemOf(cart, paper).qty).toBe(2);
  }
});
