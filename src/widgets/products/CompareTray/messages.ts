import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  title: 'Compare',
  count: '{n} of {max} items to compare',
  compare: 'Compare {n} items',
  one: 'Choose one more item to compare.',
  full: 'You can compare up to 4 items.',
  remove: 'Remove {name} from compare',
  clear: 'Clear all',
  loading: 'Loading your items to compare',
  ...RETRY_MESSAGES,
};
