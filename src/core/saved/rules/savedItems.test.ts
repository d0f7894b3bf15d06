import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/widgets/builders';
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

describe('canSaveForLater', () => {
  test.each([
    ['an ordinary line', {}, true],
    ['an out-of-stock line', { isOutOfStock: true }, true],
    ['a line without an id', { id: '' }, false],
    ['a deleted line', { status: 'DELETED' as const }, false],
    ['a plan of another line', { parent: { lineId: 'line-0', relation: 'WARRANTY' as const } }, false],
    ['a free sample', { isFreeSample: true }, false],
  ])('only an ordinary or out-of-stock line can be saved for later: %s', (_, over, may) => {
    expect(canSaveForLater(aLine(over))).toBe(may);
  });
});

describe('moving saved items', () => {
  test('a saved item moves with its quantity and its plans', () => {
    const plans = [{ sku: 'PLAN', quantity: 2, relation: 'WARRANTY' as const }];
    expect(itemsToMove(aSaved({ plans }))).toEqual([
      { sku: 'MUG', quantity: 2 },
      { sku: 'PLAN', quantity: 2, parent: { sku: 'MUG', relation: 'WARRANTY' } },
    ]);
  });

  test('a saved item with quantity 0 moves as one unit', () => {
    expect(itemsToMove(aSaved({ quantity: 0 }))).toEqual([{ sku: 'MUG', quantity: 1 }]);
  });

  test('an out-of-stock item is not among the movable items [SFL-004]', () => {
    const items = [aSaved(), aSaved({ id: 'saved-2', sku: 'LAMP', isOutOfStock: true })];
    expect(movableItems(items).map(({ sku }) => sku)).toEqual(['MUG']);
    expect(movableItems([])).toEqual([]);
  });

  test.each([
    ['units of it were added', [aLine({ quantityAdded: 1 })], true],
    ['no unit of it was added', [aLine({ quantityAdded: 0 })], false],
    ['the shop did not report the added units', [aLine()], false],
    ['another product was added', [aLine({ sku: 'PEN', quantityAdded: 1 })], false],
    [
      'a substitute for it was added',
      [
        aLine({
          sku: 'CUP',
          quantityAdded: 1,
          messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING', sku: 'MUG' }],
        }),
      ],
      true,
    ],
    [
      'a substitute for another product was added',
      [
        aLine({
          sku: 'CUP',
          quantityAdded: 1,
          messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING', sku: 'PEN' }],
        }),
      ],
      false,
    ],
    [
      'another product was added, with another message about it',
      [aLine({ sku: 'CUP', quantityAdded: 1, messages: [{ code: 'BACK_IN_STOCK', type: 'INFO', sku: 'MUG' }] })],
      false,
    ],
    ['nothing was added', [], false],
  ])('hasArrived is true only for added units of the item or its substitute: %s', (_, added, has) => {
    expect(hasArrived(aSaved(), added)).toBe(has);
  });
});
