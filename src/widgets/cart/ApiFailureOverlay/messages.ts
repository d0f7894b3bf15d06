import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';

export const messages = {
  title: 'Something went wrong',
  text: GENERIC_MESSAGES.pageFailed,
  close: 'Close',
  retry: 'Try again',
  retrying: 'Trying again',
  again: GENERIC_MESSAGES.failed,
};
