import { TILE_WORDS } from '../../../core/products/rules/tileWords';

/** Messages of a tile, except texts that come from the shop or the product. */
export const messages = {
  ...TILE_WORDS,
  loading: 'Loading the product',
  notFound: 'We could not find this product.',
  failed: 'Sorry, something went wrong. Please try again.',
  retry: 'Try again',
  swatches: 'Comes in',
};

export type ProductTileWord = keyof typeof messages;
