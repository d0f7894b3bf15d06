import { describe, expect, test } from 'vitest';
import { aTile } from '../../../tests/support/builders';
import { checkTile, RESTRICTION_TYPES, TILE_ACTIONS, tileBounds } from './productTile';

describe('what may be added from where a product is shown', () => {
  test.each([
    ['FULLHARDSUB', { canAdd: false, reason: 'restricted' }],
    ['PARTIALHARDSUB', { canAdd: true }],
    ['DISCONTINUED', { canAdd: false, reason: 'restricted' }],
    ['OUTOFSTOCK', { canAdd: false, reason: 'out-of-stock' }],
  ] as const)('a product that is %s: %o [TILE-021]', (type, verdict) => {
    expect(RESTRICTION_TYPES).toContain(type);
    expect(checkTile(aTile({ restriction: { type, alternatives: [] } }))).toEqual(verdict);
  });

  test.each([
    ['addToCart', true],
    ['subscribe', true],
    ['expertsSuggest', true],
    ['pickUpToday', true],
    ['viewOnly', false],
    ['customSkuset', false],
    ['viewAlternate', false],
  ] as const)('a product whose button says %s: %s', (action, canAdd) => {
    expect(TILE_ACTIONS).toContain(action);
    expect(checkTile(aTile({ action })).canAdd).toBe(canAdd);
  });

  test('what comes soon comes before what is out of stock', () => {
    expect(checkTile(aTile({ isComingSoon: true, isOutOfStock: true }))).toEqual({
      canAdd: false,
      reason: 'coming-soon',
    });
    expect(checkTile(aTile({ isOutOfStock: true }))).toEqual({ canAdd: false, reason: 'out-of-stock' });
  });
});

test('a set is had once at a time, all else within its limit and by its step', () => {
  expect(tileBounds(aTile({ isSkuSet: true, quantityLimit: 9 }))).toEqual({ limit: 1 });
  expect(tileBounds(aTile({ quantityLimit: 24, increment: 6 }))).toEqual({ limit: 24, increment: 6 });
});
