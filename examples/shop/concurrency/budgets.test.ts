import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetsOf } from '../business/budgets';
import { createShop } from '../createShop';
import type { Database } from '../database/open';
import { accounts, budgetCenters } from '../database/schema';
import { aBusinessBuyer, emptied, orderForBusiness } from '../testing/aBusinessBuyer';
import { postgresForTests } from '../testing/postgresForTests';
import { untilWaiting } from '../testing/untilWaiting';

const [pens, markers] = ['OFF-AR-10000122', 'OFF-AR-10000203'];
const postgres = postgresForTests();
let databases: [Database, Database];
let shops: ReturnType<typeof createShop>[];
let lockHolder: Client; // holds the lock of a budget center

beforeAll(async () => {
  lockHolder = new Client({ connectionString: postgres.url });
  await lockHolder.connect();
  databases = await Promise.all([postgres.open(), postgres.open()]);
  shops = databases.map((database) => createShop({ database }));
  // with several buyers, the limit of one customer is never the reason
  await databases[0].update(accounts).set({ permissions: ['G_IOC', 'H_AO'] });
});

afterAll(() => lockHolder.end());

const trainingLeft = async () =>
  (await budgetsOf(databases[0], 'DOHERTY')).find(({ name }) => name === 'Training')?.left ?? 0;

/** A buyer of the company. The carts of both cost the same but contain different items. */
async function aBuyerWith(index: number, login: string, itemId: string) {
  const buyer = await emptied(await aBusinessBuyer(shops[index]!, login));
  const { cartSummary } = await buyer.add(itemId, 3);
  return { buyer, total: Math.round(Number(cartSummary?.orderTotal) * 100) };
}

const form = { budgetCenter: 'Training', poNumber: 'PO 1' };

test('of two concurrent orders at two shops that together exceed a budget, one is refused [GEN-010]', async () => {
  const buyers = [
    await aBuyerWith(0, 'jonathan@quire.example', pens),
    await aBuyerWith(1, 'sally@quire.example', markers),
  ];
  const totals = buyers.map(({ total }) => total);
  const budget = Math.max(...totals) + Math.min(...totals) - 1; // one cent less than both need
  await databases[0].update(budgetCenters).set({ monthlyBudget: budget }).where(eq(budgetCenters.name, 'Training'));

  await lockHolder.query('begin');
  await lockHolder.query(`select from budget_centers where name = 'Training' for update`);
  const answering = Promise.all(buyers.map(({ buyer }) => orderForBusiness(buyer, form)));
  await untilWaiting(lockHolder, 2); // both have passed all other checks
  await lockHolder.query('rollback');
  const answers = await answering;

  expect(answers.filter(({ number }) => number !== undefined)).toHaveLength(1);
  expect(answers.map(({ problem }) => problem)).toContain(
    'This order is over the budget left this month for Training.',
  );
  const passed = answers.findIndex(({ number }) => number !== undefined);
  expect(await trainingLeft()).toBe(budget - (totals[passed] ?? 0));
});

test('concurrent orders that charge the same budgets in opposite order do not deadlock', async () => {
  await databases[0].update(budgetCenters).set({ monthlyBudget: 10_000_000 });
  const both = [
    ['jonathan@quire.example', 'Training', 'Marketing'],
    ['sally@quire.example', 'Marketing', 'Training'],
  ] as const;
  const buyers = await Promise.all(
    both.map(async ([login, ofCart, ofLine], index) => {
      const buyer = await emptied(await aBusinessBuyer(shops[index]!, login));
      const { items } = await buyer.addAll([
        { itemId: pens, qty: 1 },
        { itemId: markers, qty: 1 },
      ]);
      await buyer.status('actionType=UPDATE_ACCOUNTING_INFO', {
        items: [{ cartItemId: items?.[0]?.cartItemId, itemAccountInfo: { bcName: ofLine } }],
      });
      return { buyer, ofCart };
    }),
  );
  const answers = await Promise.all(
    buyers.map(({ buyer, ofCart }) => orderForBusiness(buyer, { ...form, budgetCenter: ofCart })),
  );
  expect(answers.map(({ number }) => number?.slice(0, 2))).toEqual(['Q-', 'Q-']);
});

test('a cart that is sent three times at once under one key becomes one order', async () => {
  const { buyer } = await aBuyerWith(0, 'jonathan@quire.example', pens);
  const before = await trainingLeft();
  const key = crypto.randomUUID();
  const numbers = await Promise.all([1, 2, 3].map(() => orderForBusiness(buyer, { ...form, key })));
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
  expect(await trainingLeft()).toBeLessThan(before);
});
