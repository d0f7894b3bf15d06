import { expect, test } from 'vitest';
import { formatPlural } from '../../platform/rules/messages';
import { toProductTile } from '../client/toProductTile';
import { PRODUCT_MESSAGES } from './productMessages';
import { TILE_MESSAGES } from './tileMessages';
import { tileTexts } from './tileTexts';

const textsOf = (more: object, locale = 'en-US') =>
  tileTexts(toProductTile({ itemId: 'MUG', title: 'Mug', priceValue: '12.50', ...more }, 'USD'), {
    translate: (key, figures = {}) => formatPlural(TILE_MESSAGES[key], figures, locale),
    own: { add: 'Into the cart' },
    locale,
  });

test('the texts of a tile follow from its product and the messages of the page [DEC-Q441]', () => {
  expect(textsOf({ rating: '4.5', ratingCount: 1, lastOrderedDate: '2025-03-31', cId: 'OWN-1' })).toEqual({
    target: { kind: 'add' },
    was: 'Was',
    item: 'Item OWN-1',
    rated: 'Rated 4.5 out of 5, 1 review',
    badges: ['Purchased Mar 2025'],
    notes: [],
    hiddenPrice: undefined,
    blocked: undefined,
    caption: 'Into the cart',
  });
});

test('a rating has the decimal mark of the locale [I18N-004]', () => {
  expect(textsOf({ rating: 3.1, ratingCount: 2 }, 'fr-CA').rated).toBe('Rated 3,1 out of 5, 2 reviews');
});

test('a tile without a button says why, and a price that is not shown has a text [DEC-Q441]', () => {
  expect(textsOf({ isOutOfStock: true, seePriceInCart: true })).toMatchObject({
    target: { kind: 'none' },
    blocked: 'Out of stock',
    hiddenPrice: 'See price in cart',
  });
  expect(textsOf({ isSKUSET: true, actionLabel: 'customSkuset' }).caption).toBe('View options');
});

test('a tile of a product that says nothing more has no more texts [DEC-Q441]', () => {
  expect(textsOf({})).toMatchObject({ item: 'Item MUG', rated: undefined, badges: [], notes: [] });
});

test('a tile has the notes of its product, and says that it stands in for another one [DEC-Q441]', () => {
  expect(textsOf({ inStoreOnlyProduct: true, isSurchargeSub: true, surchgOrgItemId: 'PEN' }).notes).toEqual([
    PRODUCT_MESSAGES.pickupOnly,
    TILE_MESSAGES.substitute,
  ]);
});

test('a product that leads to suggestions is not blocked, although it cannot be added [TILE-018]', () => {
  expect(textsOf({ isOutOfStock: true, actionLabel: 'expertsSuggest' }).blocked).toBeUndefined();
});
