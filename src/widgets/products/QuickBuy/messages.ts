import { PURCHASE_MESSAGES } from '../../../core/products/rules/tileMessages';

/** Messages of the quick buy drawer, except texts that come from the shop or the product. */
export const messages = {
  ...PURCHASE_MESSAGES,
  open: 'Quick buy',
  openNamed: 'Quick buy of {name}',
  title: 'Quick buy',
  adding: 'Adding to cart',
  buyNow: 'Buy now',
  noStore: 'Choose a store for pickup.',
};
