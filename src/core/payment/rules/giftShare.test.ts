import { expect, test } from 'vitest';
import { giftShare } from './giftShare';

const USD = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  ['nothing on the card', 0, 3125, 0, 0],
  ['less than the order', 2000, 3125, 2000, 0],
  ['just the order', 3125, 3125, 3125, 0],
  ['one cent more', 3126, 3125, 3125, 1],
  ['nothing left to pay', 2000, 0, 0, 2000],
  ['a balance below nothing', -5, 3125, 0, 0],
])('a gift card with %s pays its share, and keeps the rest', (_, balance, remaining, applied, left) => {
  expect(giftShare(USD(balance), USD(remaining))).toEqual({ applied: USD(applied), left: USD(left) });
});
