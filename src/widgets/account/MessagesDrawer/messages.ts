import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  button: 'Messages',
  buttonUnread: 'Messages ({n} new)',
  title: 'Messages',
  close: 'Close',
  loading: 'Loading your messages',
  none: 'You have no messages.',
  isNew: 'New',
  ...RETRY_MESSAGES,
};
