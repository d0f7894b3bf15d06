import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';
import { TILE_MESSAGES } from '../../../core/products/rules/tileMessages';

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
  ...RETRY_MESSAGES,
};
