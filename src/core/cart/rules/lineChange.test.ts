import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import { addedItems, lineChanges, ownChanges } from './lineChange';

const cartOf = (quantities: Record<string, number>) =>
  aCart({ lines: Object.entries(quantities).map(([id, quantity]) => aLine({ id, sku: id, quantity })) });

const changesBetween = (before: Record<string, number>, after: Record<string, number>) =>
  lineChanges(cartOf(before), cartOf(after)).map(({ line, action, quantity }) => [line.id, action, quantity]);

describe('lineChanges', () => {
  test('a new line is ADD_ITEM with its quantity [CART-UPD-001]', () => {
    expect(changesBetween({}, { a: 3 })).toEqual([['a', 'ADD_ITEM', 3]]);
  });

  test('a missing line is DELETED_ITEM with its negative quantity [CART-UPD-002]', () => {
    expect(changesBetween({ a: 3 }, {})).toEqual([['a', 'DELETED_ITEM', -3]]);
  });

  test('a line with the status DELETED is DELETED_ITEM [CART-UPD-002]', () => {
    const after = aCart({ lines: [aLine({ id: 'a', quantity: 0, status: 'DELETED' })] });
    expect(lineChanges(cartOf({ a: 2 }), after)).toMatchObject([{ action: 'DELETED_ITEM', quantity: -2 }]);
  });

  test.each([
    [2, 5, 3],
    [5, 2, -3],
    [1, 999, 998],
  ])('a line whose quantity changes from %i to %i is EDIT_ITEM with %i [CART-UPD-003]', (from, to, difference) => {
    expect(changesBetween({ a: from }, { a: to })).toEqual([['a', 'EDIT_ITEM', difference]]);
  });

  test('a line with the same quantity is NONE [CART-UPD-004]', () => {
    expect(changesBetween({ a: 2 }, { a: 2 })).toEqual([['a', 'NONE', 0]]);
  });

  test('the signed quantities add up to the difference in item count, for any two carts', () => {
    const lines = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const sum = lineChanges(cartOf(before), cartOf(after)).reduce((total, { quantity }) => total + quantity, 0);
        expect(sum).toBe(cartOf(after).itemCount - cartOf(before).itemCount);
      }),
    );
  });

  test('two lines without an id are compared separately', () => {
    const cart = aCart({ lines: [aLine({ id: '', sku: 'MUG' }), aLine({ id: '', sku: 'PEN' })] });
    expect(lineChanges(cart, cart).map(({ action }) => action)).toEqual(['NONE', 'NONE']);
  });
});

describe('lineChanges without a previous cart', () => {
  test('the changes are those that the response itself reports [CART-UPD-001, CART-UPD-004]', () => {
    const added = aLine({ id: 'a', quantity: 3, action: 'ADD_ITEM', quantityAdded: 1 });
    const cart = aCart({ lines: [added, aLine({ id: 'b', quantity: 2 })] });

    expect(lineChanges(undefined, cart)).toMatchObject([
      { action: 'ADD_ITEM', quantity: 1 },
      { action: 'NONE', quantity: 0 },
    ]);
  });

  test('a line without an action is unchanged, whatever number of units the response has [CART-UPD-004]', () => {
    const cart = aCart({ lines: [aLine({ quantityAdded: 2 })] });
    expect(lineChanges(undefined, cart)).toMatchObject([{ action: 'NONE', quantity: 0 }]);
  });
});

describe('ownChanges', () => {
  test('own changes are those that the shop reports, with its actions and quantities [CART-ENT-007]', () => {
    // another device has added two units in the meantime
    const more = aLine({ id: 'a', quantity: 5, action: 'ADD_ITEM', quantityAdded: 2 });
    const deleted = aLine({ id: 'b', quantity: 0, status: 'DELETED', action: 'DELETED_ITEM' });
    const unchanged = aLine({ id: 'c', quantity: 9 });
    expect(ownChanges(cartOf({ a: 1, b: 4 }), aCart({ lines: [more, deleted, unchanged] }))).toEqual([
      { line: more, action: 'ADD_ITEM', quantity: 2 },
      { line: deleted, action: 'DELETED_ITEM', quantity: -4 },
    ]);
  });

  test('own changes are found by comparison if the shop reports no actions', () => {
    expect(ownChanges(cartOf({ a: 1, b: 1 }), cartOf({ a: 3, b: 1 }))).toMatchObject([
      { action: 'EDIT_ITEM', quantity: 2 },
    ]);
  });
});

describe('addedItems', () => {
  const mug = aLine({ id: 'mug', quantity: 2, action: 'ADD_ITEM', quantityAdded: 1 });
  const pen = aLine({ id: 'pen', sku: 'PEN', quantity: 4 });
  const refused = aLine({ id: '', sku: 'LAMP', quantity: 0, messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });

  test('added items are the lines that the shop reports, not lines that another device added', () => {
    const before = cartOf({ mug: 1 });
    expect(addedItems(before, aCart({ lines: [mug, pen] }))).toEqual([mug]);
  });

  test('added items include the refused items', () => {
    expect(addedItems(cartOf({ pen: 4 }), aCart({ lines: [pen], refused: [refused] }))).toEqual([refused]);
  });

  test('lines that another device changed are not added items of a refused add', () => {
    expect(addedItems(cartOf({ pen: 1 }), aCart({ lines: [pen], refused: [refused] }))).toEqual([refused]);
  });

  test('a line that the request deleted, or one with fewer units, is not an added item', () => {
    const deleted = aLine({ id: 'pen', status: 'DELETED', quantity: 0, action: 'DELETED_ITEM' });
    expect(addedItems(cartOf({ mug: 1, pen: 1 }), aCart({ lines: [mug, deleted] }))).toEqual([mug]);
    expect(addedItems(cartOf({ pen: 5 }), aCart({ lines: [pen] }))).toEqual([]);
  });

  test('added items are found by comparison if the shop reports none, and need a previous cart', () => {
    expect(addedItems(cartOf({ pen: 1 }), aCart({ lines: [pen] }))).toEqual([{ ...pen, quantityAdded: 3 }]);
    expect(addedItems(undefined, aCart({ lines: [pen] }))).toEqual([]);
  });
});
