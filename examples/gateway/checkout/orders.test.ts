import { expect, test } from 'vitest';
import { budgetsOf, charge } from '../../shop/business/budgets';
import { budgetCenters, companies, orders, type Visit } from '../database/schema';
import type { Engine, EngineCart } from '../engine';
import { gatewayForTests } from '../testing/gatewayForTests';
import { interruptedOrder } from './orders';

const gateway = gatewayForTests();

test('an interrupted order charges its budgets only once the engine has placed it [DEC-Q572]', async () => {
  const { database } = gateway;
  const demand = { budgetCenterDemand: 'off', poNumberDemand: 'off', poReleaseDemand: 'off' } as const;
  const flags = { isMandatory: false, takesNewLocations: false };
  await database.insert(companies).values({ id: 'DOHERTY', name: 'Doherty', ...demand, ...flags });
  const center = { id: 1, companyId: 'DOHERTY', name: 'Facilities', monthlyBudget: 5_000 };
  await database.insert(budgetCenters).values(center);
  const keys = { key: 'key', requestHash: 'hash' };
  await database.insert(orders).values({ cartId: 'cart', cartEngineId: 'engine-cart', visitId: 'visit', ...keys });
  await charge(database, 'cart', new Map([[center.id, 2_000]]));
  const visit = {
    id: 'visit',
    contextToken: 'token',
    customer: null,
    notices: [],
    expiresAt: new Date(),
  } satisfies Visit;
  let open: EngineCart | undefined = { id: 'engine-cart' } as EngineCart;
  const engine = {
    readCart: async () => open,
    completeCart: async () => ({ id: 'order', number: '7' }),
  } as unknown as Engine;
  const left = async () => (await budgetsOf(database, 'DOHERTY')).map((budget) => budget.left);

  expect(await interruptedOrder({ gateway, engine }, visit)).toBeUndefined();
  expect(await left()).toEqual([5_000]);

  open = undefined; // the engine ends what it was doing
  expect(await interruptedOrder({ gateway, engine }, visit)).toBe('7');
  expect(await left()).toEqual([3_000]);
});
