import { PURCHASE_MESSAGES } from '../../../core/products/rules/tileMessages';
import { STORE_PICK_MESSAGES, STORE_SEARCH_MESSAGES } from '../../../core/stores/rules/storeMessages';

export const messages = {
  ...PURCHASE_MESSAGES,
  ...STORE_SEARCH_MESSAGES,
  ...STORE_PICK_MESSAGES,
  open: 'Pick up today',
  openNamed: 'Pick up today: {name}',
  title: 'Pick up today',
  notEligible: 'This item is not available for store pickup.',
  noneHave: 'No store near you has it today. Please try another location.',
  choosing: 'Adding for pickup at {store}',
};
