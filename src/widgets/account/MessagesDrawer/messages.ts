import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { OFFLINE_MESSAGE } from '../../../core/platform/rules/offlineMessage';

/** Texts of the drawer, except the shop's messages themselves. */
export const messages = {
  button: 'Messages',
  buttonUnread: 'Messages ({n} new)',
  title: 'Messages',
  close: 'Close',
  loading: 'Loading your messages',
  none: 'You have no messages.',
  isNew: 'New',
  failed: GENERIC_MESSAGES.failed,
  offline: OFFLINE_MESSAGE,
  retry: 'Try again',
};
