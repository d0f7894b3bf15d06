import { QUANTITY_WORDS } from '../../../core/cart/rules/quantityWords';
import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';
import { SUMMARY_WORDS } from '../../../hooks/products/useProductWords';

/** Messages of the list, except texts that come from the shop or the products. */
export const messages = {
  ...QUANTITY_WORDS,
  ...SUMMARY_WORDS,
  title: 'Compare items',
  empty: 'Nothing to compare yet. Select Compare on up to 4 items.',
  full: 'You can compare up to 4 items.',
  loading: 'Loading your items to compare',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
  notFound: 'We could not find this product.',
  feature: 'Feature',
  picture: 'Picture',
  price: 'Price',
  rating: 'Rating',
  badges: 'Badges',
  ways: 'Order',
  none: 'None',
  adding: 'Adding to cart',
  addNamed: '{caption}: {name}',
  details: 'View details',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
};

export type CompareListWord = keyof typeof messages;
