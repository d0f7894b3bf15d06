import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

/** Messages of the balance check, except the PAY-MSG texts, which a page overrides under `payment`. */
export const messages = {
  open: 'Check a gift card balance',
  title: 'Gift card balance',
  close: 'Close',
  frameTitle: 'Gift card details',
  frameLoading: 'Loading the card form',
  loading: 'Loading',
  ...RETRY_MESSAGES,
  check: 'Check balance',
  checking: 'Checking',
  balance: 'Balance: {amount}',
  balanceOf: 'Balance of the card ending in {digits}: {amount}',
  captcha: 'Please answer this question',
  captchaMissing: 'Please answer the question to try again.',
};
