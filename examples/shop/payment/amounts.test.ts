import { expect, test } from 'vitest';
import { shareOut } from './amounts';

const at = (second: number) => new Date(second * 1000);

test.each([
  [10_000, ['GIFT_CARD 2500', 'PREPAID_CARD 1000', 'CREDIT_CARD 6500'], 0],
  [3000, ['GIFT_CARD 2500', 'PREPAID_CARD 500', 'CREDIT_CARD 0'], 0],
  [0, ['GIFT_CARD 0', 'PREPAID_CARD 0', 'CREDIT_CARD 0'], 0],
])('of %i cents, gift cards pay first, then prepaid cards, and a credit card the rest', (total, shares, due) => {
  const shared = shareOut(total, [
    { paymentType: 'CREDIT_CARD', appliedAt: at(1), most: undefined },
    { paymentType: 'PREPAID_CARD', appliedAt: at(2), most: 1000 },
    { paymentType: 'GIFT_CARD', appliedAt: at(3), most: 2500 },
  ]);
  expect([shared.shares.map(({ paymentType, amount }) => `${paymentType} ${amount}`), shared.due]).toEqual([
    shares,
    due,
  ]);
});

test('cards of one kind pay in the order in which they were applied, and the rest is due', () => {
  const { shares, due } = shareOut(10_000, [
    { paymentType: 'PREPAID_CARD', appliedAt: at(2), most: 500 },
    { paymentType: 'PREPAID_CARD', appliedAt: at(1), most: 1000 },
  ]);
  expect([shares.map(({ amount }) => amount), due]).toEqual([[1000, 500], 8500]);
});
