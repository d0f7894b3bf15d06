import { expect, test } from 'vitest';
import { giftShare } from './giftShare';

const USD = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  ['no balance', 0, 3125, 0, 0],
  ['less than the order', 2000, 3125, 2000, 0],
  ['exactly the order', 3125, 3125, 3125, 0],
  ['one cent more than the order', 3126, 3125, 3125, 1],
  ['an order that is already paid', 2000, 0, 0, 2000],
  ['a negative balance', -5, 3125, 0, 0],
])('a gift card with %s pays its share and retains the rest', (_, balance, remaining, applied, left) => {
  expect(giftShare(USD(balance), USD(remaining))).toEqual({ applied: USD(applied), left: USD(left) });
});
