import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantity, maxQuantity, stepQuantity } from '../../src/core/cart/rules/quantity';
import { parseAnswer } from '../../src/core/platform/client/http/failures';
import { toMoney } from '../../src/core/platform/client/wireValue';
import { Amount, Count, Quantity } from '../../src/core/platform/contract/scalar';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { decimalFromMoney, multiplyMoney, subtractMoney } from '../../src/core/platform/rules/moneyMath';
import { formatMoney } from '../../src/core/platform/rules/priceText';

const currency = fc.constantFrom('USD', 'CAD', 'JPY', 'KWD');

const anyAmount = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat({ max: 9999 }))
    .map(([whole, part]) => `${whole}.${part}`),
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.stringMatching(/^-?\d{1,18}(\.\d{1,4})?$/),
);

/** The value if the contract accepts it. */
function accepted<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(CommerceError);
    expect(error).toMatchObject({ kind: 'contract' });
    return undefined;
  }
}

describe('an amount on the wire', () => {
  test('can be formatted, multiplied and subtracted exactly if the contract accepts it', () => {
    fc.assert(
      fc.property(anyAmount, currency, fc.nat({ max: 100_000 }), (decimal, code, times) => {
        const amount = accepted(() => toMoney(parseAnswer(Amount, decimal, 'call'), 'amount', code, times));
        if (!amount) return;
        expect(toMoney(decimalFromMoney(amount), 'amount', code)).toEqual(amount);
        expect(multiplyMoney(amount, times).minor).toBe(amount.minor * times || 0);
        expect(subtractMoney({ minor: 0, currency: code }, amount).minor).toBe(-amount.minor || 0);
        expect(subtractMoney(amount, multiplyMoney(amount, -1)).minor).toBe(amount.minor * 2 || 0);
        expect(formatMoney(amount)).toMatch(/\d/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a quantity on the wire', () => {
  test('can be counted up and down by one if the contract accepts it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger(), fc.constant(2 ** 53)), (value) => {
        for (const schema of [Count, Quantity]) {
          const count = accepted(() => parseAnswer(schema, value, 'call'));
          if (typeof count === 'number') expect(count + 1 - count).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a quantity from the customer', () => {
  const bounds = fc.record(
    {
      limit: fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.maxSafeInteger()),
      increment: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2 ** 31 - 1 })),
      parentQuantity: fc.integer({ min: 0, max: 2000 }),
    },
    { requiredKeys: [] },
  );
  const typed = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.nat({ max: 1200 }).map(String));

  test('is accepted only as a whole number within its bounds, whatever is typed', () => {
    fc.assert(
      fc.property(typed, bounds, (text, within) => {
        const verdict = checkQuantity(text, within);
        if (!verdict.ok) return;
        expect(verdict.quantity).toBe(Number(text));
        expect(verdict.quantity).toBeGreaterThanOrEqual(1);
        expect(verdict.quantity).toBeLessThanOrEqual(maxQuantity(within));
        expect(verdict.quantity % (within.increment ?? 1)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('steps from any number to a whole number from 1 up, and up by at most one increment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom<1 | -1>(1, -1),
        bounds,
        (from, direction, within) => {
          const to = stepQuantity(from, direction, within);
          expect(Number.isInteger(to)).toBe(true);
          expect(to).toBeGreaterThanOrEqual(1);
          expect(to).toBeLessThanOrEqual(Math.max(from, 0) + (within.increment ?? 1));
        },
      ),
      { numRuns: 500 },
    );
  });
});
