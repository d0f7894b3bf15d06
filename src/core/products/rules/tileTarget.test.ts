import { describe, expect, test } from 'vitest';
import { aTile } from '../../../../tests/support/builders';
import type { ProductTile } from './productTile';
import { hasReplacement, type TileTarget, tileTarget } from './tileTarget';

const ALTERNATE = { alternatives: ['PEN'], alternateUrl: '/product_PEN' };

describe('the button of a tile', () => {
  test.each<[string, Partial<ProductTile>, TileTarget]>([
    ['adds', { action: 'addToCart' }, { kind: 'add' }],
    ['subscribes', { action: 'subscribe' }, { kind: 'ask', overlay: 'AUTO_RESTOCK' }],
    ['suggests', { action: 'expertsSuggest' }, { kind: 'ask', overlay: 'EXPERTSUGGEST' }],
    ['looks for a store', { action: 'pickUpToday' }, { kind: 'ask', overlay: 'BOPIS' }],
    ['shows the product', { action: 'viewOnly' }, { kind: 'go', url: '/product_MUG' }],
    ['shows the custom set', { action: 'customSkuset' }, { kind: 'go', url: '/product_MUG' }],
    ['shows the set, whatever its label', { isSkuSet: true }, { kind: 'go', url: '/product_MUG' }],
    [
      'shows the alternate',
      { action: 'viewAlternate', restriction: { ...ALTERNATE, type: 'FULLHARDSUB' } },
      { kind: 'go', url: '/product_PEN' },
    ],
    ['shows the product where there is no alternate', { action: 'viewAlternate' }, { kind: 'go', url: '/product_MUG' }],
    [
      'leads to no script',
      {
        action: 'viewAlternate',
        url: 'javascript:alert(1)',
        restriction: { alternatives: [], alternateUrl: 'data:x' },
      },
      { kind: 'go', url: undefined },
    ],
    ['does nothing when it is sold out', { isOutOfStock: true }, { kind: 'none' }],
    ['does nothing before it is sold', { isComingSoon: true }, { kind: 'none' }],
    ['does nothing when it is gone', { restriction: { alternatives: [], type: 'DISCONTINUED' } }, { kind: 'none' }],
    [
      'suggests something else when it is sold out',
      { action: 'expertsSuggest', isOutOfStock: true },
      { kind: 'ask', overlay: 'EXPERTSUGGEST' },
    ],
    ['adds what has a replacement', { restriction: { ...ALTERNATE, type: 'PARTIALHARDSUB' } }, { kind: 'add' }],
  ])('%s [TILE-018, TILE-019, TILE-021, TILE-022]', (_, tile, target) => {
    expect(tileTarget(aTile(tile))).toEqual(target);
  });
});

test.each([
  ['FULLHARDSUB', true],
  ['DISCONTINUED', true],
  ['PARTIALHARDSUB', true],
  ['OUTOFSTOCK', false],
] as const)('of %s a replacement is offered: %s [TILE-021]', (type, isOffered) => {
  expect(hasReplacement(aTile({ restriction: { ...ALTERNATE, type } }))).toBe(isOffered);
  expect(hasReplacement(aTile({ restriction: { alternatives: [], type } }))).toBe(false);
});
