import { expect, test } from 'vitest';
import { brandOf, normalBrand, possibleBrands } from './brand';

test.each([
  ['51', 'MASTER_CARD'],
  ['55', 'MASTER_CARD'],
  ['50', undefined],
  ['56', undefined],
  ['36', 'MASTER_CARD'],
  ['35', undefined],
  ['20', 'MASTER_CARD'],
  ['29', 'MASTER_CARD'],
  ['2221', 'MASTER_CARD'],
])('a card number that starts with %s has the brand %s [PAY-CARD-007]', (digits, brand) =>
  expect(brandOf(digits)).toBe(brand),
);

test.each([
  ['4', 'VISA'],
  ['453093', 'VISA'],
  ['453095', 'VISA'],
  ['453094', undefined],
])('a card number that starts with %s has the brand %s [PAY-CARD-008]', (digits, brand) =>
  expect(brandOf(digits)).toBe(brand),
);

test.each([
  ['34', 'AMERICAN_EXPRESS'],
  ['37', 'AMERICAN_EXPRESS'],
  ['38', undefined],
])('a card number that starts with %s has the brand %s [PAY-CARD-009]', (digits, brand) =>
  expect(brandOf(digits)).toBe(brand),
);

test.each([
  ['7972', 'STORE_CARD'],
  ['7971', undefined],
  ['6035', 'STORE_CARD'],
  ['6034', undefined],
  ['60111', 'STORE_CARD'],
])('a card number that starts with %s has the brand %s [PAY-CARD-010]', (digits, brand) =>
  expect(brandOf(digits)).toBe(brand),
);

test.each([
  ['60110', 'DISCOVER'],
  ['60112', 'DISCOVER'],
  ['622125', undefined],
  ['622126', 'DISCOVER'],
  ['622925', 'DISCOVER'],
  ['622926', undefined],
  ['643', undefined],
  ['644', 'DISCOVER'],
  ['649', 'DISCOVER'],
  ['65', 'DISCOVER'],
  ['66', undefined],
])('a card number that starts with %s has the brand %s [PAY-CARD-011]', (digits, brand) =>
  expect(brandOf(digits)).toBe(brand),
);

test('a shop may replace the ranges of the brands', () => {
  expect(brandOf('453094', [{ from: '453094', to: '453094', brand: 'VISA' }])).toBe('VISA');
  expect(brandOf('4', [])).toBeUndefined();

  const ranges = [
    { from: '40', to: '49', brand: 'VISA' },
    { from: '4501', to: '4501', brand: 'STORE_CARD' },
  ] as const;
  expect(['4', '45', '4501', '45012'].map((digits) => possibleBrands(digits, [...ranges]))).toEqual([
    ['VISA', 'STORE_CARD'],
    ['VISA', 'STORE_CARD'],
    ['STORE_CARD'],
    ['STORE_CARD'],
  ]);
});

test.each([
  ['', ['MASTER_CARD', 'VISA', 'AMERICAN_EXPRESS', 'STORE_CARD', 'DISCOVER']],
  ['6', ['STORE_CARD', 'DISCOVER']],
  ['60', ['STORE_CARD', 'DISCOVER']],
  ['6011', ['DISCOVER', 'STORE_CARD']],
  ['62', ['DISCOVER']],
  ['6221', ['DISCOVER']],
  ['64', ['DISCOVER']],
  ['4530949', []],
  ['60111', ['STORE_CARD']],
  ['60112', ['DISCOVER']],
  ['3', ['MASTER_CARD', 'AMERICAN_EXPRESS']],
  ['9', []],
])('a number typed as far as %j may become one of %j', (digits, brands) =>
  expect(possibleBrands(digits)).toEqual(brands),
);

test.each([
  ['MasterCard', 'MASTER_CARD'],
  ['mastercard debit', 'MASTER_CARD'],
  ['EUROCARD/MASTER', 'MASTER_CARD'],
  ['VISA', 'VISA'],
  ['', ''],
])('the brand name %j is normalised to %j [PAY-CARD-012]', (name, brand) => expect(normalBrand(name)).toBe(brand));
