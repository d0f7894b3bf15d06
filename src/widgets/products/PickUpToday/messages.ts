import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantityMessages';
import { STORE_PICK_MESSAGES, STORE_SEARCH_MESSAGES } from '../../../core/stores/rules/storeMessages';
import { PRODUCT_DRAWER_MESSAGES } from '../../../hooks/products/useProductDrawer';
import { SUMMARY_MESSAGES } from '../../../hooks/products/useProductSummary';

/** Messages of the drawer, except texts that come from the shop. */
export const messages = {
  ...QUANTITY_MESSAGES,
  ...SUMMARY_MESSAGES,
  ...PRODUCT_DRAWER_MESSAGES,
  ...STORE_SEARCH_MESSAGES,
  ...STORE_PICK_MESSAGES,
  open: 'Pick up today',
  openNamed: 'Pick up today: {name}',
  title: 'Pick up today',
  notEligible: 'This item is not available for store pickup.',
  noneHave: 'No store near you has it today. Please try another location.',
  choosing: 'Adding for pickup at {store}',
  viewCart: 'View cart',
};

export type PickUpTodayMessageKey = keyof typeof messages;
