import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_LINES_MOST } from './orderLines';
import { checkRow, emptyRows, orderOf, rowsAfter, rowsWith, rowsWithout, unitsOf } from './quickOrderRows';

const of = (rows: { sku: string; quantity: string }[]) => rows.map(({ sku, quantity }) => `${sku} ${quantity}`.trim());

describe('Quick order rows [OVR-010]', () => {
  test('an empty row follows the last filled one, and one row always remains', () => {
    expect(of(emptyRows(2))).toEqual(['', '']);
    expect(of(emptyRows(0))).toEqual(['']);
    expect(of(rowsAfter(emptyRows(1), 1, { sku: 'PEN' }))).toEqual(['PEN', '']);
    expect(of(rowsWithout(emptyRows(1), 1))).toEqual(['']);
    const two = rowsAfter(rowsAfter(emptyRows(1), 1, { sku: 'PEN' }), 2, { sku: 'MUG' });
    expect(of(rowsWithout(two, 1))).toEqual(['MUG', '']);
    expect(of(rowsAfter(emptyRows(1), 1, { sku: '  ' }))).toEqual(['']);
  });

  test('pasted lines fill the empty rows from the given row on, and add to rows of the same SKU', () => {
    const rows = rowsAfter(rowsAfter(emptyRows(4), 1, { sku: 'PEN' }), 3, { sku: 'MUG', quantity: '2' });
    const lines = [
      { sku: 'LAMP', quantity: 1 },
      { sku: 'MUG', quantity: 3 },
      { sku: 'CHAIR', quantity: 4 },
    ];
    expect(of(rowsWith(rows, lines, 4).rows)).toEqual(['PEN', '', 'MUG 5', 'LAMP 1', 'CHAIR 4', '']);
    expect(of(rowsWith(rows, lines).rows)).toEqual(['PEN', 'LAMP 1', 'MUG 5', 'CHAIR 4', '']);
  });

  test('a row that is in the cart is not increased by pasted lines', () => {
    const rows = [{ id: 1, sku: 'MUG', quantity: '2', outcome: { isGood: true, texts: [] } }];
    expect(of(rowsWith(rows, [{ sku: 'MUG', quantity: 1 }]).rows)).toEqual(['MUG 2', 'MUG 1', '']);
  });

  test('rows are capped at the maximum with unique ids, and the remaining lines are counted', () => {
    const lines = Array.from({ length: ORDER_LINES_MOST + 3 }, (_, n) => ({ sku: `S${n}`, quantity: 1 }));
    const { rows, left } = rowsWith(emptyRows(5), lines);
    expect([rows.length, left]).toEqual([ORDER_LINES_MOST, 3]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ORDER_LINES_MOST);
  });

  test('a pasted quantity that could not be read stays empty and is not ordered until one is typed', () => {
    const rows = rowsAfter(emptyRows(2), 1, { sku: 'PEN', quantity: '2' });
    const pasted = rowsWith(rows, [{ sku: 'PEN' }, { sku: 'MUG' }, { sku: 'LAMP', quantity: 1 }]).rows;
    expect(of(pasted)).toEqual(['PEN', 'MUG', 'LAMP 1', '']);
    expect(pasted.slice(0, 3).map((row) => checkRow(row).ok)).toEqual([false, false, true]);
    expect(orderOf(pasted)).toEqual([{ sku: 'LAMP', quantity: 1 }]);
    const mug = pasted[1]?.id ?? 0;
    expect(orderOf(rowsAfter(pasted, mug, { quantity: '3' }))).toContainEqual({ sku: 'MUG', quantity: 3 });
    const lamp = [{ sku: 'LAMP', quantity: 1 }];
    expect(orderOf(rowsAfter(pasted, mug, { sku: 'CUP' }))).toEqual(lamp);
    expect(orderOf(rowsWith(pasted, [{ sku: 'MUG', quantity: 2 }]).rows)).toEqual(lamp);
  });

  test.each([
    ['', 1],
    [' 7 ', 7],
    ['0', 0],
    ['two', 0],
    ['1.5', 0],
  ])('a row with the quantity %j has %i units', (quantity, units) => {
    expect(unitsOf({ quantity })).toBe(units);
  });

  test.each([
    [{ quantity: '' }, { ok: true, quantity: 1 }],
    [{ quantity: '  ' }, { ok: true, quantity: 1 }],
    [{ quantity: '5' }, { ok: true, quantity: 5 }],
    [{ quantity: 'two' }, { ok: false, reason: 'not-a-whole-number' }],
    [
      { quantity: '', isUnclear: true },
      { ok: false, reason: 'not-a-whole-number' },
    ],
  ])('the row %o is checked as %o', (row, verdict) => {
    expect(checkRow(row)).toEqual(verdict);
  });

  test('orderOf orders each SKU once, and skips rows that cannot be read', () => {
    const rows = [
      { id: 1, sku: ' PEN ', quantity: '2' },
      { id: 2, sku: 'MUG', quantity: 'x' },
      { id: 3, sku: 'PEN  ', quantity: '' },
      { id: 4, sku: '', quantity: '9' },
    ];
    expect(orderOf(rows)).toEqual([{ sku: 'PEN', quantity: 3 }]);
  });

  test('pasting twice orders the sum of both, and leaves an empty last row', () => {
    const aLine = fc.record({ sku: fc.stringMatching(/^[A-Z]{1,3}$/), quantity: fc.integer({ min: 1, max: 9 }) });
    const some = fc.uniqueArray(aLine, { selector: ({ sku }) => sku, maxLength: 30 });
    fc.assert(
      fc.property(some, some, fc.nat(10), (first, second, from) => {
        const { rows } = rowsWith(rowsWith(emptyRows(3), first).rows, second, from);
        const wanted = new Map(first.map(({ sku, quantity }) => [sku, quantity]));
        for (const { sku, quantity } of second) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
        expect(new Map(orderOf(rows).map(({ sku, quantity }) => [sku, quantity]))).toEqual(wanted);
        expect(rows.at(-1)?.sku).toBe('');
      }),
    );
  });
});
