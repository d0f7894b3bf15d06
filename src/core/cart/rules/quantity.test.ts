import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/builders';
import { checkQuantity, lineBounds, stepQuantity } from './quantity';
import { INPUT_MAX_CHARACTERS, INPUT_MAX_QUANTITY } from './quantityLimits';
import { surchargeIncrement } from './surcharge';

describe('a typed quantity', () => {
  test('takes 3 characters and goes up to 999 [CART-QTY-001]', () => {
    expect(INPUT_MAX_CHARACTERS).toBe(3);
    expect(checkQuantity('999')).toEqual({ ok: true, quantity: 999 });
    expect(checkQuantity('1000')).toEqual({ ok: false, reason: 'over-limit', quantity: 999 });
    expect(checkQuantity('1000', { limit: 5000 })).toEqual({ ok: false, reason: 'over-limit', quantity: 999 });
  });

  test.each(['', ' ', '0', '-1', '1.5', '2e1', 'abc', '１', 0, -3, 1.5, Number.NaN, Infinity])(
    '%j is no quantity',
    (typed) => {
      expect(checkQuantity(typed)).toEqual({ ok: false, reason: 'not-a-whole-number' });
    },
  );

  test.each([
    ['4', 4],
    [' 5 ', 5],
    ['005', 5],
  ])('%j is a quantity within the limit of the item', (typed, quantity) => {
    expect(checkQuantity(typed, { limit: 5 })).toEqual({ ok: true, quantity });
  });

  test('over the limit of the item is lowered to it', () => {
    expect(checkQuantity('6', { limit: 5 })).toEqual({ ok: false, reason: 'over-limit', quantity: 5 });
  });
});

describe('a surcharged item', () => {
  test.each([
    [6, 2, 6],
    ['6', undefined, 6],
    [0, 4, 4],
    ['none', 4, 4],
    [undefined, undefined, 1],
    [null, -3, 1],
    ['', '2.5', 1],
  ])('with split %j and factor %j moves by %i [CART-QTY-002]', (split, factor, increment) => {
    expect(surchargeIncrement(split, factor)).toBe(increment);
  });

  test('changes in its increments only: a wrong amount is lowered, never below one [CART-QTY-002]', () => {
    expect(checkQuantity(12, { increment: 6 })).toEqual({ ok: true, quantity: 12 });
    expect(checkQuantity(17, { increment: 6 })).toEqual({ ok: false, reason: 'not-a-multiple', quantity: 12 });
    expect(checkQuantity(2, { increment: 6 })).toEqual({ ok: false, reason: 'not-a-multiple', quantity: 6 });
    expect(checkQuantity(999, { increment: 6, limit: 20 })).toEqual({ ok: false, reason: 'over-limit', quantity: 18 });
  });

  test('steps up and down by its increment, within its bounds [CART-QTY-002]', () => {
    expect(stepQuantity(6, 1, { increment: 6 })).toBe(12);
    expect(stepQuantity(12, -1, { increment: 6 })).toBe(6);
    expect(stepQuantity(6, -1, { increment: 6 })).toBe(6);
    expect(stepQuantity(18, 1, { increment: 6, limit: 20 })).toBe(18);
  });
});

describe('a child plan', () => {
  const chair = aLine({ id: 'chair', sku: 'CHAIR', quantity: 3 });
  const planOf = (relation: 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE') =>
    aLine({ id: 'plan', quantity: 1, parent: { lineId: 'chair', relation } });

  test.each(['WARRANTY', 'ASSEMBLY'] as const)('(%s) can not outnumber what it covers [CART-QTY-003]', (relation) => {
    const bounds = lineBounds(planOf(relation), [chair]);
    expect(checkQuantity(3, bounds)).toEqual({ ok: true, quantity: 3 });
    expect(checkQuantity(4, bounds)).toEqual({ ok: false, reason: 'over-parent', quantity: 3 });
  });

  test('is bound by the line of its parent’s SKU when that has no number [CART-QTY-003]', () => {
    const plan = aLine({ parent: { sku: 'CHAIR', relation: 'WARRANTY' } });
    expect(lineBounds(plan, [aLine(), chair]).parentQuantity).toBe(3);
  });

  test('is no part of a bundle, of which there may be more than of the bundle', () => {
    expect(lineBounds(planOf('BUNDLE'), [chair])).toEqual({});
    expect(lineBounds(aLine(), [chair])).toEqual({});
  });
});

test('the quantity that a refusal names is one that is allowed, as long as any is', () => {
  const bounds = fc.record({
    limit: fc.integer({ min: 1, max: 2000 }),
    increment: fc.integer({ min: 1, max: 40 }),
    parentQuantity: fc.integer({ min: 1, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), bounds, (wanted, within) => {
      fc.pre(within.increment <= Math.min(within.limit, within.parentQuantity, INPUT_MAX_QUANTITY));
      const verdict = checkQuantity(wanted, within);
      if (verdict.ok) expect(verdict.quantity).toBe(wanted);
      else if (verdict.reason !== 'not-a-whole-number')
        expect(checkQuantity(verdict.quantity, within)).toEqual({ ok: true, quantity: verdict.quantity });
    }),
  );
});
