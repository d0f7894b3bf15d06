import { brandOf, type CardBrand, possibleBrands } from '../../core/payment/rules/card/brand';
import { checkExpiry, expiryStatus } from '../../core/payment/rules/card/expiry';
import { type CardKind, checkCardNumber, isGiftCardNumber, isSecurityCode } from '../../core/payment/rules/card/number';
import { digitsOf } from '../../core/platform/rules/digits';
import type { FieldFault, FieldState } from '../messages';

/** `fault` is what is wrong with the current value, even while the customer is still editing the field. */
export type Verdict = { state: FieldState; fault: FieldFault };

const GOOD: Verdict = { state: 'valid', fault: 'none' };
const EMPTY: Verdict = { state: 'empty', fault: 'empty' };

/** Faults that may only mean that the value is incomplete. */
const UNFINISHED: readonly FieldFault[] = ['too-short', 'incomplete', 'code-length', 'amex-length'];

function wrong(fault: FieldFault, isLeft: boolean): Verdict {
  return { state: !isLeft && UNFINISHED.includes(fault) ? 'partial' : 'invalid', fault };
}

/**
 * The state of the number; `isLeft` is true when the customer has left the field [PAY-CARD-003, PAY-CARD-004,
 * PAY-CARD-005, PAY-CARD-015].
 */
export function numberVerdict(typed: string, kind: CardKind, isLeft: boolean): Verdict {
  if (digitsOf(typed) === '') return EMPTY;
  if (kind === 'GIFT_CARD') return isGiftCardNumber(typed) ? GOOD : wrong('too-long', isLeft);
  const verdict = checkCardNumber(typed);
  if (verdict.ok) return GOOD;
  // an invalid checksum is not an error while digits are still missing
  const isUnfinished = !isLeft && verdict.fault === 'checksum' && digitsOf(typed).length < 16;
  return isUnfinished ? { state: 'partial', fault: verdict.fault } : wrong(verdict.fault, isLeft);
}

export function expiryVerdict(typed: string, now: Date, isLeft: boolean): Verdict {
  const verdict = checkExpiry(typed);
  if (!verdict.ok) return verdict.fault === 'empty' ? EMPTY : wrong(verdict.fault, isLeft);
  const { month, year } = verdict;
  return expiryStatus({ month, year }, now) === 'expired' ? wrong('expired', isLeft) : GOOD;
}

/** [PAY-CARD-014] */
export function securityCodeVerdict(
  typed: string,
  kind: CardKind,
  brand: CardBrand | undefined,
  isLeft: boolean,
): Verdict {
  if (typed === '') return EMPTY;
  return isSecurityCode(typed, kind, brand) ? GOOD : wrong('code-length', isLeft);
}

/** The brand once it is certain, and the brands that are still possible. */
export function brandsOf(typed: string, kind: CardKind): { brand: CardBrand | undefined; possible: CardBrand[] } {
  const digits = digitsOf(typed);
  if (kind === 'GIFT_CARD' || digits === '') return { brand: undefined, possible: [] };
  const possible = possibleBrands(digits);
  const settled = brandOf(digits);
  return { brand: possible.length === 1 ? settled : undefined, possible };
}
