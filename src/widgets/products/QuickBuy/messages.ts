import { PURCHASE_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PURCHASE_MESSAGES,
  open: 'Quick buy',
  openNamed: 'Quick buy of {name}',
  title: 'Quick buy',
  adding: 'Adding to cart',
  buyNow: 'Buy now',
  noStore: 'Choose a store for pickup.',
};
