import { QUANTITY_WORDS } from '../../../core/cart/rules/quantityWords';
import { PRODUCT_DRAWER_WORDS } from '../../../hooks/products/useProductDrawer';
import { SUMMARY_WORDS } from '../../../hooks/products/useProductWords';

/** Messages of the quick buy drawer, except texts that come from the shop or the product. */
export const messages = {
  ...QUANTITY_WORDS,
  ...SUMMARY_WORDS,
  ...PRODUCT_DRAWER_WORDS,
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

export type QuickBuyWord = keyof typeof messages;
