import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  title: 'Budget center',
  titleOfLine: 'Budget center for {name}',
  close: 'Close',
  about: 'Which budget center pays for this order?',
  aboutLine: 'Which budget center pays for this item?',
  find: 'Find a budget center',
  noneFound: 'No budget centers match “{term}”.',
  none: 'No budget center',
  asCart: 'Same as the whole order',
  balance: '{amount} available',
  short: '{amount} available, not enough for this order',
  others: 'This also applies to items with their own budget center.',
  noCenters: 'Your account has no budget centers yet. Please contact your account administrator.',
  required: 'Please choose a budget center.',
  save: 'Save',
  cancel: 'Cancel',
  loading: 'Loading your cart',
  ...RETRY_MESSAGES,
  failed: GENERIC_MESSAGES.changeFailed,
};
