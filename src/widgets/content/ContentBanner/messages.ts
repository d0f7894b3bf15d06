import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { OFFLINE_MESSAGE } from '../../../core/platform/rules/offlineMessage';

/** Messages of a slot whose content has not loaded. */
export const messages = {
  loading: 'Loading',
  failed: GENERIC_MESSAGES.failed,
  offline: OFFLINE_MESSAGE,
  retry: 'Try again',
};
