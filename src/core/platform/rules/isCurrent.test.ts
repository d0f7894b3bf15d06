import { expect, test } from 'vitest';
import { isCurrent } from './isCurrent';

test.each([
  [999, 1000, true],
  [1000, 1000, false],
  [400, 1000, true],
  [399, 1000, false],
  [0, 4e10, false],
  [0, Number.NaN, false],
  [0, Number.POSITIVE_INFINITY, false],
])(
  'a record with a lifetime of 600 ms: at %d, one that expires at %d is current: %s [CART-STORE-001]',
  (now, expires, result) => {
    expect(isCurrent(now, expires, 600)).toBe(result);
  },
);
