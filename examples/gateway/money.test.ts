import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundParts, toMinorUnits } from './money';

describe('toMinorUnits', () => {
  test.each([
    [29.144000000000002, 2914],
    [1.005, 101],
    [0.648, 65],
    [86.3676, 8637],
    [0, 0],
  ])('%d is %i [DEC-Q432]', (amount, cents) => expect(toMinorUnits(amount, 'USD')).toBe(cents));

  test('a currency without cents is refused in words [DEC-Q432]', () => {
    expect(() => toMinorUnits(500, 'JPY')).toThrow('currency: expected one with two decimal digits, received JPY');
  });
});

test('rounded parts add up, and none is off by a minor unit or more [DEC-Q432]', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, (thousandths) => {
      const exact = thousandths.map((each) => each / 1000);
      const total = Math.floor(thousandths.reduce((sum, each) => sum + each, 0) / 1000 + 0.5);
      const parts = roundParts(exact, total);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [index, part] of parts.entries()) expect(Math.abs(part - (exact[index] ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});
