import { describe, expect, test } from 'vitest';
import { aTile } from '../../../../tests/support/widgets/builders';
import { maxQuantity } from '../../cart/rules/quantity';
import { checkTile, productBounds, RESTRICTION_TYPES, TILE_ACTIONS, tileBounds, tileQuantity } from './productTile';

describe('checkTile', () => {
  test.each([
    ['FULLHARDSUB', { canAdd: false, reason: 'restricted' }],
    ['PARTIALHARDSUB', { canAdd: true }],
    ['DISCONTINUED', { canAdd: false, reason: 'restricted' }],
    ['OUTOFSTOCK', { canAdd: false, reason: 'out-of-stock' }],
  ] as const)('a product with the restriction %s has the verdict %o [TILE-021]', (type, verdict) => {
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
  ] as const)('a product with the action %s can be added: %s', (action, canAdd) => {
    expect(TILE_ACTIONS).toContain(action);
    expect(checkTile(aTile({ action })).canAdd).toBe(canAdd);
  });

  test('coming soon takes precedence over out of stock', () => {
    expect(checkTile(aTile({ isComingSoon: true, isOutOfStock: true }))).toEqual({
      canAdd: false,
      reason: 'coming-soon',
    });
    expect(checkTile(aTile({ isOutOfStock: true }))).toEqual({ canAdd: false, reason: 'out-of-stock' });
  });
});

test('a set has the limit 1, and another product has its own limit and increment', () => {
  expect(productBounds(aTile({ isSkuSet: true, quantityLimit: 9 }))).toEqual({ limit: 1 });
  expect(productBounds(aTile({ quantityLimit: 24, increment: 6 }))).toEqual({ limit: 24, increment: 6 });
});

test.each([
  ['a tile allows 9999', tileBounds, 9999, 9999],
  ['a tile allows less if the shop sets a lower limit', tileBounds, 5000, 5000],
  ['a tile allows no more than 9999, even if the shop sets a higher limit', tileBounds, 20_000, 9999],
  ['the cart area allows 999', productBounds, 9999, 999],
])('%s [TILE-028, CART-QTY-001]', (_, boundsOf, quantityLimit, most) => {
  expect(maxQuantity(boundsOf(aTile({ quantityLimit })))).toBe(most);
});

describe('tileQuantity', () => {
  test.each(['', '  '])('the typed quantity %j stays empty [TILE-029]', (typed) => {
    expect(tileQuantity(typed)).toBe('');
  });

  test.each(['0', '-1', 'two', '12a', '1e3', '0.5', '+4'])('the typed quantity %j is 0 [TILE-030]', (typed) => {
    expect(tileQuantity(typed)).toBe(0);
  });

  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['2.9', 2],
    ['2.50', 2],
    ['9999', 9999],
    ['10000', 9999],
    ['99999999999999999999', 9999],
  ])('the typed quantity %j is %i [TILE-031]', (typed, quantity) => {
    expect(tileQuantity(typed)).toBe(quantity);
  });
});
