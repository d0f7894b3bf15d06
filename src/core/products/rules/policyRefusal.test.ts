import { expect, test } from 'vitest';
import { policyRefusal } from './productTile';

const OFF = 'OFF_CONTRACT_ERROR';
const BLOCKED = 'BLOCKED_FOR_ADD_TO_CART';
const HEALTH = 'HEALTH_CARE_RESTRICTION';

test.each([
  [[], undefined, undefined],
  [['OUT_OF_STOCK'], undefined, undefined],
  [[OFF], undefined, 'off-contract'],
  [[OFF], { groups: ['G_IOC'] }, undefined],
  [[HEALTH], undefined, 'healthcare'],
  [[HEALTH], { isHealthcare: true }, undefined],
  [[OFF, HEALTH], { groups: ['G_IOC'] }, 'healthcare'],
  [[OFF, BLOCKED], { groups: ['G_IOC'] }, 'blocked'],
] as const)('the codes %j are for an account with %j the reason %s [SESS-017, SESS-022]', (codes, detail, reason) => {
  const { groups, ...rest } = { groups: undefined, ...detail };
  expect(policyRefusal(codes, { ...rest, ...(groups && { groups: [...groups] }) })).toBe(reason);
});
