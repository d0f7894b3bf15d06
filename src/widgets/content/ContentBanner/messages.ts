import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

/** Messages of a slot whose content has not loaded. */
export const messages = { loading: 'Loading', failed: GENERIC_WORDS.failed, retry: 'Try again' };
