import { describe, expect, test } from 'vitest';
import { aTile } from '../../../../tests/support/widgets/builders';
import { checkTile, type ProductTile } from './productTile';
import { hasReplacement, type TileTarget, tileTarget } from './tileTarget';

const ALTERNATE = { alternatives: ['PEN'], alternateUrl: '/product_PEN' };

describe('tileTarget', () => {
  test.each<[string, Partial<ProductTile>, TileTarget]>([
    ['addToCart adds the product', { action: 'addToCart' }, { kind: 'add' }],
    ['subscribe opens AUTO_RESTOCK', { action: 'subscribe' }, { kind: 'open', overlay: 'AUTO_RESTOCK' }],
    ['expertsSuggest opens EXPERTSUGGEST', { action: 'expertsSuggest' }, { kind: 'open', overlay: 'EXPERTSUGGEST' }],
    ['pickUpToday opens BOPIS', { action: 'pickUpToday' }, { kind: 'open', overlay: 'BOPIS' }],
    ['viewOnly opens the product page', { action: 'viewOnly' }, { kind: 'go', url: '/product_MUG' }],
    ['customSkuset opens the product page', { action: 'customSkuset' }, { kind: 'go', url: '/product_MUG' }],
    ['a set opens the product page, whatever its action', { isSkuSet: true }, { kind: 'go', url: '/product_MUG' }],
    [
      'viewAlternate opens the alternate product',
      { action: 'viewAlternate', restriction: { ...ALTERNATE, type: 'FULLHARDSUB' } },
      { kind: 'go', url: '/product_PEN' },
    ],
    [
      'viewAlternate opens the product page if there is no alternate',
      { action: 'viewAlternate' },
      { kind: 'go', url: '/product_MUG' },
    ],
    [
      'a script URL is never a target',
      {
        action: 'viewAlternate',
        url: 'javascript:alert(1)',
        restriction: { alternatives: [], alternateUrl: 'data:x' },
      },
      { kind: 'go', url: undefined },
    ],
    ['a product that is out of stock has no target', { isOutOfStock: true }, { kind: 'none' }],
    ['a product that is coming soon has no target', { isComingSoon: true }, { kind: 'none' }],
    [
      'a discontinued product has no target',
      { restriction: { alternatives: [], type: 'DISCONTINUED' } },
      { kind: 'none' },
    ],
    [
      'expertsSuggest opens EXPERTSUGGEST even if the product is out of stock',
      { action: 'expertsSuggest', isOutOfStock: true },
      { kind: 'open', overlay: 'EXPERTSUGGEST' },
    ],
    [
      'a partially replaced product is added',
      { restriction: { ...ALTERNATE, type: 'PARTIALHARDSUB' } },
      { kind: 'add' },
    ],
  ])('%s [TILE-018, TILE-019, TILE-021, TILE-022]', (_, tile, target) => {
    expect(tileTarget(aTile(tile))).toEqual(target);
  });
});

test.each([
  ['FULLHARDSUB', true],
  ['DISCONTINUED', true],
  ['PARTIALHARDSUB', true],
  ['OUTOFSTOCK', false],
] as const)(
  'a product with the restriction %s and alternatives offers a replacement: %s [TILE-021]',
  (type, isOffered) => {
    expect(hasReplacement(aTile({ restriction: { ...ALTERNATE, type } }))).toBe(isOffered);
    expect(hasReplacement(aTile({ restriction: { alternatives: [], type } }))).toBe(false);
  },
);

test('a product that the policy of the account refuses has no target and no verdict but that [TILE-021]', () => {
  const refused = aTile({ refusal: 'blocked' });
  expect(tileTarget(refused)).toEqual({ kind: 'none' });
  expect(tileTarget(aTile({ refusal: 'off-contract', action: 'viewOnly' }))).toEqual({ kind: 'none' });
  expect(checkTile(refused)).toEqual({ canAdd: false, reason: 'blocked' });
  expect(checkTile(aTile({ action: 'viewOnly' }))).toEqual({ canAdd: false, reason: 'view-only' });
});

test.each([
  [{ type: 'PARTIALHARDSUB', alternatives: ['PEN'] }, true],
  [{ type: 'PARTIALHARDSUB', alternatives: [], alternateUrl: '/product_PEN' }, true],
  [{ type: 'PARTIALHARDSUB', alternatives: [] }, false],
  [{ type: 'OUTOFSTOCK', alternatives: ['PEN'] }, false],
  [{ alternatives: ['PEN'] }, false],
  [undefined, false],
] as [ProductTile['restriction'], boolean][])(
  'the restriction %j has a replacement: %s [TILE-021]',
  (restriction, has) => {
    expect(hasReplacement(aTile(restriction && { restriction }))).toBe(has);
  },
);
