import { describe, expect, test } from 'vitest';
import { shuffled, spreadOf } from './median';

describe('spreadOf', () => {
  test.each([
    ['one figure is its own median', [4], { median: 4, min: 4, max: 4 }],
    ['the median of an odd count is the middle figure', [9, 1, 5], { median: 5, min: 1, max: 9 }],
    [
      'the median of an even count is the mean of the two middle figures',
      [1, 10, 4, 2],
      { median: 3, min: 1, max: 10 },
    ],
    ['figures are sorted as numbers', [10, 9, 100], { median: 10, min: 9, max: 100 }],
  ])('%s', (_, values, spread) => expect(spreadOf(values)).toEqual(spread));

  test('throws without figures, or with one that is not finite', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
    expect(() => spreadOf([1, Number.NaN])).toThrow(RangeError);
    expect(() => spreadOf([1, Number.POSITIVE_INFINITY])).toThrow(RangeError);
  });
});

test('shuffled returns every item once, and leaves its argument unchanged', () => {
  const items = [1, 2, 3, 4, 5];
  expect(shuffled(items, () => 0)).toEqual([2, 3, 4, 5, 1]);
  expect(shuffled(items).sort()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});
