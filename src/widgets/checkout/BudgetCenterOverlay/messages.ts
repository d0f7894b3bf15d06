import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

/** Messages of the overlay, except the names of budget centers. */
export const messages = {
  title: 'Budget center',
  titleOfLine: 'Budget center of {name}',
  close: 'Close',
  about: 'Which budget center pays for this order?',
  aboutLine: 'Which budget center pays for this item?',
  find: 'Find a budget center',
  noneFound: 'No budget center is called “{term}”.',
  none: 'No budget center',
  asCart: 'The same as the whole order',
  balance: '{amount} available',
  short: '{amount} available, less than this order',
  others: 'Items with a budget center of their own will change to this one.',
  noCenters: 'Your account has no budget centers yet. Please ask who looks after it.',
  required: 'Please choose a budget center.',
  save: 'Save',
  cancel: 'Cancel',
  loading: 'Loading your cart',
  failed: GENERIC_WORDS.changeFailed,
  retry: 'Try again',
};

export type BudgetCenterWord = keyof typeof messages;
