import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { OFFLINE_MESSAGE } from '../../../core/platform/rules/offlineMessage';
import { TILE_MESSAGES } from '../../../core/products/rules/tileMessages';

/** Messages of a landing page, except texts that come from the shop. */
export const messages = {
  ...TILE_MESSAGES,
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
  failed: GENERIC_MESSAGES.failed,
  offline: OFFLINE_MESSAGE,
  retry: 'Try again',
};

export type LandingPageMessageKey = keyof typeof messages;
