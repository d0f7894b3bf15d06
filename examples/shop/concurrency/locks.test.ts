import { inArray, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShop } from '../createShop';
import type { Database } from '../database/open';
import { products } from '../database/schema';
import { specialProducts } from '../database/specialProducts';
import { aBuyer, order } from '../testing/aBuyer';
import { aVisitor, itemOf, type TestVisitor } from '../testing/aVisitor';
import { postgresForTests } from '../testing/postgresForTests';
import { untilWaiting } from '../testing/untilWaiting';

const [first, second] = ['OFF-AR-10000122', 'OFF-AR-10000203'];
const both = [first, second].map((itemId) => ({ itemId, qty: 1 }));
const soldOut = 'OFF-AR-10000246';

const postgres = postgresForTests();
let database: Database;
let shop: ReturnType<typeof createShop>;
let bystander: Client; // reads the current state
let lockHolder: Client; // holds locks in an open transaction

beforeAll(async () => {
  // this database scans products in physical order, as a planner may for large carts, and not by SKU
  database = await postgres.open('-c enable_indexscan=off -c enable_bitmapscan=off -c lock_timeout=30s');
  shop = createShop({ database });
  bystander = new Client({ connectionString: postgres.url });
  await bystander.connect();
});
afterAll(() => bystander.end());
beforeEach(async () => {
  lockHolder = new Client({ connectionString: postgres.url });
  await lockHolder.connect();
  await lockHolder.query('begin');
});
afterEach(() => lockHolder.end());

async function isLocked(sku: string): Promise<boolean> {
  const free = await bystander.query('select from products where sku = $1 for update skip locked', [sku]);
  return free.rowCount === 0;
}

describe('locks of an order', () => {
  test('an order locks its products in the order of their SKUs, whatever their physical order', async () => {
    await database.execute(sql`update products set stock = stock where sku = ${first}`); // now stored after the second
    const places = await bystander.query('select sku from products where sku in ($1, $2) order by ctid', [
      first,
      second,
    ]);
    expect(places.rows).toEqual([{ sku: second }, { sku: first }]);
    const buyer = await aBuyer(shop, both);
    await lockHolder.query('select from products where sku = $1 for update', [first]);

    const ordered = order(buyer);
    await untilWaiting(bystander, 1);
    expect(await isLocked(second)).toBe(false); // the holder of the first lock can still lock the second
    await lockHolder.query('rollback');
    expect(await ordered).toBeTruthy();
  });

  test('an order does not wait for an add that references one of its products', async () => {
    const buyer = await aBuyer(shop, both);
    await lockHolder.query('select from products where sku = $1 for key share', [second]); // as a foreign key locks
    expect(await order(buyer)).toBeTruthy();
  });
});

test('a restock locks its products in the order of their SKUs', async () => {
  const special = specialProducts.map(({ sku }) => sku);
  const found = await database.select().from(products).where(inArray(products.sku, special)).orderBy(products.sku);
  const [smallest, ...others] = found.map(({ sku }) => sku);
  await lockHolder.query('select from products where sku = $1 for update', [smallest]);

  const restocked = aVisitor(shop).send('/try/restock', { form: {} });
  await untilWaiting(bystander, 1);
  for (const sku of others) expect(await isLocked(sku)).toBe(false);
  await lockHolder.query('rollback');
  expect((await restocked).status).toBe(303);
});

test('a read of a locked cart does not wait, and the next read repeats its BACK_IN_STOCK message', async () => {
  const visitor = aVisitor(shop);
  const { cartId } = await visitor.add(soldOut);
  await database.execute(sql`update products set stock = 0 where sku = ${soldOut}`);
  await visitor.read(); // now out of stock
  await database.execute(sql`update products set stock = 9 where sku = ${soldOut}`);
  const stockMessages = async (it: TestVisitor) => itemOf(await it.read(), soldOut).messages?.map(({ code }) => code);

  await lockHolder.query('select from carts where id = $1 for update', [cartId]);
  expect(await stockMessages(visitor)).toEqual(['BACK_IN_STOCK']);
  await lockHolder.query('rollback');
  expect(await stockMessages(visitor)).toEqual(['BACK_IN_STOCK']);
  expect(await stockMessages(visitor)).toEqual([]);
});

test('the first add of a guest who signs in at the same time is in the customer’s cart', async () => {
  const guest = aVisitor(shop);
  await guest.read();
  const tab = aVisitor(shop, new Map(guest.cookies));
  await lockHolder.query('lock table cart_lines in exclusive mode');

  const added = guest.send('/cc/api/checkout/default/item', { body: { items: both } });
  await untilWaiting(bystander, 1);
  const signedIn = tab.signIn('william@quire.example');
  await untilWaiting(bystander, 2);
  await lockHolder.query('rollback');

  expect([(await added).status, (await signedIn).status]).toEqual([200, 303]);
  expect((await tab.read()).items?.map(({ itemId }) => itemId)).toEqual([first, second]);
});
