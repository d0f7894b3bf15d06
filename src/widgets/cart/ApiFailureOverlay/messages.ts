import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

/** Messages of the overlay [SCR-012]. */
export const messages = {
  title: 'Something went wrong',
  text: GENERIC_WORDS.pageFailed,
  close: 'Close',
  retry: 'Try again',
  retrying: 'Trying again',
  again: GENERIC_WORDS.failed,
};
