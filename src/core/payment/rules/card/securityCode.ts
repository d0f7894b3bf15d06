import { digitsOf } from '../../../platform/rules/digits';
import type { CardBrand } from './brand';

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

export function isSecurityCode(typed: string, kind: CardKind, brand?: CardBrand): boolean {
  return /^\d+$/.test(typed) && typed.length === securityCodeLength(kind, brand);
}
