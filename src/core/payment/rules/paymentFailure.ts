import type { PaymentWord } from './paymentWords';

/** Where a failure is told, and what it offers besides its words. */
export type PaymentFailure = {
  /** Absent where the field's own words say it: a missing email [PAY-CODE-005]. */
  word?: PaymentWord;
  place: 'payment' | 'gift-card' | 'email';
  /** The words have a button in them that tries again [PAY-MSG-002]. */
  offersRetry?: boolean;
  /** The billing address is opened for editing [PAY-CODE-004]. */
  opensAddress?: boolean;
};

export type FailureFacts = {
  /** How often the same has failed, this time included. */
  times: number;
  /** The form asks for a billing address as well. */
  hasAddress: boolean;
  /** What comes before _AUTH_FAILURE of the provider that lets the customer pay later, besides BNPL [PAY-CODE-008]. */
  payLaterPrefix?: string;
};

/** A card that is not kept, for the account keeps as many as it may; it pays all the same [CART-CODE-025]. */
export const SAVED_CARD_LIMIT = 'SAVED_CARD_LIMIT_REACHED';

/** A kept card that the account no longer has: it was taken away elsewhere. */
export const CARD_NOT_FOUND = 'CARD_NOT_FOUND';

const GIFT_CARD_CODES = ['GIFT_CARD_D33', 'GIFT_CARD_D38', 'GIFT_CARD_D39', 'D33', 'D38', 'D39'];

/** Whoever it is that lets the customer pay later [PAY-CODE-008]. */
const PAY_LATER = 'BNPL';

const AUTH_FAILURE = /^(.*)_AUTH_FAILURE$/;
const AUTH_RETRY = /_AUTH_RETRY$/;

/**
 * What a payment code means for the customer [PAY-CODE-001, PAY-CODE-002, PAY-CODE-003, PAY-CODE-004, PAY-CODE-005,
 * PAY-CODE-006, PAY-CODE-007, PAY-CODE-008]. Codes nobody knows are told as a payment that failed.
 */
export function paymentFailure(code: string, { times, hasAddress, payLaterPrefix }: FailureFacts): PaymentFailure {
  if (GIFT_CARD_CODES.includes(code)) return { word: 'giftCard', place: 'gift-card' };
  if (AUTH_RETRY.test(code) || code === 'FRAME_TIMEOUT') {
    return times > 1
      ? { word: 'stillFailing', place: 'payment' }
      : { word: 'retry', place: 'payment', offersRetry: true };
  }
  const provider = AUTH_FAILURE.exec(code)?.[1];
  if (provider !== undefined) {
    const isPayLater = provider === PAY_LATER || provider === payLaterPrefix;
    return { word: isPayLater ? 'providerUnable' : 'unable', place: 'payment' };
  }
  switch (code) {
    case 'PAYMENT_EXPIRED':
    case CARD_NOT_FOUND:
      return { word: 'otherCard', place: 'payment' };
    case 'ADDRESS_INVALID':
      return { word: 'verifyCardAndAddress', place: 'payment', opensAddress: true };
    case 'NO_EMAIL':
      return { place: 'email' };
    case 'SPAY_API_FAILURE':
    case 'FRAME_BLOCKED':
    case 'FRAME_REFUSED':
      return { word: 'unable', place: 'payment' };
    case 'CARD_DECLINED':
    case 'CHALLENGE_FAILED':
      return { word: 'notCharged', place: 'payment' };
    case 'CARD_INVALID':
      return { word: hasAddress ? 'verifyCardAndAddress' : 'verifyCard', place: 'payment' };
    case SAVED_CARD_LIMIT:
      return { word: 'savedCardLimit', place: 'payment' };
    case 'CARD_REFUSED':
      return { word: 'checkCard', place: 'payment' };
    default:
      return { word: 'failed', place: 'payment' };
  }
}
