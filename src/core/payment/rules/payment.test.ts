import { expect, test } from 'vitest';
import { giftShare, remainingAmount, restAfterPrepayments } from './payment';

test.each([
  [1000, [], 1000],
  [1000, [400], 600],
  [1000, [400, 600], 0],
  [1000, [1500], 0],
  [1000, [undefined], 1000],
])('of the total %i, with %j paid, %i remains', (total, paid, left) => {
  const payments = paid.map((minor) => (minor === undefined ? {} : { amount: { minor, currency: 'USD' } }));
  expect(remainingAmount({ minor: total, currency: 'USD' }, payments)).toEqual({ minor: left, currency: 'USD' });
});

test('a card or a vendor covers what gift cards and prepaid cards leave', () => {
  const payments = [
    { type: 'GIFT_CARD', amount: USD(100) },
    { type: 'PREPAID_CARD', amount: USD(200) },
    { type: 'CREDIT_CARD', amount: USD(400) },
  ];
  expect(restAfterPrepayments(USD(1000), payments)).toEqual(USD(700));
});

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
