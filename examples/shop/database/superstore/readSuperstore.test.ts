import { expect, test } from 'vitest';
import { mostCommon } from './readSuperstore';

test.each([
  [[1, 2, 2], 2],
  [[2, 1], 1],
  [[], undefined],
])('mostCommon of %j is %s', (values, expected) => {
  expect(mostCommon(values)).toBe(expected);
});
