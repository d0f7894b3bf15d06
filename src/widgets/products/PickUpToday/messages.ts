import { QUANTITY_WORDS } from '../../../core/cart/rules/quantityWords';
import { STORE_PICK_WORDS, STORE_SEARCH_WORDS } from '../../../core/stores/rules/storeWords';
import { PRODUCT_DRAWER_WORDS } from '../../../hooks/products/useProductDrawer';
import { SUMMARY_WORDS } from '../../../hooks/products/useProductWords';

/** Messages of the drawer, except texts that come from the shop. */
export const messages = {
  ...QUANTITY_WORDS,
  ...SUMMARY_WORDS,
  ...PRODUCT_DRAWER_WORDS,
  ...STORE_SEARCH_WORDS,
  ...STORE_PICK_WORDS,
  open: 'Pick up today',
  openNamed: 'Pick up today: {name}',
  title: 'Pick up today',
  notEligible: 'This item is not available for store pickup.',
  noneHave: 'No store near you has it today. Please try another location.',
  choosing: 'Adding for pickup at {store}',
  viewCart: 'View cart',
};

export type PickUpTodayWord = keyof typeof messages;
