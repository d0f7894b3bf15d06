import { expect, test } from 'vitest';
import { aTile } from '../../../../tests/support/widgets/builders';
import { hiddenPriceText, tileCaption, tileNotes, verdictMessage } from './productMessages';
import type { ProductTile, Restriction, TileVerdict } from './productTile';

type Reason = Extract<TileVerdict, { canAdd: false }>['reason'];

test.each<[Reason, string]>([
  ['out-of-stock', 'Out of stock'],
  ['coming-soon', 'Coming soon'],
  ['restricted', 'This product can no longer be ordered.'],
  ['view-only', 'Order this product from its product page.'],
  ['blocked', "This item is blocked by your organization's purchasing policy."],
  ['off-contract', "Your company's contract doesn't include this product."],
  ['healthcare', 'This item can be bought by healthcare accounts only.'],
])('a product that is %s says: %s', (reason, text) => {
  expect(verdictMessage({ canAdd: false, reason })).toBe(text);
  expect(verdictMessage({ canAdd: false, reason }, { [reason]: 'Not now' })).toBe('Not now');
});

test('a product that can be added says nothing', () => {
  expect(verdictMessage({ canAdd: true })).toBeUndefined();
});

test('the button has the shop’s own caption, or says whether the product is ordered ahead', () => {
  expect(tileCaption(aTile())).toBe('Add to cart');
  expect(tileCaption(aTile({ isPreOrder: true }))).toBe('Pre-order');
  expect(tileCaption(aTile({ isPreOrder: true, caption: 'Reserve' }))).toBe('Reserve');
  expect(tileCaption(aTile(), { add: 'Buy' })).toBe('Buy');
});

test('a text replaces a price that is hidden or missing', () => {
  const { price: _, ...priceless }: ProductTile = aTile();
  expect(hiddenPriceText(aTile())).toBeUndefined();
  expect(hiddenPriceText(aTile({ hasPriceInCartOnly: true }))).toBe('See price in cart');
  expect(hiddenPriceText(priceless)).toBe('Price N/A');
  expect(hiddenPriceText({ ...priceless, priceText: 'Call us' })).toBe('Call us');
});

test('the notes of a product are those that apply, in their order', () => {
  expect(tileNotes(aTile())).toEqual([]);
  const restriction: Restriction = { type: 'PARTIALHARDSUB', limitText: 'At most 2', alternatives: [] };
  expect(tileNotes(aTile({ restriction, isInStoreOnly: true, isSkuSet: true }))).toEqual([
    'At most 2',
    'A replacement is available.',
    'Available for store pickup only',
    'This is a set of products.',
  ]);
  const other: Restriction = { type: 'FULLHARDSUB', alternatives: [] };
  expect(tileNotes(aTile({ restriction: other }))).toEqual([]);
});
