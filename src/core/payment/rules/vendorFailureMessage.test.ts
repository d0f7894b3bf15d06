import { expect, test } from 'vitest';
import { vendorFailureMessage } from './vendorFailureMessage';

test.each([
  ['PAYMENT_OPERATION_FAILED', 'ERROR', 'Error occurred while processing your payment. Please try again.'],
  ['PAYPAL_AUTH_RETRY', 'ERROR', 'We are still experiencing problems. Please select Change payment.'],
  [
    'BNPL_AUTH_FAILURE',
    'ERROR',
    "We're unable to process your pay later payment. Please try again or use a different payment method.",
  ],
  ['CART_STATUS_ERROR', 'ERROR', 'Something went wrong. Please try again.'],
  ['NEVER_HEARD_OF', 'ERROR', 'Error occurred while processing your payment. Please try again.'],
  ['NEVER_HEARD_OF', 'INFO', undefined],
])(
  'the code %s of the type %s has the cart page message: %s [PAY-CODE-008, PAY-MSG-012, PAY-VEND-011]',
  (code, type, text) => {
    expect(vendorFailureMessage({ code, type })).toBe(text);
  },
);

test('the text of the shop is shown for each code that only the shop knows [PAY-VEND-011]', () => {
  const say = (code: string, text: string) => vendorFailureMessage({ code, type: 'ERROR', text });
  expect(say('X1', 'Your wallet is locked.')).toBe('Your wallet is locked.');
  expect(say('X2', 'Your limit is reached.')).toBe('Your limit is reached.');
  expect(say('CARD_INVALID', 'No')).toContain('expiration date and security code are correct');
  expect(say('PAYMENT_OPERATION_FAILED', 'No')).toContain('Error occurred while processing your payment.');
  expect(say('PAYPAL_AUTH_FAILURE', 'No')).toContain("We're unable to process your payment");
});

test('the page can override the message', () => {
  const payment = { failed: 'No luck.' };
  expect(vendorFailureMessage({ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }, { payment })).toBe('No luck.');
});
