import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyFromDecimal } from './money';
import { addMoney, compareMoney, decimalFromMoney, multiplyMoney, subtractMoney } from './moneyMath';

const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('moneyFromDecimal', () => {
  test.each([
    ['0', 'USD', 0],
    ['-0.00', 'USD', 0],
    ['19.90', 'USD', 1990],
    ['19.9', 'USD', 1990],
    ['19', 'USD', 1900],
    [19.9, 'USD', 1990],
    [1.005e2, 'USD', 10050],
    [-0, 'USD', 0],
    ['-0.05', 'USD', -5],
    ['007.50', 'USD', 750],
    ['19.9000', 'CAD', 1990],
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['1.234', 'BHD', 1234],
    ['1.234', 'OMR', 1234],
    ['1.234', 'TND', 1234],
    ['1.234', 'IQD', 1234],
    ['100', 'CLP', 100],
    ['100.00', 'VND', 100],
    ['100', 'ISK', 100],
    ['100.50', 'HUF', 10050],
    ['1.2345', 'CLF', 12345],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ])('reads %s %s exactly, as %i minor units', (decimal, currency, minor) => {
    expect(moneyFromDecimal(decimal, currency)).toStrictEqual({ minor, currency });
  });

  test.each([
    ['more decimals than the currency has', '19.999', 'USD'],
    ['a fraction of a yen', '1.5', 'JPY'],
    ['a sum with a floating-point error', 0.1 + 0.2, 'USD'],
    ['an exponent', '1e3', 'USD'],
    ['a number so small that it is written with an exponent', 1e-7, 'USD'],
    ['a number so large that it is written with an exponent', 1e21, 'USD'],
    ['more than can be represented exactly', '90071992547409.92', 'USD'],
    ['NaN', Number.NaN, 'USD'],
    ['infinity', Number.POSITIVE_INFINITY, 'USD'],
    ['an empty string', '', 'USD'],
    ['a price text', '$19.90', 'USD'],
    ['thousands separators', '1,234.50', 'USD'],
    ['a space', ' 19.90', 'USD'],
    ['a missing whole part', '.50', 'USD'],
    ['a missing fraction', '5.', 'USD'],
  ])('throws for %s', (_what, decimal, currency) => {
    expect(() => moneyFromDecimal(decimal, currency)).toThrow(RangeError);
  });

  test('reads back what decimalFromMoney writes, in every currency', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom('USD', 'CAD', 'JPY', 'KWD', 'CLP', 'OMR', 'CLF'),
        (minor, currency) => {
          const amount = { minor: minor || 0, currency };
          expect(moneyFromDecimal(decimalFromMoney(amount), currency)).toStrictEqual(amount);
        },
      ),
    );
  });

  test('reads a JSON number as it reads the same decimal string', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
        const decimal = decimalFromMoney(usd(minor || 0));
        expect(moneyFromDecimal(Number(decimal), 'USD')).toStrictEqual(moneyFromDecimal(decimal, 'USD'));
      }),
    );
  });
});

test.each([
  [0, 'USD', '0.00'],
  [5, 'USD', '0.05'],
  [-5, 'USD', '-0.05'],
  [123456, 'USD', '1234.56'],
  [0, 'JPY', '0'],
  [-1200, 'JPY', '-1200'],
  [1, 'KWD', '0.001'],
])('decimalFromMoney writes %i minor units of %s as %s', (minor, currency, decimal) => {
  expect(decimalFromMoney({ minor, currency })).toBe(decimal);
});

describe('Money arithmetic', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 }).map((minor) => usd(minor || 0));

  test('a sum does not depend on the order, and subtraction undoes addition', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(addMoney(a, b)).toStrictEqual(addMoney(b, a));
        expect(subtractMoney(addMoney(a, b), b)).toStrictEqual(a);
      }),
    );
  });

  test('an amount multiplied by n is the amount added n times', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 30 }), (a, n) => {
        const sum = Array.from({ length: n }, () => a).reduce(addMoney, usd(0));
        expect(multiplyMoney(a, n)).toStrictEqual(sum);
      }),
    );
  });

  test('compareMoney orders amounts by their minor units', () => {
    expect(compareMoney(usd(1), usd(2))).toBeLessThan(0);
    expect(compareMoney(usd(2), usd(2))).toBe(0);
    expect(compareMoney(usd(2), usd(-3))).toBeGreaterThan(0);
  });

  test('a product is never minus zero', () => {
    expect(multiplyMoney(usd(-5), 0)).toStrictEqual(usd(0));
    expect(multiplyMoney(usd(5), -0)).toStrictEqual(usd(0));
  });

  test('mixed currencies throw', () => {
    const cad = moneyFromDecimal('0', 'CAD');
    for (const reckon of [addMoney, subtractMoney, compareMoney]) {
      expect(() => reckon(usd(1), cad)).toThrow('expected two amounts of one currency, received USD and CAD');
    }
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('the factor %s throws', (factor) => {
    expect(() => multiplyMoney(usd(2), factor)).toThrow(RangeError);
  });

  test('a result that cannot be represented exactly throws', () => {
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
    expect(() => multiplyMoney(usd(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});
