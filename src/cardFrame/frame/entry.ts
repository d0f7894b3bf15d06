import { expiryEntry } from '../../core/payment/rules/card/expiry';
import { cardNumberText, inFours, MAX_CARD_DIGITS, MAX_GIFT_CARD_DIGITS } from '../../core/payment/rules/card/number';
import { digitsOf } from '../../core/platform/rules/digits';

/** A text and the position of the caret in it. */
export type Entry = { value: string; caret: number };

/** The number in its groups. A number with too many digits keeps all of them, so that it is rejected and not cut. */
export function cardNumberEntry(typed: string): string {
  const digits = digitsOf(typed);
  return digits.length > MAX_CARD_DIGITS ? inFours(digits) : cardNumberText(digits);
}

/** The number in groups of four, with at most 19 digits [PAY-CARD-015]. */
export function giftCardEntry(typed: string): string {
  return inFours(digitsOf(typed).slice(0, MAX_GIFT_CARD_DIGITS));
}

/** The expiry as MM/YY while it is typed. When the customer deletes, no slash or zero is added again. */
export function expiryDraft(typed: string, isDeleting: boolean): string {
  if (!isDeleting) return expiryEntry(typed);
  return digitsOf(typed)
    .slice(0, 4)
    .replace(/^(..)(?=.)/, '$1/');
}

/** The caret position after the same digits as before the text was formatted; a caret at the end stays at the end. */
export function caretAfter(before: Entry, value: string): number {
  if (before.caret >= before.value.length) return value.length;
  const digits = digitsOf(before.value.slice(0, before.caret)).length;
  const added = Math.max(0, digitsOf(value).length - digitsOf(before.value).length);
  let left = digits + (digits > 0 ? added : 0);
  let caret = 0;
  while (left > 0 && caret < value.length) {
    if (/\d/.test(value[caret] ?? '')) left -= 1;
    caret += 1;
  }
  return caret;
}

/** The caret position before a digit is deleted: skips separators next to the caret. */
export function caretOverGap({ value, caret }: Entry, isBackwards: boolean): number {
  const step = isBackwards ? -1 : 1;
  let at = caret;
  while (isGap(value[isBackwards ? at - 1 : at])) at += step;
  return at;
}

const isGap = (character = '') => /[\s/]/.test(character);
