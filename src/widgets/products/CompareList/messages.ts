import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantity';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';
import { SUMMARY_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...QUANTITY_MESSAGES,
  ...SUMMARY_MESSAGES,
  title: 'Compare items',
  empty: 'Nothing to compare yet. Select Compare on up to 4 items.',
  shop: 'Continue shopping',
  full: 'You can compare up to 4 items.',
  loading: 'Loading your items to compare',
  ...RETRY_MESSAGES,
  notFound: 'We could not find this product.',
  feature: 'Feature',
  picture: 'Picture',
  price: 'Price',
  rating: 'Rating',
  badges: 'Badges',
  order: 'Order',
  none: 'None',
  adding: 'Adding to cart',
  addNamed: '{caption}: {name}',
  details: 'View details',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
};
