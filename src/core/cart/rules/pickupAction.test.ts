import { expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/builders';
import { hasPickup, pickupAction } from './pickupAction';

const inStore = { type: 'ISP', storeNumber: '0042', isBackordered: false };

test.each([
  ['an eligible line that is sent', aLine(), true, 'choose'],
  ['a line that is picked up', aLine({ delivery: inStore }), true, 'change'],
  ['one that is picked up and may not be any more', aLine({ delivery: inStore }), false, 'change'],
  ['what no store hands out', aLine(), false, undefined],
  ['a download', aLine({ isSoftware: true }), true, undefined],
  ['a plan', aLine({ parent: { relation: 'WARRANTY', lineId: 'chair' } }), true, undefined],
  ['a free sample', aLine({ isFreeSample: true }), true, undefined],
  ['an item that is not in the cart', aLine({ id: '' }), true, undefined],
  ['a deleted line', aLine({ status: 'DELETED' }), true, undefined],
] as const)('the store of %s', (_, line, isEligible, action) => {
  expect(pickupAction(line, isEligible)).toBe(action);
});

test('a cart has something to pick up when one of its lines has', () => {
  expect(hasPickup([aLine(), aLine({ delivery: inStore })])).toBe(true);
  expect(hasPickup([aLine()])).toBe(false);
});
