import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/builders';
import { canSaveForLater, hasArrived, itemsToMove, movableItems, type SavedItem } from './savedItems';

const aSaved = (over: Partial<SavedItem> = {}): SavedItem => ({
  id: 'saved-1',
  sku: 'MUG',
  name: 'Enamel mug',
  quantity: 2,
  isOutOfStock: false,
  price: {},
  plans: [],
  ...over,
});

describe('a line of the cart', () => {
  test.each([
    ['an ordinary one', {}, true],
    ['one that has run out of stock', { isOutOfStock: true }, true],
    ['one that the shop has not numbered yet', { id: '' }, false],
    ['one that was deleted', { status: 'DELETED' as const }, false],
    ['a plan on another line', { parent: { lineId: 'line-0', relation: 'WARRANTY' as const } }, false],
    ['a free sample', { isFreeSample: true }, false],
  ])('may be saved for later, or not: %s', (_, over, may) => {
    expect(canSaveForLater(aLine(over))).toBe(may);
  });
});

describe('a saved item', () => {
  test('comes back as it was: its quantity, and its plans on it', () => {
    const plans = [{ sku: 'PLAN', quantity: 2, relation: 'WARRANTY' as const }];
    expect(itemsToMove(aSaved({ plans }))).toEqual([
      { sku: 'MUG', quantity: 2 },
      { sku: 'PLAN', quantity: 2, parent: { sku: 'MUG', relation: 'WARRANTY' } },
    ]);
  });

  test('of which the shop counts none is one', () => {
    expect(itemsToMove(aSaved({ quantity: 0 }))).toEqual([{ sku: 'MUG', quantity: 1 }]);
  });

  test('that is out of stock is left behind when all are moved [SFL-004]', () => {
    const items = [aSaved(), aSaved({ id: 'saved-2', sku: 'LAMP', isOutOfStock: true })];
    expect(movableItems(items).map(({ sku }) => sku)).toEqual(['MUG']);
    expect(movableItems([])).toEqual([]);
  });

  test.each([
    ['units of it were added', [aLine({ quantityAdded: 1 })], true],
    ['none of it was added', [aLine({ quantityAdded: 0 })], false],
    ['the shop did not say how many were added', [aLine()], false],
    ['another product was added', [aLine({ sku: 'PEN', quantityAdded: 1 })], false],
    [
      'what stands in for it was added',
      [
        aLine({
          sku: 'CUP',
          quantityAdded: 1,
          messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING', sku: 'MUG' }],
        }),
      ],
      true,
    ],
    ['nothing was', [], false],
  ])('has arrived in the cart when %s', (_, added, has) => {
    expect(hasArrived(aSaved(), added)).toBe(has);
  });
});
