import { formatMessage } from '../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';

/** Every message about a failed or limited payment, by its case [PAY-MSG-001 to PAY-MSG-012]. */
export const PAYMENT_MESSAGES = {
  failed: 'Error occurred while processing your payment. Please try again.',
  retry: "We're sorry, something went wrong. Click here to retry.",
  stillFailing: 'We are still experiencing problems. Please select Change payment.',
  unable: "We're unable to process your payment at this time. Please try again or use a different payment method.",
  checkCard: 'Please check that your credit card details are correct and try again.',
  verifyCardAndAddress:
    'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
  verifyCard: 'Please verify the credit card number, expiration date and security code are correct and try again.',
  verifyField: 'Please verify and try again.',
  notCharged:
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  otherCard: 'Please select a different card or add a new card to proceed with your order.',
  giftCard: 'Please verify the card number and try again.',
  providerUnable:
    "We're unable to process your {provider} payment. Please try again or use a different payment method.",
  /** The message for the cart code SAVED_CARD_LIMIT_REACHED [CART-CODE-025]. */
  savedCardLimit: 'You have reached the number of cards you can save. The card can still be used for this order.',
  /** The part of `retry` that becomes the button [PAY-MSG-002]. */
  retryButton: 'Click here',
  /** The value of `{provider}` if no provider is named. */
  anyProvider: 'pay later',
} as const;

export type PaymentMessageKey = keyof typeof PAYMENT_MESSAGES;

/** One payment message; `provider` is the name of the pay-later provider [PAY-MSG-012]. */
export function paymentMessage(
  key: PaymentMessageKey,
  overrides?: Overrides,
  provider = messageFor(PAYMENT_MESSAGES, 'anyProvider', overrides),
): string {
  return formatMessage(messageFor(PAYMENT_MESSAGES, key, overrides), { provider });
}
