import { expect, test } from 'vitest';
import { maskCustomerNumber } from './customer';

test.each([
  ['', ''],
  ['7', '7'],
  ['1234', '1234'],
  ['12345', '*2345'],
  ['1234567890', '******7890'],
])('the customer number "%s" is displayed as "%s" [SESS-010]', (customerNumber, shown) => {
  expect(maskCustomerNumber(customerNumber)).toBe(shown);
});

test('the mask may be another character [SESS-010]', () => {
  expect(maskCustomerNumber('123456', '•')).toBe('••3456');
});
