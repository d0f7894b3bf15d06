import { digitsOf } from '../../../platform/rules/digits';

/** The maximum number of digits of a gift card number [PAY-CARD-015]. */
export const MAX_GIFT_CARD_DIGITS = 19;

/** Whether the input has 1 to 19 digits. Only the shop knows the minimum length [PAY-CARD-015]. */
export function isGiftCardNumber(typed: string): boolean {
  const { length } = digitsOf(typed);
  return length > 0 && length <= MAX_GIFT_CARD_DIGITS;
}
