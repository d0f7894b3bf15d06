import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf } from './digits';

test.each([
  ['', ''],
  ['no digits', ''],
  ['4111 1111-1111.1111', '4111111111111111'],
  ['٤١١١', '4111'],
  ['۴۱۱۱', '4111'],
  ['４１１１', '4111'],
  ['९०', '90'],
  ['𝟗𝟎𝟱', '905'],
  ['1½²', '1122'],
])('the digits of %j are %j [PAY-CARD-001]', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test('any typed text is reduced to the digits 0 to 9', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => /^[0-9]*$/.test(digitsOf(text))),
    { numRuns: 50 },
  );
});
