import { expect, test } from 'vitest';
import { isSame } from './isSame';

test.each([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  [null, undefined, false],
  [1, {}, false],
  [{}, 1, false],
  [null, {}, false],
  [{}, null, false],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[], {}, false],
  [[1], [1, 2], false],
])('%j equals %j: %s', (left, right, verdict) => {
  expect(isSame(left, right)).toBe(verdict);
});
