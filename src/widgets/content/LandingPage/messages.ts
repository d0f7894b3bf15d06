import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';
import { TILE_WORDS } from '../../../core/products/rules/tileWords';

/** Messages of a landing page, except texts that come from the shop. */
export const messages = {
  ...TILE_WORDS,
  filters: 'Filters',
  filtersSet: 'Filters ({n})',
  brands: 'Brand',
  categories: 'Category',
  promo: 'Promotion',
  anyPromo: 'All',
  bopis: 'Available for pickup',
  choiceCount: '{name} ({n})',
  clear: 'Clear filters',
  products: '{n} {n|product|products}',
  loading: 'Loading the page',
  empty: 'No products match these filters. Try removing some.',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
};

export type LandingPageWord = keyof typeof messages;
