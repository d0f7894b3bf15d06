import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';

/** Messages of a slot whose content has not loaded. */
export const messages = { loading: 'Loading', failed: GENERIC_MESSAGES.failed, retry: 'Try again' };
