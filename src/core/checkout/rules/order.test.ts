import { expect, test } from 'vitest';
import { formatOrderDate } from '../../platform/rules/formatOrderDate';
import { orderedUnits } from './order';

test('orderedUnits adds up the quantities of the lines', () => {
  const line = { sku: 'MUG', name: 'Mug', quantity: 2 };
  expect(orderedUnits({ lines: [line, { ...line, quantity: 3 }] })).toBe(5);
  expect(orderedUnits({ lines: [] })).toBe(0);
});

test.each([
  ['2026-11-20', 'en-US', 'November 20, 2026'],
  ['2026-01-01', 'fr-CA', '1 janvier 2026'],
  ['yesterday', 'en-US', undefined],
  ['0000-00-00', 'en-US', undefined],
  ['2026-02-30', 'en-US', undefined],
  ['', 'en-US', undefined],
])('the order date %s in %s is formatted as %s [DEC-Q611]', (date, locale, text) => {
  expect(formatOrderDate(date, locale)).toBe(text);
});
