import { describe, expect, test } from 'vitest';
import { shuffled, spreadOf } from './median';

describe('the middle of some figures', () => {
  test.each([
    ['one figure is its own middle', [4], { median: 4, min: 4, max: 4 }],
    ['an odd count has one in the middle', [9, 1, 5], { median: 5, min: 1, max: 9 }],
    ['of an even count it lies between two', [1, 10, 4, 2], { median: 3, min: 1, max: 10 }],
    ['figures are ordered as numbers', [10, 9, 100], { median: 10, min: 9, max: 100 }],
  ])('%s', (_, values, spread) => expect(spreadOf(values)).toEqual(spread));

  test('no figure, or one that is no number, has no middle', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
    expect(() => spreadOf([1, Number.NaN])).toThrow(RangeError);
    expect(() => spreadOf([1, Number.POSITIVE_INFINITY])).toThrow(RangeError);
  });
});

test('shuffling keeps every item, once, and leaves the list as it was', () => {
  const items = [1, 2, 3, 4, 5];
  expect(shuffled(items, () => 0)).toEqual([2, 3, 4, 5, 1]);
  expect(shuffled(items).sort()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});
