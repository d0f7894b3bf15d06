import { type Overrides, wordsFor } from '../../platform/rules/wording';
import type { ProductTile, TileVerdict } from './productTile';

/** The texts for a product that is not in the cart yet; a page overrides them with its `product` messages. */
export const PRODUCT_WORDS = {
  'out-of-stock': 'Out of stock',
  'coming-soon': 'Coming soon',
  restricted: 'This product can no longer be ordered.',
  'view-only': 'Order this product from its product page.',
  preOrder: 'Pre-order',
  add: 'Add to cart',
  pickupOnly: 'Available for store pickup only',
  priceInCart: 'See price in cart',
  noPrice: 'Price N/A',
  replacement: 'A replacement is available.',
  setOfProducts: 'This is a set of products.',
} as const;

const say = (key: keyof typeof PRODUCT_WORDS, overrides: Overrides | undefined) =>
  wordsFor(PRODUCT_WORDS, key, overrides);

/** Why a product cannot be added; undefined if it can. */
export function verdictWords(verdict: TileVerdict, overrides?: Overrides): string | undefined {
  return verdict.canAdd ? undefined : say(verdict.reason, overrides);
}

/** The label of the button: the shop's own caption if there is one. */
export function tileCaption(tile: ProductTile, overrides?: Overrides): string {
  return tile.caption ?? say(tile.isPreOrder ? 'preOrder' : 'add', overrides);
}

/** The text in place of a hidden or missing price; undefined if the price is displayed. */
export function hiddenPriceWords(tile: ProductTile, overrides?: Overrides): string | undefined {
  if (tile.hasPriceInCartOnly) return say('priceInCart', overrides);
  return tile.price ? undefined : (tile.priceText ?? say('noPrice', overrides));
}

/** Additional notes that a customer should read before adding the product. */
export function tileNotes(tile: ProductTile, overrides?: Overrides): string[] {
  return [
    tile.restriction?.limitText,
    tile.restriction?.type === 'PARTIALHARDSUB' ? say('replacement', overrides) : undefined,
    tile.isInStoreOnly ? say('pickupOnly', overrides) : undefined,
    tile.isSkuSet ? say('setOfProducts', overrides) : undefined,
  ].filter((note) => note !== undefined);
}
