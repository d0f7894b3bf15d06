import { expect, test } from 'vitest';
import { readQuantity } from './readQuantity';

test.each([
  ['2', 2],
  [' 2 ', 2],
  ['0', 0],
  ['007', 7],
  ['2.0', 2],
  ['2.00', 2],
  ['2,00', 2],
  ['2.0000', 2],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1 \u00a0000', 1000],
  [`2${' '.repeat(38)}x`, 2],
  [`${' '.repeat(40)}2${' '.repeat(40)}`, 2],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ["1'000", 1000],
  ['12,000.00', 12000],
  ['1.000,00', 1000],
  ['Qty: 2', 2],
  ['x2', 2],
  ['2 x', 2],
  ['2 ea.', 2],
  ['2 pcs', 2],
  ['\u200b2\u200e', 2],
  ['٢', 2],
  ['１２', 12],
])('the quantity %j is %i [OVR-010, CART-QTY-001]', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

test.each([
  '',
  'two',
  '-3',
  '(3)',
  '2.5',
  '2,5',
  '1.000',
  '10,00,000',
  '1e3',
  '$2.00',
  '2%',
  '1/2',
  '1234567',
  '2 3',
  `2${' '.repeat(39)}x`,
  '2-3',
  `1${' '.repeat(39)}000`,
])('the quantity %j cannot be read [OVR-010, CART-QTY-001]', (text) => {
  expect(readQuantity(text)).toBeUndefined();
});
