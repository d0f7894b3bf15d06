import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/widgets/builders';
import type { LineItem } from './cart';
import {
  checkQuantity,
  INPUT_MAX_CHARACTERS,
  INPUT_MAX_QUANTITY,
  lineBounds,
  stepQuantity,
  surchargeIncrement,
} from './quantity';

describe('checkQuantity', () => {
  test('a typed quantity has at most 3 characters and is at most 999, even if the item has a higher limit [CART-QTY-001]', () => {
    expect(INPUT_MAX_CHARACTERS).toBe(3);
    expect(checkQuantity('999')).toEqual({ ok: true, quantity: 999 });
    expect(checkQuantity('1000')).toEqual({ ok: false, reason: 'over-limit', quantity: 999 });
    expect(checkQuantity('1000', { limit: 5000 })).toEqual({ ok: false, reason: 'over-limit', quantity: 999 });
  });

  test.each(['', ' ', '0', '-1', '1.5', '2e1', 'abc', '１', '1 2', 0, -3, 1.5, Number.NaN, Infinity])(
    '%j is not a valid quantity',
    (typed) => {
      expect(checkQuantity(typed)).toEqual({ ok: false, reason: 'not-a-whole-number' });
    },
  );

  test.each([
    ['4', 4],
    [' 5 ', 5],
    ['005', 5],
  ])('%j is a valid quantity within the limit of the item', (typed, quantity) => {
    expect(checkQuantity(typed, { limit: 5 })).toEqual({ ok: true, quantity });
  });

  test('a quantity over the limit of the item is lowered to the limit', () => {
    expect(checkQuantity('6', { limit: 5 })).toEqual({ ok: false, reason: 'over-limit', quantity: 5 });
  });
});

describe('surcharge increments', () => {
  test.each([
    [6, 2, 6],
    ['6', undefined, 6],
    [0, 4, 4],
    ['none', 4, 4],
    [undefined, undefined, 1],
    [null, -3, 1],
    ['', '2.5', 1],
  ])('an item with split %j and factor %j has the increment %i [CART-QTY-002]', (split, factor, increment) => {
    expect(surchargeIncrement(split, factor)).toBe(increment);
  });

  test('a quantity is lowered to a multiple of the increment, but never below one increment [CART-QTY-002]', () => {
    expect(checkQuantity(12, { increment: 6 })).toEqual({ ok: true, quantity: 12 });
    expect(checkQuantity(17, { increment: 6 })).toEqual({ ok: false, reason: 'not-a-multiple', quantity: 12 });
    expect(checkQuantity(2, { increment: 6 })).toEqual({ ok: false, reason: 'not-a-multiple', quantity: 6 });
    expect(checkQuantity(999, { increment: 6, limit: 20 })).toEqual({ ok: false, reason: 'over-limit', quantity: 18 });
  });

  test('stepQuantity moves up and down by one increment, within the bounds [CART-QTY-002]', () => {
    expect(stepQuantity(6, 1, { increment: 6 })).toBe(12);
    expect(stepQuantity(12, -1, { increment: 6 })).toBe(6);
    expect(stepQuantity(6, -1, { increment: 6 })).toBe(6);
    expect(stepQuantity(18, 1, { increment: 6, limit: 20 })).toBe(18);
  });
});

describe('lineBounds', () => {
  const chair = aLine({ id: 'chair', sku: 'CHAIR', quantity: 3 });
  const planOf = (relation: 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE') =>
    aLine({ id: 'plan', quantity: 1, parent: { lineId: 'chair', relation } });

  test.each(['WARRANTY', 'ASSEMBLY'] as const)(
    'a %s plan cannot exceed the quantity of its parent line [CART-QTY-003]',
    (relation) => {
      const bounds = lineBounds(planOf(relation), [chair]);
      expect(checkQuantity(3, bounds)).toEqual({ ok: true, quantity: 3 });
      expect(checkQuantity(4, bounds)).toEqual({ ok: false, reason: 'over-parent', quantity: 3 });
    },
  );

  test('a plan without a parent line id is bounded by the line with the SKU of its parent [CART-QTY-003]', () => {
    const plan = aLine({ parent: { sku: 'CHAIR', relation: 'WARRANTY' } });
    expect(lineBounds(plan, [aLine(), chair]).parentQuantity).toBe(3);
  });

  test('a plan with a parent line id is bounded by that line, whatever its SKU [CART-QTY-003]', () => {
    const other = aLine({ id: 'other', sku: 'CHAIR', quantity: 9 });
    expect(lineBounds(planOf('WARRANTY'), [other, chair]).parentQuantity).toBe(3);
    expect(lineBounds(planOf('WARRANTY'), [other]).parentQuantity).toBeUndefined();
  });

  test('a line is bounded by its own limit, and by the increment of its surcharge [CART-QTY-001, CART-QTY-002]', () => {
    const line = aLine({ quantityLimit: 20, surcharge: { increment: 6 } as LineItem['surcharge'] });
    expect(lineBounds(line, [])).toEqual({ limit: 20, increment: 6 });
  });

  test('a bundle part and a line without a parent have no parent bound', () => {
    expect(lineBounds(planOf('BUNDLE'), [chair])).toEqual({});
    expect(lineBounds(aLine(), [chair])).toEqual({});
  });
});

test('the corrected quantity of a rejected one is valid, as long as the bounds allow any quantity', () => {
  const bounds = fc.record({
    limit: fc.integer({ min: 1, max: 2000 }),
    increment: fc.integer({ min: 1, max: 40 }),
    parentQuantity: fc.integer({ min: 1, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), bounds, (requested, within) => {
      fc.pre(within.increment <= Math.min(within.limit, within.parentQuantity, INPUT_MAX_QUANTITY));
      const verdict = checkQuantity(requested, within);
      if (verdict.ok) expect(verdict.quantity).toBe(requested);
      else if (verdict.reason !== 'not-a-whole-number')
        expect(checkQuantity(verdict.quantity, within)).toEqual({ ok: true, quantity: verdict.quantity });
    }),
  );
});
