import { TILE_WORDS } from '../../../core/products/rules/tileWords';

/** Every word of a tile that is not the shop's or the product's own. */
export const messages = {
  ...TILE_WORDS,
  loading: 'Loading the product',
  notFound: 'We could not find this product.',
  failed: 'Sorry, something went wrong. Please try again.',
  retry: 'Try again',
  swatches: 'Comes in',
};

export type ProductTileWord = keyof typeof messages;
