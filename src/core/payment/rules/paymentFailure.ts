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

type PaymentMessageKey = keyof typeof PAYMENT_MESSAGES;

/** One payment message; `provider` is the name of the pay-later provider [PAY-MSG-012]. */
export function paymentMessage(
  key: PaymentMessageKey,
  overrides?: Overrides,
  provider = messageFor(PAYMENT_MESSAGES, 'anyProvider', overrides),
): string {
  return formatMessage(messageFor(PAYMENT_MESSAGES, key, overrides), { provider });
}

/** Where a failure is displayed, and which actions it offers. */
export type PaymentFailure = {
  /** Absent if the field shows its own message: a missing email [PAY-CODE-005]. */
  messageKey?: PaymentMessageKey;
  slot: 'payment' | 'gift-card' | 'email';
  /** The message contains a retry button [PAY-MSG-002]. */
  offersRetry?: boolean;
  /** Opens the billing address for editing [PAY-CODE-004]. */
  opensAddress?: boolean;
};

export type FailureFacts = {
  /** How many times in a row this failure has occurred, including this time. */
  times: number;
  /** Whether the form includes a billing address. */
  hasAddress: boolean;
  /** The prefix before _AUTH_FAILURE of the pay-later provider, in addition to BNPL [PAY-CODE-008]. */
  payLaterPrefix?: string;
};

/**
 * The card was not saved because the account has reached its limit. It can still pay for this order [CART-CODE-025].
 */
export const SAVED_CARD_LIMIT = 'SAVED_CARD_LIMIT_REACHED';

/** A saved card that no longer exists in the account, because it was removed elsewhere. */
export const CARD_NOT_FOUND = 'CARD_NOT_FOUND';

/** The shop does not accept an address. */
export const ADDRESS_INVALID = 'ADDRESS_INVALID';

const GIFT_CARD_CODES = ['GIFT_CARD_D33', 'GIFT_CARD_D38', 'GIFT_CARD_D39', 'D33', 'D38', 'D39'];

/** The generic prefix for any pay-later provider [PAY-CODE-008]. */
const PAY_LATER = 'BNPL';

const AUTH_FAILURE = /^(.*)_AUTH_FAILURE$/;
const AUTH_RETRY = /_AUTH_RETRY$/;

/**
 * Maps a payment error code to the failure that the customer sees [PAY-CODE-001, PAY-CODE-002, PAY-CODE-003,
 * PAY-CODE-004, PAY-CODE-005, PAY-CODE-006, PAY-CODE-007, PAY-CODE-008]. Unknown codes map to a generic payment
 * failure.
 */
export function paymentFailure(code: string, { times, hasAddress, payLaterPrefix }: FailureFacts): PaymentFailure {
  if (GIFT_CARD_CODES.includes(code)) return { messageKey: 'giftCard', slot: 'gift-card' };
  if (AUTH_RETRY.test(code) || code === 'FRAME_TIMEOUT') {
    return times > 1
      ? { messageKey: 'stillFailing', slot: 'payment' }
      : { messageKey: 'retry', slot: 'payment', offersRetry: true };
  }
  const provider = AUTH_FAILURE.exec(code)?.[1];
  if (provider !== undefined) {
    const isPayLater = provider === PAY_LATER || provider === payLaterPrefix;
    return { messageKey: isPayLater ? 'providerUnable' : 'unable', slot: 'payment' };
  }
  switch (code) {
    case 'PAYMENT_EXPIRED':
    case CARD_NOT_FOUND:
      return { messageKey: 'otherCard', slot: 'payment' };
    case ADDRESS_INVALID:
      return { messageKey: 'verifyCardAndAddress', slot: 'payment', opensAddress: true };
    case 'NO_EMAIL':
      return { slot: 'email' };
    case 'SPAY_API_FAILURE':
    case 'FRAME_BLOCKED':
    case 'FRAME_REFUSED':
      return { messageKey: 'unable', slot: 'payment' };
    case 'CARD_DECLINED':
    case 'CHALLENGE_FAILED':
      return { messageKey: 'notCharged', slot: 'payment' };
    case 'CARD_INVALID':
      return { messageKey: hasAddress ? 'verifyCardAndAddress' : 'verifyCard', slot: 'payment' };
    case SAVED_CARD_LIMIT:
      return { messageKey: 'savedCardLimit', slot: 'payment' };
    case 'CARD_REFUSED':
      return { messageKey: 'checkCard', slot: 'payment' };
    default:
      return { messageKey: 'failed', slot: 'payment' };
  }
}
