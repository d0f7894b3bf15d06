import { describe, expect, test } from 'vitest';
import { moneyFromDecimal } from '../../platform/rules/money';
import { isRewardsFresh, REWARDS_CACHE_MS, rewardsKey, tierProgress, wholeDollarText } from './rewards';

const usd = (decimal: string) => moneyFromDecimal(decimal, 'USD');

test.each([
  ['0', 'en-US', '$0'],
  ['0.99', 'en-US', '$0'],
  ['12.99', 'en-US', '$12'],
  ['13.00', 'en-US', '$13'],
  ['1234.50', 'en-US', '$1,234'],
  ['100', 'en-US', '$100'],
  ['1000', 'en-US', '$1,000'],
  ['-0.50', 'en-US', '-$1'],
  ['1234.99', 'fr-CA', '1\u00a0234\u00a0$'],
])('rewards of %s in %s are formatted as %s: whole dollars, rounded down [RWD-005]', (decimal, locale, text) => {
  expect(wholeDollarText(usd(decimal), locale)).toBe(text);
});

test('an amount in a currency without minor units is not rounded [RWD-005]', () => {
  expect(wholeDollarText(moneyFromDecimal('1200', 'JPY'))).toBe('JPY\u00a01,200');
  expect(wholeDollarText(moneyFromDecimal('1000', 'JPY'))).toBe('JPY\u00a01,000');
});

test.each([
  [0, true],
  [299_999, true],
  [300_000, false],
  [-1, false],
])('rewards that were read %i ms ago are fresh: %s [RWD-003]', (age, isFresh) => {
  expect(REWARDS_CACHE_MS).toBe(300_000);
  expect(isRewardsFresh({ timestamp: 1_000_000 }, 1_000_000 + age)).toBe(isFresh);
});

test('the storage key of a member has their rewards number [RWD-003]', () => {
  expect(rewardsKey('4711')).toBe('rewardsInfo_4711');
});

describe('tierProgress', () => {
  const levels = [
    { name: 'Gold', from: usd('500') },
    { name: 'Silver', from: usd('100') },
  ];

  test('there is no progress without levels, or with levels in another currency [RWD-006]', () => {
    expect(tierProgress(usd('250'))).toBeUndefined();
    expect(tierProgress(usd('250'), [{ name: 'Or', from: moneyFromDecimal('1', 'CAD') }])).toBeUndefined();
  });

  test.each([
    ['-5', undefined, { name: 'Silver', remaining: usd('105') }, 0],
    ['0', undefined, { name: 'Silver', remaining: usd('100') }, 0],
    ['99.99', undefined, { name: 'Silver', remaining: usd('0.01') }, 0.9999],
    ['100', 'Silver', { name: 'Gold', remaining: usd('400') }, 0],
    ['300', 'Silver', { name: 'Gold', remaining: usd('200') }, 0.5],
    ['500', 'Gold', undefined, 1],
    ['900', 'Gold', undefined, 1],
  ])('the progress after spending %s is based on the shop’s own thresholds [RWD-006]', (spent, tier, next, share) => {
    expect(tierProgress(usd(spent), levels)).toEqual({ tier, next, share });
  });
});
