import { expect, test } from 'vitest';
import { placeKey } from './placeKey';

test('different places have different keys [DEC-Q312]', () => {
  expect(['St. Louis', 'San  Luis', '(St.) Mt'].map(placeKey)).toEqual(['saintlouis', 'sanluis', 'saintmount']);
});

test.each([
  ['St. Louis', 'Saint Louis'],
  ['Winston-Salem', 'winston salem'],
  ["O'Fallon", 'O Fallon'],
  ['Ft Worth', 'Fort Worth'],
  ['Montréal', 'Montreal'],
])('%s and %s are spellings of one place [DEC-Q312]', (left, right) => {
  expect(placeKey(left)).toBe(placeKey(right));
});
