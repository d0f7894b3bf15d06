import { brandOf, type CardBrand, possibleBrands } from '../../core/payment/rules/card/brand';
import { checkExpiry, expiryStatus } from '../../core/payment/rules/card/expiry';
import { type CardKind, checkCardNumber, isGiftCardNumber, isSecurityCode } from '../../core/payment/rules/card/number';
import { digitsOf } from '../../core/platform/rules/digits';
import type { FieldState } from '../messages';

/** Faults that may only mean that the value is incomplete. */
const UNFINISHED = ['too-short', 'amex-length', 'incomplete'];

/**
 * The state of the number; `isLeft` is true when the customer has left the field [PAY-CARD-003, PAY-CARD-004,
 * PAY-CARD-005, PAY-CARD-015].
 */
export function numberState(typed: string, kind: CardKind, isLeft: boolean): FieldState {
  const digits = digitsOf(typed);
  if (digits === '') return 'empty';
  if (kind === 'GIFT_CARD') return isGiftCardNumber(typed) ? 'valid' : 'invalid';
  const verdict = checkCardNumber(typed);
  if (verdict.ok) return 'valid';
  // an invalid checksum is not an error while digits are still missing
  const isUnfinished = UNFINISHED.includes(verdict.fault) || (verdict.fault === 'checksum' && digits.length < 16);
  return isUnfinished && !isLeft ? 'partial' : 'invalid';
}

export function expiryState(typed: string, now: Date, isLeft: boolean): FieldState {
  const verdict = checkExpiry(typed);
  if (verdict.ok) return isExpired(typed, now) ? 'invalid' : 'valid';
  if (verdict.fault === 'empty') return 'empty';
  return UNFINISHED.includes(verdict.fault) && !isLeft ? 'partial' : 'invalid';
}

export function isExpired(typed: string, now: Date): boolean {
  const verdict = checkExpiry(typed);
  return verdict.ok && expiryStatus(verdict, now) === 'expired';
}

/** [PAY-CARD-014] */
export function securityCodeState(
  typed: string,
  kind: CardKind,
  brand: CardBrand | undefined,
  isLeft: boolean,
): FieldState {
  if (typed === '') return 'empty';
  if (isSecurityCode(typed, kind, brand)) return 'valid';
  return isLeft ? 'invalid' : 'partial';
}

/** The brand once it is certain, and the brands that are still possible. */
export function brandsOf(typed: string, kind: CardKind): { brand: CardBrand | undefined; possible: CardBrand[] } {
  const digits = digitsOf(typed);
  if (kind === 'GIFT_CARD' || digits === '') return { brand: undefined, possible: [] };
  const possible = possibleBrands(digits);
  const settled = brandOf(digits);
  return { brand: possible.length === 1 ? settled : undefined, possible };
}
