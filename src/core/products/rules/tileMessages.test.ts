import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNames, orderedMonth } from './tileMessages';

describe('the month of the last order', () => {
  test.each([
    ['2025-03-31', 'en-US', 'Mar 2025'],
    ['2025-03-01', 'en-US', 'Mar 2025'],
    ['2025-03-01T00:30:00Z', 'en-US', 'Mar 2025'],
    ['2024-12-31', 'en-US', 'Dec 2024'],
    ['2024-02-29', 'en-US', 'Feb 2024'],
    ['2025-03-31', 'fr-CA', 'mars 2025'],
  ])('of %s in %s is %s, in every time zone [TILE-027]', (date, locale, text) => {
    expect(orderedMonth(date, locale)).toBe(text);
  });

  test.each([[undefined], [''], ['soon'], ['2025'], ['2025-13-01'], ['2025-06-31'], ['2025-00-10']])(
    'is not said of %s [TILE-027]',
    (date) => {
      expect(orderedMonth(date, 'en-US')).toBeUndefined();
    },
  );

  test('never throws, whatever the shop sends', () => {
    fc.assert(fc.property(fc.string(), (text) => orderedMonth(text, 'en-US') === undefined));
  });
});

test('of the lists a product is on the first three are named, each by 25 characters [LIST-036, LIST-037]', () => {
  expect(listNames(['a', 'b'.repeat(25), 'c'.repeat(26), 'd'])).toEqual(['a', 'b'.repeat(25), `${'c'.repeat(25)}...`]);
});
