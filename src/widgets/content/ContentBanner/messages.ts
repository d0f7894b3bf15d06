import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  loading: 'Loading',
  ...RETRY_MESSAGES,
};
