import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hyphenatedLocale, LOCALES } from './context';
import { formatMoney, formatNumber, normalisePrice } from './priceText';

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('the locales are en-US, en-CA and fr-CA, also spelled with an underscore [I18N-003]', () => {
  expect(LOCALES).toEqual(['en-US', 'en-CA', 'fr-CA']);
  expect(['en_US', 'en_CA', 'fr_CA'].map(hyphenatedLocale)).toEqual(LOCALES);
  expect(LOCALES.map(hyphenatedLocale)).toEqual(LOCALES);
});

test('formats a rating with the decimal mark of the locale, and one decimal of an average [I18N-004]', () => {
  expect(['en-US', 'es-US', 'fr-CA'].map((locale) => formatNumber(3.1, locale))).toEqual(['3.1', '3.1', '3,1']);
  expect(formatNumber(4, 'fr-CA')).toBe('4');
  expect([4.666666666666667, 4.96, 0].map((value) => formatNumber(value, 'en-US'))).toEqual(['4.7', '5', '0']);
});

describe('formatMoney', () => {
  test.each([
    [0, 'en-US', '$0.00'],
    [5, 'en-US', '$0.05'],
    [100000, 'en-US', '$1,000.00'],
    [99999, 'en-US', '$999.99'],
    [-123450, 'en-US', '-$1,234.50'],
    [123456789012, 'en-US', '$1,234,567,890.12'],
    [123450, 'en-CA', '$1,234.50'],
    [0, 'fr-CA', '0,00 $'],
    [99999, 'fr-CA', '999,99 $'],
    [123456, 'fr-CA', '1 234,56 $'],
    [-123456, 'fr-CA', '-1 234,56 $'],
    [123456789, 'fr-CA', '1 234 567,89 $'],
  ])('formats %i cents in %s as %s [I18N-001, I18N-004]', (minor, locale, text) => {
    expect(spaces(formatMoney({ minor, currency: 'USD' }, locale))).toBe(text);
    expect(spaces(formatMoney({ minor, currency: 'CAD' }, locale))).toBe(text);
  });

  test('defaults to en-US, with the dollar sign and two decimals [I18N-002]', () => {
    expect(formatMoney({ minor: 123450, currency: 'USD' })).toBe('$1,234.50');
  });

  test('uses no-break spaces inside a price in fr-CA [I18N-004]', () => {
    expect(formatMoney({ minor: 123456, currency: 'CAD' }, 'fr-CA')).toBe('1\u00a0234,56\u00a0$');
  });

  test('formats a currency other than dollars with its code and its own decimals', () => {
    expect(spaces(formatMoney({ minor: -1234, currency: 'JPY' }))).toBe('-JPY 1,234');
    expect(spaces(formatMoney({ minor: 1234, currency: 'EUR' }, 'fr-CA'))).toBe('12,34 EUR');
  });

  test('formats every amount and locale as Intl does [I18N-001, I18N-002, I18N-003, I18N-004]', () => {
    const intl = Object.fromEntries(
      LOCALES.map((locale) => {
        const currency = locale === 'en-US' ? 'USD' : 'CAD';
        return [
          locale,
          new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
        ];
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...LOCALES), (minor, locale) => {
        const amount = { minor: minor || 0, currency: 'CAD' };
        expect(spaces(formatMoney(amount, locale))).toBe(spaces(intl[locale]!.format(amount.minor / 100)));
      }),
    );
  });
});

describe('normalisePrice', () => {
  test.each([
    undefined,
    null,
    '',
    '  ',
    '$',
    '-',
    '.',
    'abc',
    'call for price',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'Infinity',
    true,
    {},
    [12],
    '1,23',
    '12,50',
    '1.2.3',
    '2 for $',
  ])('%j is not a price, and gives the text of the flag [I18N-005, I18N-006, I18N-007]', (value) => {
    expect(normalisePrice(value)).toBe('Price N/A');
    expect(normalisePrice(value, { flag: 0 })).toBe('$0.00');
    expect(normalisePrice(value, { flag: '0' })).toBe('$0.00');
    expect(normalisePrice(value, { flag: 1 })).toBe('N/A');
    expect(normalisePrice(value, { flag: '1' })).toBe('N/A');
  });

  test('the texts of the flags do not depend on the locale or the symbol [I18N-005, I18N-006, I18N-007]', () => {
    const options = { locale: 'fr-CA', symbol: false };
    expect(normalisePrice('', options)).toBe('Price N/A');
    expect(normalisePrice('', { ...options, flag: 0 })).toBe('$0.00');
    expect(normalisePrice('', { ...options, flag: 1 })).toBe('N/A');
  });

  test.each([
    [0, '$0.00'],
    ['0', '$0.00'],
    [5, '$5.00'],
    [19.9, '$19.90'],
    ['.5', '$0.50'],
    ['5.', '$5.00'],
    [999.99, '$999.99'],
    [1000, '$1,000.00'],
    ['1234.5', '$1,234.50'],
    ['$1,234.5', '$1,234.50'],
    [' $ 1,234,567.891 ', '$1,234,567.89'],
    ['0012', '$12.00'],
    [1.005, '$1.01'],
    [1.0049, '$1.00'],
    [0.995, '$1.00'],
    ['999.995', '$1,000.00'],
    [8.345, '$8.35'],
    [1e-7, '$0.00'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
    ['12345678901234567890.125', '$12,345,678,901,234,567,890.13'],
  ])('gives %j two decimals and thousands separators: %s [I18N-001, I18N-008]', (value, text) => {
    expect(normalisePrice(value)).toBe(text);
    expect(normalisePrice(value, { flag: 0 })).toBe(text);
    expect(normalisePrice(value, { flag: 1 })).toBe(text);
  });

  test('leaves out the dollar sign if symbol is false [I18N-009]', () => {
    expect(normalisePrice('1234.5', { symbol: false })).toBe('1,234.50');
    expect(normalisePrice('$1234.5', { symbol: false })).toBe('1,234.50');
    expect(normalisePrice('1234.5', { symbol: true })).toBe('$1,234.50');
  });

  test.each([
    [-5, '-$5.00'],
    ['-1234.5', '-$1,234.50'],
    ['-$1,234.5', '-$1,234.50'],
    ['$-5', '-$5.00'],
    [-1.005, '-$1.01'],
    [-0.004, '$0.00'],
    [-0, '$0.00'],
  ])('puts the minus of %j before the dollar sign: %s [I18N-010]', (value, text) => {
    expect(normalisePrice(value)).toBe(text);
    expect(normalisePrice(value, { symbol: false })).toBe(text.replace('$', ''));
  });

  test('formats fr-CA with a comma and the symbol after the amount [I18N-004]', () => {
    expect(spaces(normalisePrice('-1234.5', { locale: 'fr-CA' }))).toBe('-1 234,50 $');
    expect(spaces(normalisePrice('1234.5', { locale: 'fr-CA', symbol: false }))).toBe('1 234,50');
  });

  test('leaves the texts of formatMoney unchanged [I18N-008]', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const text = formatMoney({ minor: minor || 0, currency: 'USD' });
        expect(normalisePrice(text)).toBe(text);
      }),
    );
  });
});
