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
  noStore: 'Choose a store for pickup.',
};

export type QuickBuyMessageKey = keyof typeof messages;
