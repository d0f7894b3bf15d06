import { inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DecisionsBody } from '../../../src/core/approvals/contract/approvals';
import { createShop } from '../createShop';
import type { Database } from '../database/open';
import { companies, products } from '../database/schema';
import { aBusinessBuyer, emptied, orderForBusiness } from '../testing/aBusinessBuyer';
import type { TestVisitor } from '../testing/aVisitor';
import { postgresForTests } from '../testing/postgresForTests';
import { untilWaiting } from '../testing/untilWaiting';

const [pens, markers] = ['OFF-AR-10000122', 'OFF-AR-10000203'] as const;
const postgres = postgresForTests();
let database: Database;
let shops: ReturnType<typeof createShop>[];
let lockHolder: Client; // holds the locks of both products

beforeAll(async () => {
  lockHolder = new Client({ connectionString: postgres.url });
  await lockHolder.connect();
  const databases = await Promise.all([postgres.open(), postgres.open()]);
  [database] = databases;
  shops = databases.map((each) => createShop({ database: each }));
  await database.update(companies).set({ approvalOver: 0 });
});

afterAll(() => lockHolder.end());

const stocks = () =>
  database
    .select({ sku: products.sku, stock: products.stock })
    .from(products)
    .where(inArray(products.sku, [pens, markers]))
    .orderBy(products.sku);

/** Places a waiting order of Jonathan's with its lines in this order. */
async function aWaitingOrder(skus: readonly string[]): Promise<string> {
  const buyer = await emptied(await aBusinessBuyer(shops[0]!));
  await buyer.addAll(skus.map((itemId) => ({ itemId, qty: 2 })));
  const placed = await orderForBusiness(buyer, { budgetCenter: 'Management', poNumber: 'PO 1' });
  return placed.number ?? `not placed: ${placed.problem}`;
}

async function decline(approver: TestVisitor, numbers: string[]) {
  const body = numbers.map((orderNumber) => ({
    cartId: 'c',
    approvalComments: 'Too many pens',
    ownerProfileId: 'JD-15895',
    orderNumber,
    action: 'DECLINE',
  }));
  const answer = await approver.send('/ele-lpd/api/approvalsProxy/order?action=decline', { body });
  const { orders } = (await answer.json()) as Partial<DecisionsBody>;
  return { status: answer.status, messages: orders?.flatMap(({ messages }) => messages ?? []) };
}

test.each([
  ['one order of two lines each', [[pens, markers]], [[markers, pens]]],
  ['two orders of one line each', [[pens], [markers]], [[markers], [pens]]],
])(
  'concurrent declines of %s, in opposite product order, do not deadlock and return the stock',
  async (_, ofSally, ofHelen) => {
    const before = await stocks();
    const numbers: [string[], string[]] = [[], []];
    for (const skus of ofSally) numbers[0].push(await aWaitingOrder(skus));
    for (const skus of ofHelen) numbers[1].push(await aWaitingOrder(skus));
    const [sally, helen] = [
      await aBusinessBuyer(shops[0]!, 'sally@quire.example'),
      await aBusinessBuyer(shops[1]!, 'helen@quire.example'),
    ];
    expect(await stocks()).toEqual(before.map(({ sku, stock }) => ({ sku, stock: stock - 4 })));

    await lockHolder.query('begin');
    await lockHolder.query('select from products where sku = any($1) for update', [[pens, markers]]);
    const answering = Promise.all([decline(sally, numbers[0]), decline(helen, numbers[1])]);
    await untilWaiting(lockHolder, 2); // each has locked the first product of its own order
    await lockHolder.query('rollback');

    expect(await answering).toEqual([
      { status: 200, messages: [] },
      { status: 200, messages: [] },
    ]);
    expect(await stocks()).toEqual(before);
  },
);
