import { messageFor, type Overrides } from '../../platform/rules/messages';
import type { ProductTile, TileVerdict } from './productTile';

/** The texts for a product that is not in the cart yet; a page overrides them with its `product` messages. */
export const PRODUCT_MESSAGES = {
  'out-of-stock': 'Out of stock',
  'coming-soon': 'Coming soon',
  restricted: 'This product can no longer be ordered.',
  'view-only': 'Order this product from its product page.',
  blocked: "This item is blocked by your organization's purchasing policy.",
  'off-contract': "Your company's contract doesn't include this product.",
  healthcare: 'This item can be bought by healthcare accounts only.',
  preOrder: 'Pre-order',
  add: 'Add to cart',
  pickupOnly: 'Available for store pickup only',
  priceInCart: 'See price in cart',
  noPrice: 'Price N/A',
  replacement: 'A replacement is available.',
  setOfProducts: 'This is a set of products.',
} as const;

const translate = (key: keyof typeof PRODUCT_MESSAGES, overrides: Overrides | undefined) =>
  messageFor(PRODUCT_MESSAGES, key, overrides);

/** Why a product cannot be added; undefined if it can. */
export function verdictMessage(verdict: TileVerdict, overrides?: Overrides): string | undefined {
  return verdict.canAdd ? undefined : translate(verdict.reason, overrides);
}

/** The label of the button: the shop's own caption if there is one. */
export function tileCaption(tile: ProductTile, overrides?: Overrides): string {
  return tile.caption ?? translate(tile.isPreOrder ? 'preOrder' : 'add', overrides);
}

/** The text in place of a hidden or missing price; undefined if the price is displayed. */
export function hiddenPriceText(tile: ProductTile, overrides?: Overrides): string | undefined {
  if (tile.hasPriceInCartOnly) return translate('priceInCart', overrides);
  return tile.price ? undefined : (tile.priceText ?? translate('noPrice', overrides));
}

/** Additional notes that a customer should read before adding the product. */
export function tileNotes(tile: ProductTile, overrides?: Overrides): string[] {
  return [
    tile.restriction?.limitText,
    tile.restriction?.type === 'PARTIALHARDSUB' ? translate('replacement', overrides) : undefined,
    tile.isInStoreOnly ? translate('pickupOnly', overrides) : undefined,
    tile.isSkuSet ? translate('setOfProducts', overrides) : undefined,
  ].filter((note) => note !== undefined);
}
