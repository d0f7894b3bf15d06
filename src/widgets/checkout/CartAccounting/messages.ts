import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

/** Messages of the widget, except texts that come from the customer or the account. */
export const messages = {
  title: 'Order details',
  budgetCenter: 'Budget center',
  poNumber: 'Purchase order number',
  poRelease: 'Purchase order release',
  shipTo: 'Ship to',
  notGiven: 'Not given',
  required: 'Required',
  change: 'Change',
  add: 'Add',
  changeNamed: 'Change: {name}',
  addNamed: 'Add: {name}',
  missing: 'Needed before checkout: {fields}.',
  byItem: 'Budget center by item',
  changeOfItem: 'Change budget center of {name}',
  elsewhere: 'This is asked for at the checkout.',
  toCheckout: 'Go to checkout',
  loading: 'Loading your cart',
  failed: GENERIC_WORDS.changeFailed,
  retry: 'Try again',
};

export type CartAccountingWord = keyof typeof messages;
