import { digitsOf } from '../../../platform/rules/digits';
import { BRAND_RANGES, brandOf, type CardBrand } from './brand';

/** A number with more digits than this is rejected [PAY-CARD-003]. */
export const MAX_CARD_DIGITS = 19;

/** How many digits are used for the checksum and sent [PAY-CARD-002]. */
export const USED_CARD_DIGITS = 16;

const MIN_CARD_DIGITS = 13;

/** American Express numbers have exactly this many digits [PAY-CARD-006]. */
const AMEX_DIGITS = 15;

export type CardNumberFault = 'empty' | 'too-short' | 'too-long' | 'unknown-brand' | 'amex-length' | 'checksum';

export type CardNumberVerdict =
  | { ok: true; number: string; brand: CardBrand; lastFour: string }
  | { ok: false; fault: CardNumberFault };

/**
 * Validates the number of a card that the shop accepts [PAY-CARD-001, PAY-CARD-002, PAY-CARD-003, PAY-CARD-004,
 * PAY-CARD-005, PAY-CARD-006].
 */
export function checkCardNumber(typed: string, ranges = BRAND_RANGES): CardNumberVerdict {
  const digits = digitsOf(typed);
  if (digits === '') return { ok: false, fault: 'empty' };
  if (digits.length > MAX_CARD_DIGITS) return { ok: false, fault: 'too-long' };
  if (digits.length < MIN_CARD_DIGITS) return { ok: false, fault: 'too-short' };
  const brand = brandOf(digits, ranges);
  if (!brand) return { ok: false, fault: 'unknown-brand' };
  if (brand === 'AMERICAN_EXPRESS' && digits.length !== AMEX_DIGITS) return { ok: false, fault: 'amex-length' };
  const number = digits.slice(0, USED_CARD_DIGITS);
  if (!hasChecksum(number)) return { ok: false, fault: 'checksum' };
  return { ok: true, number, brand, lastFour: number.slice(-4) };
}

/**
 * The Luhn checksum: every second digit from the right counts double, and the sum must be a multiple of ten
 * [PAY-CARD-005].
 */
export function hasChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number in its printed groups: 4-6-5 for American Express, else groups of four. */
export function cardNumberText(typed: string): string {
  const digits = digitsOf(typed).slice(0, MAX_CARD_DIGITS);
  if (brandOf(digits) !== 'AMERICAN_EXPRESS') return inFours(digits);
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
}

export const inFours = (digits: string): string => (digits.match(/\d{1,4}/g) ?? []).join(' ');

/** The maximum number of digits of a gift card number [PAY-CARD-015]. */
export const MAX_GIFT_CARD_DIGITS = 19;

/** Whether the input has 1 to 19 digits. Only the shop knows the minimum length [PAY-CARD-015]. */
export function isGiftCardNumber(typed: string): boolean {
  const { length } = digitsOf(typed);
  return length > 0 && length <= MAX_GIFT_CARD_DIGITS;
}

/** The kinds of card that a customer can type in [PAY-FORM-002]. */
export type CardKind = 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD';

/** The maximum number of digits of a security code [PAY-CARD-013]. */
const MAX_CODE_DIGITS = 4;

/** Digits only, at most four [PAY-CARD-013]. */
export function securityCodeEntry(typed: string, length = MAX_CODE_DIGITS): string {
  return digitsOf(typed).slice(0, Math.min(length, MAX_CODE_DIGITS));
}

/** Four digits for gift cards and American Express credit cards, else three [PAY-CARD-014]. */
export function securityCodeLength(kind: CardKind, brand?: CardBrand): 3 | 4 {
  return kind === 'GIFT_CARD' || (kind === 'CREDIT_CARD' && brand === 'AMERICAN_EXPRESS') ? 4 : 3;
}

/** Whether the input is a complete security code for a card of that kind and brand [PAY-CARD-013, PAY-CARD-014]. */
export function isSecurityCode(typed: string, kind: CardKind, brand?: CardBrand): boolean {
  return /^\d+$/.test(typed) && typed.length === securityCodeLength(kind, brand);
}
