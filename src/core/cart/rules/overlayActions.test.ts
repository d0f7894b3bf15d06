import { expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/widgets/builders';
import { hasPickup, pickupAction } from './overlayActions';

const inStore = { type: 'ISP', storeNumber: '0042', isBackordered: false };

test.each([
  ['an eligible line that is shipped can choose a store', aLine(), true, 'choose'],
  ['a line that is picked up can change its store', aLine({ delivery: inStore }), true, 'change'],
  [
    'a line that is picked up but no longer eligible can change its store',
    aLine({ delivery: inStore }),
    false,
    'change',
  ],
  ['an ineligible line has no action', aLine(), false, undefined],
  ['a download has no action', aLine({ isSoftware: true }), true, undefined],
  ['a plan has no action', aLine({ parent: { relation: 'WARRANTY', lineId: 'chair' } }), true, undefined],
  ['a free sample has no action', aLine({ isFreeSample: true }), true, undefined],
  ['an item that is not in the cart has no action', aLine({ id: '' }), true, undefined],
  ['a deleted line has no action', aLine({ status: 'DELETED' }), true, undefined],
] as const)('pickupAction: %s', (_, line, isEligible, action) => {
  expect(pickupAction(line, isEligible)).toBe(action);
});

test('hasPickup is true if at least one line is picked up', () => {
  expect(hasPickup([aLine(), aLine({ delivery: inStore })])).toBe(true);
  expect(hasPickup([aLine()])).toBe(false);
});
