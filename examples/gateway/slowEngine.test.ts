import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { aVisitor, type TestVisitor } from '../shop/testing/aVisitor';
import { readSaved, save, savedQuantities } from '../shop/testing/contracts/savedContract';
import { createGateway } from './createGateway';
import { type Database, type GatewayDatabase, openGateway } from './database/openGateway';
import { savedItems, type Visit, visits } from './database/schema';
import type { Engine, EngineProduct, SignedIn } from './engine';
import { gatewayForTests } from './testing/gatewayForTests';
import { ownerOf } from './visits/visit';

const sku = 'OFF-PA-10001970';
const product = { sku, title: 'Xerox 1881', imageUrl: '', stock: 9, price: 1228, listPrice: 1228 } as EngineProduct;

/** More than the pool has connections. */
const manyVisitors = 25;

const gateway = gatewayForTests();

/** A gateway whose engine finds products once `isFree` resolves, and signs anybody in. */
function shopOf(isFree: Promise<void>, calls: string[][] = [], at: GatewayDatabase = gateway) {
  const findProducts = async (skus: string[]) => {
    calls.push(skus);
    await isFree;
    return skus.includes(sku) ? [product] : [];
  };
  const register = async ({ name, email }: { name: string; email: string }): Promise<SignedIn> => ({
    customer: { id: email, email, name },
    token: 'token',
  });
  const createCart = async () => ({ id: crypto.randomUUID(), lines: [], promotions: [] });
  const readCart = async () => undefined;
  return createGateway({ gateway: at, engine: { findProducts, register, createCart, readCart } as unknown as Engine });
}

test.each([
  ['saves', '/cc/api/sfl', { items: [{ itemId: sku, qty: 1 }] }],
  ['lists', '/cc/api/list', { name: 'Desk', accessLevel: 'PERSONAL', items: [{ itemId: sku, qty: 1 }] }],
])('%s that wait for the engine leave the database to others [DEC-Q531]', async (_, path, body) => {
  let free = () => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  onTestFinished(() => free());
  const calls: string[][] = [];
  const shop = shopOf(isFree, calls);
  const visitors = Array.from({ length: manyVisitors }, () => aVisitor(shop));
  await Promise.all(visitors.map((visitor) => visitor.register()));
  const changes = visitors.map((visitor) => visitor.send(path, { body }));
  await expect.poll(() => calls.length).toBe(manyVisitors);
  expect(await gateway.database.$count(visits)).toBeGreaterThan(0);
  free();
  for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
});

test('what a guest is saving during a sign-in goes with them [DEC-Q531]', async () => {
  const shop = shopOf(Promise.resolve());
  const guest = aVisitor(shop);
  await readSaved(guest);
  const sameBrowser = aVisitor(shop, new Map(guest.cookies));
  // of another process, whose sign-in waits at the database for the save of this one
  const other = await openGateway(gateway.url);
  onTestFinished(other.close);
  const signsIn = aVisitor(shopOf(Promise.resolve(), [], other), guest.cookies);
  const { database } = gateway;
  const visit = await visitOf(guest);
  let saving: Promise<unknown> | undefined;
  let signingIn: Promise<unknown> | undefined;
  const row = { id: 'other', owner: ownerOf(visit), sku, savedFrom: {}, plans: [], savedAt: new Date() };
  const held = database.transaction(async (tx) => {
    // the guest's save waits for this row
    await tx.insert(savedItems).values(row);
    saving = save(sameBrowser, [{ itemId: sku, qty: 2 }]);
    await expect.poll(() => waitingStatements(database)).toBe(1);
    signingIn = signsIn.register();
    await expect.poll(() => waitingStatements(database)).toBe(2);
    tx.rollback();
  });
  await expect(held).rejects.toBeInstanceOf(TransactionRollbackError);
  await Promise.all([saving, signingIn]);
  expect(await savedQuantities(guest)).toEqual({ [sku]: 2 });
});

test('an item is saved with the plans that its line has after the changes before it [DEC-Q531]', async () => {
  const plan = { id: 'plan', sku: 'WARRANTY-2YR', quantity: 1, parent: { lineId: 'line', sku, relation: 'WARRANTY' } };
  const line = { id: 'line', sku, quantity: 1, parent: null };
  let lines = [line, plan];
  const cart = () => ({ id: 'cart', lines, promotions: [] });
  const engine = { findProducts: async () => [product], createCart: async () => cart(), readCart: async () => cart() };
  const guest = aVisitor(createGateway({ gateway, engine: engine as unknown as Engine }));
  await guest.send('/webapp/cart/coupons/remove', { form: { coupon: 'NONE' } });
  const other = await openGateway(gateway.url);
  onTestFinished(other.close);
  let saving: ReturnType<typeof save> | undefined;
  await other.inTurn([ownerOf(await visitOf(guest))], async () => {
    saving = save(guest, [{ itemId: sku, qty: 1, cartItemId: line.id }]);
    await expect.poll(() => waitingStatements(gateway.database)).toBe(1);
    lines = [line];
  });
  expect((await saving)?.sflItems[0]?.itemDetails?.relatedItems ?? []).toEqual([]);
});

async function visitOf({ cookies }: TestVisitor): Promise<Visit> {
  const isTheirs = eq(visits.contextToken, cookies.get('ctx-token') ?? '');
  const [visit] = await gateway.database.select().from(visits).where(isTheirs);
  if (!visit) throw new Error('expected the visit of the guest');
  return visit;
}

async function waitingStatements(database: Database): Promise<number> {
  const { rows } = await database.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_locks where not granted`,
  );
  return rows[0]?.waiting ?? 0;
}
