import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  title: 'Order details',
  budgetCenter: 'Budget center',
  poNumber: 'Purchase order number',
  poRelease: 'Purchase order release',
  shipTo: 'Ship to',
  notGiven: 'Not provided',
  required: 'Required',
  change: 'Change',
  add: 'Add',
  changeNamed: 'Change: {name}',
  addNamed: 'Add: {name}',
  missing: 'Required before checkout: {fields}.',
  byItem: 'Budget center by item',
  changeOfItem: 'Change budget center for {name}',
  elsewhere: "You'll enter this at checkout.",
  toCheckout: 'Go to checkout',
  loading: 'Loading your cart',
  ...RETRY_MESSAGES,
  failed: GENERIC_MESSAGES.changeFailed,
};
