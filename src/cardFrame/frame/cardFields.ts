import { brandOf, type CardBrand, possibleBrands } from '../../core/payment/rules/card/brand';
import { checkExpiry, expiryStatus } from '../../core/payment/rules/card/expiry';
import {
  type CardKind,
  checkCardNumber,
  isGiftCardNumber,
  isSecurityCode,
  securityCodeEntry,
  securityCodeLength,
} from '../../core/payment/rules/card/number';
import { digitsOf } from '../../core/platform/rules/digits';
import { CARD_FIELDS, type CardField, type FieldState, type ToHost } from '../messages';
import type { TextName } from '../texts';
import { cardNumberEntry, expiryDraft, giftCardEntry } from './entry';
import { createField, type Field } from './field';

export type CardFieldsDependencies = {
  kind: CardKind;
  translate(name: TextName): string;
  post(message: ToHost): void;
  /** Announces a text in the live region, which exists from the start. */
  announce(text: string): void;
};

const AUTOCOMPLETE: Record<CardField, string> = { number: 'cc-number', expiry: 'cc-exp', securityCode: 'cc-csc' };

/** How many digits of a number are used [PAY-CARD-002, PAY-CARD-015]. */
const USED = { CREDIT_CARD: 16, PREPAID_CARD: 16, GIFT_CARD: 19 };

/** The fields of the form: number, expiry and security code, or number and PIN. */
export function createCardFields(page: Document, { kind, translate, post, announce }: CardFieldsDependencies) {
  const isGift = kind === 'GIFT_CARD';
  /** Fields that the customer has left, or that were validated. */
  const left = new Set<CardField>();
  let focused: CardField | '' = '';

  const read = (name: CardField) => fields[name]?.input.value ?? '';
  const brands = () => brandsOf(read('number'), kind);

  function changed(name: CardField, isSpoken: boolean): void {
    cutCode();
    complain(name, isSpoken);
    report();
  }

  const labels: Record<CardField, string> = {
    number: translate(isGift ? 'giftNumber' : 'number'),
    expiry: translate('expiry'),
    securityCode: translate(isGift ? 'pin' : 'securityCode'),
  };

  function field(name: CardField, format: (typed: string, isDeleting: boolean) => string): Field {
    return createField(page, {
      name,
      label: labels[name],
      hint: name === 'expiry' ? translate('expiryHint') : '',
      autocomplete: isGift ? 'off' : AUTOCOMPLETE[name],
      format,
      onTyped: () => changed(name, false),
      onFocus(isThere) {
        focused = isThere ? name : '';
        if (!isThere) left.add(name);
        changed(name, !isThere);
      },
    });
  }

  /**
   * Cut to the length for its brand. Until the brand is certain, the longest length is allowed, because the browser may
   * autofill the code first.
   */
  function code(typed: string): string {
    const { brand } = brands();
    return securityCodeEntry(typed, brand || isGift ? securityCodeLength(kind, brand) : undefined);
  }

  const fields: Partial<Record<CardField, Field>> = {
    number: field('number', isGift ? giftCardEntry : cardNumberEntry),
    ...(!isGift && { expiry: field('expiry', expiryDraft) }),
    securityCode: field('securityCode', code),
  };
  const names = CARD_FIELDS.filter((name) => fields[name]);

  function stateOf(name: CardField, isLeft = left.has(name) && focused !== name): FieldState {
    if (!fields[name]) return 'valid';
    if (name === 'number') return numberState(read(name), kind, isLeft);
    if (name === 'expiry') return expiryState(read(name), new Date(), isLeft);
    return securityCodeState(read(name), kind, brands().brand, isLeft);
  }

  /** When the brand changes, a four-digit code may no longer fit, and the hint changes too. */
  function cutCode(): void {
    fields.securityCode?.write(code(read('securityCode')));
    const isAmex = brands().brand === 'AMERICAN_EXPRESS';
    if (!isGift) fields.securityCode?.explain(translate(isAmex ? 'amexCodeHint' : 'codeHint'));
  }

  /**
   * Shows the error of a field after the customer has left it, or if it was validated, and hides it as soon as the field
   * is valid.
   */
  function complain(name: CardField, isSpoken: boolean, isValidated?: true): void {
    const state = stateOf(name, isValidated);
    // an empty field has no error before it is validated, and keeps it afterwards
    if (state === 'empty' && !isValidated) return;
    const text = isValidated || (state === 'invalid' && left.has(name)) ? errorText(name) : '';
    fields[name]?.complain(text);
    // the previous announcement of this field is no longer true
    if (isSpoken) announce(text && `${labels[name]}: ${text}`);
  }

  const errorText = (name: CardField) =>
    translate(name === 'expiry' && isExpired(read(name), new Date()) ? 'expired' : 'verify');

  /** Sends the state of the fields to the page. */
  function report(): void {
    const { brand, possible } = brands();
    const number = stateOf('number');
    // while typing, successive last-four values would reveal eight digits
    const isNumberDone = focused !== 'number' && number === 'valid';
    const digits = isNumberDone ? digitsOf(read('number')).slice(0, USED[kind]) : '';
    post({
      kind: 'state',
      brand: brand ?? '',
      possibleBrands: possible,
      lastFour: digits.length > 4 ? digits.slice(-4) : '',
      isComplete: names.every((name) => stateOf(name, true) === 'valid'),
      focused,
      number,
      expiry: stateOf('expiry'),
      securityCode: stateOf('securityCode'),
    });
  }

  /** Shows the error of every invalid field. Returns whether all fields are valid. */
  function validate(): boolean {
    const wrong = names.filter((name) => stateOf(name, true) !== 'valid');
    // the first one last, so that its announcement remains
    for (const name of wrong.reverse()) {
      left.add(name);
      complain(name, true, true);
    }
    report();
    return wrong.length === 0;
  }

  function clear(some: readonly CardField[] = names): void {
    for (const name of some) {
      left.delete(name);
      fields[name]?.write('');
      fields[name]?.complain('');
    }
    report();
  }

  cutCode();
  return {
    rows: names.flatMap((name) => fields[name]?.row ?? []),
    read,
    focus: (name: CardField) => fields[name]?.input.focus(),
    validate,
    clear,
    setReadOnly(isReadOnly: boolean): void {
      for (const name of names) fields[name]?.setReadOnly(isReadOnly);
    },
    report,
  };
}

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
