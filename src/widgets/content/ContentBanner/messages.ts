import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

/** Messages of a slot whose content has not loaded. */
export const messages = {
  loading: 'Loading',
  ...RETRY_MESSAGES,
};
