import { digitsOf } from '../../../platform/rules/digits';

/** No gift card number has more digits than this [PAY-CARD-015]. */
export const MAX_GIFT_CARD_DIGITS = 19;

/** Digits, at most 19; how few there may be only the shop knows [PAY-CARD-015]. */
export function isGiftCardNumber(typed: string): boolean {
  const { length } = digitsOf(typed);
  return length > 0 && length <= MAX_GIFT_CARD_DIGITS;
}
