import { GENERIC_MESSAGES } from './genericMessage';

/** The messages of a request that has failed, also while the browser has no connection, and of the button to retry it. */
export const RETRY_MESSAGES = {
  failed: GENERIC_MESSAGES.failed,
  offline: 'You are offline. Check your connection and try again.',
  retry: 'Try again',
} as const;
