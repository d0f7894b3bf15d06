import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantityMessages';
import { PRODUCT_DRAWER_MESSAGES } from '../../../hooks/products/useProductDrawer';
import { SUMMARY_MESSAGES } from '../../../hooks/products/useProductSummary';

/** Messages of the quick buy drawer, except texts that come from the shop or the product. */
export const messages = {
  ...QUANTITY_MESSAGES,
  ...SUMMARY_MESSAGES,
  ...PRODUCT_DRAWER_MESSAGES,
  open: 'Quick buy',
  openNamed: 'Quick buy of {name}',
  title: 'Quick buy',
  adding: 'Adding to cart',
  buyNow: 'Buy now',
  viewCart: 'View cart',
  delivery: 'How would you like to get it?',
  ship: 'Ship to my address',
  pickup: 'Pick up in store',
  chooseStore: 'Choose a store',
  changeStore: 'Change store',
  noStore: 'Choose a store for pickup.',
  lookingInStore: 'Checking {store}',
  inStore: 'Available at {store}',
  notInStore: 'Not available at {store}',
  atStore: 'At {store}',
  noFinder: 'Choose a store in cart to see availability.',
};

export type QuickBuyMessageKey = keyof typeof messages;
