import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { AddFeedback } from '../../cart/rules/adding/addFeedback';
import type { LineItem } from '../../cart/rules/cart';
import { CommerceError } from '../../platform/rules/commerceError';
import { inGroups, listOutcomes } from './listOutcome';

const FAILED = { isGood: false, texts: ['Something went wrong. Please try again.'] };
const act = { key: 'key-1', requested: [], surface: undefined };
const answered = (...items: LineItem[]): AddFeedback => ({
  ...act,
  kind: 'answered',
  outcome: 'success',
  isFailed: false,
  cart: aCart(),
  items,
});
const outcomesOf = (feedback: AddFeedback, ...requested: { sku: string; resolvedSku?: string }[]) =>
  Object.fromEntries(listOutcomes(requested, feedback, undefined, 'en-US'));
const soldOut = { code: 'OUT_OF_STOCK', type: 'ERROR' };

describe('listOutcomes', () => {
  test('each requested item has its own result, with the reasons of the shop, each once', () => {
    const feedback = answered(
      aLine({ quantityAdded: 1 }),
      aLine({ sku: 'LAMP', quantityAdded: 0, messages: [soldOut, soldOut] }),
    );
    expect(outcomesOf(feedback, { sku: 'MUG' }, { sku: 'LAMP' }, { sku: 'PEN' })).toEqual({
      MUG: { isGood: true, texts: [] },
      LAMP: { isGood: false, texts: ["We're sorry, the following item is out of stock."] },
      PEN: FAILED,
    });
  });

  test('an item is found by the SKU that a business orders it by, too [TILE-020]', () => {
    const feedback = answered(aLine({ sku: 'MUG##1', quantityAdded: 1 }));
    expect(outcomesOf(feedback, { sku: 'MUG', resolvedSku: 'MUG##1' })).toEqual({ MUG: { isGood: true, texts: [] } });
    expect(outcomesOf(answered(aLine({ quantityAdded: 1 })), { sku: 'MUG', resolvedSku: 'MUG##1' })).toEqual({
      MUG: { isGood: true, texts: [] },
    });
  });

  test('without an answer, or in a special cart, every item has failed', () => {
    const error = new CommerceError('network', 'NETWORK', 'offline');
    for (const feedback of [{ ...act, kind: 'failed', error } as const, { ...act, kind: 'special' } as const]) {
      expect(outcomesOf(feedback, { sku: 'MUG' }, { sku: 'PEN' })).toEqual({ MUG: FAILED, PEN: FAILED });
    }
  });
});

test.each([
  [0, []],
  [1, [[1]]],
  [2, [[1, 2]]],
  [5, [[1, 2], [3, 4], [5]]],
])('%i items are added in groups of at most 2: %j', (count, groups) => {
  expect(inGroups([1, 2, 3, 4, 5].slice(0, count), 2)).toEqual(groups);
});
