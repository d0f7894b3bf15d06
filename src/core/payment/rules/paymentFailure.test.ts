import { describe, expect, test } from 'vitest';
import { type FailureFacts, paymentFailure, paymentMessage } from './paymentFailure';

const first: FailureFacts = { times: 1, hasAddress: false };
const again: FailureFacts = { ...first, times: 2 };

/** The message that the customer reads. */
function messageFor(code: string, facts = first): string | undefined {
  const { messageKey } = paymentFailure(code, facts);
  return messageKey && paymentMessage(messageKey, undefined, 'Later Pay');
}

describe('paymentFailure', () => {
  test('PAYMENT_OPERATION_FAILED and unknown codes prompt the customer to try again [PAY-CODE-001, PAY-MSG-001]', () => {
    const text = 'Error occurred while processing your payment. Please try again.';
    expect([messageFor('PAYMENT_OPERATION_FAILED'), messageFor('SOMETHING_NEW')]).toEqual([text, text]);
  });

  test.each(['GIFT_CARD_D33', 'GIFT_CARD_D38', 'GIFT_CARD_D39', 'D38', 'D39'])(
    '%s displays its message at the gift card [PAY-CODE-002, PAY-MSG-011]',
    (code) => {
      expect(messageFor(code)).toBe('Please verify the card number and try again.');
      expect(paymentFailure(code, first).slot).toBe('gift-card');
    },
  );

  test.each([
    'PAYMENT_OPERATION_FAILED',
    'PAYMENT_EXPIRED',
    'ADDRESS_INVALID',
    'SPAY_API_FAILURE',
    'PAYPAL_AUTH_FAILURE',
    'PAYPAL_AUTH_RETRY',
    'CARD_DECLINED',
    'CARD_INVALID',
    'CARD_REFUSED',
    'SAVED_CARD_LIMIT_REACHED',
  ])('%s is displayed with the payment, at first and again [PAY-CODE-001]', (code) => {
    expect([first, again].map((facts) => paymentFailure(code, facts).slot)).toEqual(['payment', 'payment']);
  });

  test.each(['PAYMENT_EXPIRED', 'CARD_NOT_FOUND'])('%s requires another card [PAY-CODE-003, PAY-MSG-010]', (code) => {
    expect(messageFor(code)).toBe('Please select a different card or add a new card to proceed with your order.');
  });

  test('ADDRESS_INVALID opens the address and lists what to verify [PAY-CODE-004, PAY-MSG-006]', () => {
    expect(messageFor('ADDRESS_INVALID')).toBe(
      'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
    );
    expect(paymentFailure('ADDRESS_INVALID', first).opensAddress).toBe(true);
  });

  test('NO_EMAIL is a fault of the email field, without a message of its own [PAY-CODE-005]', () => {
    expect(paymentFailure('NO_EMAIL', first)).toEqual({ slot: 'email' });
  });

  test.each(['SPAY_API_FAILURE', 'PAYPAL_AUTH_FAILURE', 'FRAME_BLOCKED', 'FRAME_REFUSED'])(
    '%s suggests another payment method [PAY-CODE-006, PAY-CODE-007, PAY-MSG-004]',
    (code) => {
      expect(messageFor(code)).toBe(
        "We're unable to process your payment at this time. Please try again or use a different payment method.",
      );
    },
  );

  test('a pay-later failure names the provider [PAY-CODE-008, PAY-MSG-012]', () => {
    expect(messageFor('BNPL_AUTH_FAILURE')).toBe(
      "We're unable to process your Later Pay payment. Please try again or use a different payment method.",
    );
    expect(messageFor('KLARNA_AUTH_FAILURE', { ...first, payLaterPrefix: 'KLARNA' })).toContain('Later Pay');
  });

  test.each(['PAYPAL_AUTH_RETRY', 'BNPL_AUTH_RETRY', 'FRAME_TIMEOUT'])(
    '%s offers one retry, and then a change of the payment method [PAY-CODE-007, PAY-CODE-008, PAY-MSG-002, PAY-MSG-003]',
    (code) => {
      expect(messageFor(code)).toBe("We're sorry, something went wrong. Click here to retry.");
      expect(messageFor(code)).toContain(paymentMessage('retryButton'));
      expect(paymentFailure(code, first).offersRetry).toBe(true);
      expect(messageFor(code, again)).toBe('We are still experiencing problems. Please select Change payment.');
      expect(paymentFailure(code, again).offersRetry).toBeUndefined();
    },
  );

  test('SAVED_CARD_LIMIT_REACHED confirms that the card can still be used [CART-CODE-025]', () => {
    expect(messageFor('SAVED_CARD_LIMIT_REACHED')).toBe(
      'You have reached the number of cards you can save. The card can still be used for this order.',
    );
  });

  test.each(['CARD_DECLINED', 'CHALLENGE_FAILED'])(
    '%s confirms that the card was not charged [PAY-MSG-009]',
    (code) => {
      expect(messageFor(code)).toBe(
        'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
      );
    },
  );

  test('CARD_INVALID lists the card fields to verify, with the address if the form has one; CARD_REFUSED lists none [PAY-MSG-005, PAY-MSG-006, PAY-MSG-007]', () => {
    expect(messageFor('CARD_REFUSED')).toBe('Please check that your credit card details are correct and try again.');
    expect(messageFor('CARD_INVALID', { ...first, hasAddress: true })).toContain('security code and billing address');
    expect(messageFor('CARD_INVALID')).toBe(
      'Please verify the credit card number, expiration date and security code are correct and try again.',
    );
  });
});

test('a single field has the message to verify it and try again [PAY-MSG-008]', () => {
  expect(paymentMessage('verifyField')).toBe('Please verify and try again.');
});
