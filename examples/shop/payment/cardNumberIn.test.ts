import { expect, test } from 'vitest';
import { hasCardNumber } from './cardNumberIn';

test.each([
  '4111111111111111',
  'Ada 4111 1111 1111 1111',
  '4111-1111-1111-1111 12/30',
  '4111.1111.1111.1111',
  'card:378282246310005;',
  '3782 822463 10005',
  '41111111111111111230',
  '4111 1111 1111 1111 123',
  '4222222222222',
  '٤١١١١١١١١١١١١١١١',
  '４１１１１１１１１１１１１１１１',
  'Apt 12 4111 1111 1111 1111',
  '4111  1111  1111  1111',
  '4111 - 1111 - 1111 - 1111',
  '4111/1111/1111/1111',
  '4111_1111_1111_1111',
  '4111\u200b1111\u200b1111\u200b1111',
  '3782, 822463, 10005',
])('%s has a card number', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

test.each([
  '',
  'Ada Lovelace',
  '12 Oak Street, Apt 4, 02116-1234',
  '508-555-0134',
  '(508) 555-0134 (508) 555-0135',
  '1 508 555 0134',
  'FUR-BO-10001798',
  'FUR-BO-10001798 OFF-PA-10000061',
  'order 100123',
  '6006000000000000025',
  '4111111111111112',
  '411111111111',
  '2026-11-27 10:00',
  '11/27/2026, 11/28/2026, 11/29/2026',
])('%s has none', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});

test('a text of 100,000 characters is read in time', () => {
  for (const unit of ['1', '1 ', '4444 ', ' ', '1-', '4111 1111 1111 111x '])
    expect(typeof hasCardNumber(unit.repeat(100_000 / unit.length))).toBe('boolean');
});
