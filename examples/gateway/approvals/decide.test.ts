import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { budgetsOf, charge } from '../../shop/business/budgets';
import type { Decision } from '../../shop/business/decisions';
import { budgetCenters, companies, orderCharges, orders, type SentOrder } from '../database/schema';
import { type Engine, type EngineCart, EngineError, EngineUnavailable } from '../engine';
import { gatewayForTests } from '../testing/gatewayForTests';
import { decide } from './decide';

const gateway = gatewayForTests();
beforeAll(async () => {
  const demand = { budgetCenterDemand: 'off', poNumberDemand: 'off', poReleaseDemand: 'off' } as const;
  const flags = { isMandatory: false, takesNewLocations: false };
  await gateway.database.insert(companies).values({ id: 'DOHERTY', name: 'Doherty', ...demand, ...flags });
  await gateway.database
    .insert(budgetCenters)
    .values({ id: 1, companyId: 'DOHERTY', name: 'Facilities', monthlyBudget: 5_000 });
});

const sally = { id: 'sally', name: 'Sally Hughsby', companyId: 'DOHERTY' };
const decisionOf = (action: Decision['action'], orderNumber = 'Q-1'): Decision => ({
  orderNumber,
  action,
  comments: '',
  orderTotal: '20.00',
});
const left = async () => (await budgetsOf(gateway.database, 'DOHERTY'))[0]?.left;

/** Decides with an engine whose carts are as they were sent, and that answers an acceptance with `complete`. */
function decideWith(complete: (cartId: string) => Promise<unknown>, ...decisions: Decision[]) {
  const readCart = async (id: string) => ({ id, total: 2_000, lines: [] }) as unknown as EngineCart;
  const engine = { readCart, completeCart: complete, findProducts: async () => [] } as unknown as Engine;
  return decide({ gateway, engine }, sally, decisions);
}

/** wait for approval. */
beforeEach(async () => {
  const { database } = gateway;
  await database.delete(orders);
  await database.delete(orderCharges);
  for (const name of ['1', '2']) {
    await database.insert(orders).values({
      cartId: name,
      cartEngineId: name,
      visitId: 'visit',
      customerId: 'jonathan',
      companyId: 'DOHERTY',
      key: name,
      requestHash: 'hash',
      number: `Q-${name}`,
      status: 'WAITING_FOR_APPROVAL',
      sent: { total: 2_000, lines: [] as SentOrder['lines'] } as SentOrder,
    });
  }
});

test.each(['OUT_OF_STOCK', 'NOT_FOUND', 'NOT_APPLICABLE', 'REFUSED'] as const)(
  'an order whose acceptance the engine refuses waits, and can be declined: %s [DEC-Q578]',
  async (code) => {
    await charge(gateway.database, '1', new Map([[1, 2_000]]));
    const refuse = () => Promise.reject(new EngineError(code, 'no'));
    const [accepted] = await decideWith(refuse, decisionOf('ACCEPT'));
    expect(accepted).toMatchObject({ decidedBy: null, messages: [{ code }] });
    const [row] = await gateway.database.select().from(orders).where(eq(orders.number, 'Q-1'));
    expect(row).toMatchObject({ status: 'WAITING_FOR_APPROVAL', decision: null });
    expect(await left()).toBe(3_000);

    const [declined] = await decideWith(refuse, decisionOf('DECLINE'));
    expect(declined).toMatchObject({ action: 'DECLINE', decidedBy: sally.name, messages: [] });
    expect(await left()).toBe(5_000);
  },
);

test('an acceptance is refused for lack of stock, also if the engine gives another reason [DEC-Q575]', async () => {
  const lines = [{ sku: 'PAPER', title: 'Paper', quantity: 2 }];
  const engine = {
    readCart: async (id: string) => ({ id, total: 2_000, lines }),
    completeCart: () => Promise.reject(new EngineError('REFUSED', 'no')),
    findProducts: async () => [{ sku: 'PAPER', stock: 1 }],
  } as unknown as Engine;
  const [accepted] = await decide({ gateway, engine }, sally, [decisionOf('ACCEPT')]);
  expect(accepted).toMatchObject({ decidedBy: null, messages: [{ code: 'OUT_OF_STOCK' }] });
});

test('an interrupted acceptance that the engine refuses does not stand in the way of a decline [DEC-Q578]', async () => {
  const decision = { approverId: 'helen', approver: 'Helen', decidedAt: new Date().toISOString(), comments: null };
  await gateway.database.update(orders).set({ decision }).where(eq(orders.number, 'Q-1'));
  const refuse = () => Promise.reject(new EngineError('NOT_FOUND', 'no'));
  expect(await decideWith(refuse, decisionOf('DECLINE'))).toMatchObject([{ action: 'DECLINE', messages: [] }]);
});

test('a decision that fails does not stop the others, and its acceptance stays stored [DEC-Q579]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const complete = async (cartId: string) => {
    if (cartId === '1') throw new EngineUnavailable('ECONNRESET');
    return { id: 'order', number: '7' };
  };
  expect(await decideWith(complete, decisionOf('ACCEPT'), decisionOf('ACCEPT', 'Q-2'))).toMatchObject([
    { orderNumber: 'Q-1', decidedBy: null, messages: [{ code: 'TECHNICAL_PROBLEM' }] },
    { orderNumber: 'Q-2', decidedBy: sally.name, messages: [] },
  ]);
  expect(log).toHaveBeenCalledWith('The engine is not available: ECONNRESET');
  const [row] = await gateway.database.select().from(orders).where(eq(orders.number, 'Q-1'));
  expect(row?.decision).toMatchObject({ approverId: sally.id });
});
