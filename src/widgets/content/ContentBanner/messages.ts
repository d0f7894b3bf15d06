import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

/** The words of a place whose content has not come. */
export const messages = { loading: 'Loading', failed: GENERIC_WORDS.failed, retry: 'Try again' };
