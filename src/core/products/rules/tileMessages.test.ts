import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNames, orderedMonth } from './tileMessages';

describe('orderedMonth', () => {
  test.each([
    ['2025-03-31', 'en-US', 'Mar 2025'],
    ['2024-12-31', 'en-US', 'Dec 2024'],
    ['2025-03-01T00:30:00Z', 'fr-CA', 'mars 2025'],
  ])('the month of %s in %s is %s [TILE-027]', (date, locale, text) => {
    expect(orderedMonth(date, locale)).toBe(text);
  });

  test.each([[undefined], [''], ['soon'], ['2025'], ['2025-13-01'], ['2025-06-31'], ['2025-00-10']])(
    'there is no month for %s [TILE-027]',
    (date) => {
      expect(orderedMonth(date, 'en-US')).toBeUndefined();
    },
  );

  test('there is no month for an arbitrary text, and nothing throws', () => {
    fc.assert(fc.property(fc.string(), (text) => orderedMonth(text, 'en-US') === undefined));
  });
});

test('the first three lists of a product are named, each cut to 25 characters [LIST-036, LIST-037]', () => {
  expect(listNames(['a', 'b'.repeat(25), 'c'.repeat(26), 'd'])).toEqual(['a', 'b'.repeat(25), `${'c'.repeat(25)}...`]);
});
