import { digitsOf, withPlainDigits } from './digits';
import { messageFor, type Overrides } from './messages';
import { visibleText } from './visibleText';

/** Why a phone number is invalid [ADDR-006]. */
export type PhoneFault = 'EMPTY_PHONE_NO' | 'INVALID_PHONE_NO';

export type PhoneVerdict = { ok: true; phone: string } | { ok: false; fault: PhoneFault };

/** Validation messages of the three contact fields [ADDR-005, ADDR-007, ADDR-008]. */
export const CONTACT_MESSAGES = {
  phone: 'Invalid phone number',
  zip: 'Invalid zip code',
  email: 'Invalid email address',
} as const;

/** The validation message of a contact field [ADDR-005, ADDR-007, ADDR-008]. */
export function contactMessage(field: keyof typeof CONTACT_MESSAGES, overrides?: Overrides): string {
  return messageFor(CONTACT_MESSAGES, field, overrides);
}

const COUNTRY_PREFIX = /^(?:00|011)?1(?=\d{10}$)/;

/** Validates a phone number. `phone` is the value to send: its ten digits, nothing else [ADDR-003, ADDR-006]. */
export function checkPhone(typed: string): PhoneVerdict {
  const digits = digitsOf(typed);
  if (digits === '') return { ok: false, fault: 'EMPTY_PHONE_NO' };
  const phone = digits.replace(COUNTRY_PREFIX, '');
  return phone.length === 10 ? { ok: true, phone } : { ok: false, fault: 'INVALID_PHONE_NO' };
}

/** Formats a phone number for display: (508) 555-0134. An invalid number is returned unchanged [ADDR-004]. */
export function phoneText(phone: string): string {
  const verdict = checkPhone(phone);
  return verdict.ok ? verdict.phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') : phone;
}

export type Country = 'US' | 'CA';

const ZIP: Record<Country, RegExp> = {
  US: /^(\d{5})(?:[ \p{Pd}]?(\d{4}))?$/u,
  CA: /^([A-Z]\d[A-Z])[ \p{Pd}]?(\d[A-Z]\d)$/u,
};

/** No way of writing a zip code is longer, in characters. */
const MAX_ZIP_TEXT = 20;

/**
 * Reads a zip code as people and password managers write it, in digits of any script; returns the value to send: 12345 or
 * 12345-6789, in Canada A1A 1A1. Undefined if it is invalid [ADDR-007].
 */
export function zipOf(typed: string, country: Country = 'US'): string | undefined {
  const text = typed.trim();
  if (text.length > MAX_ZIP_TEXT) return undefined;
  const plain = withPlainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase();
  const [, first, second] = ZIP[country].exec(plain) ?? [];
  return [first, second].filter((part) => part !== undefined).join(country === 'US' ? '-' : ' ') || undefined;
}

/** What mail programs write around addresses and between them is no part of one. */
const EMAIL = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/;

/**
 * Reads an email address: one @, a dot in the domain, and no blanks. Returns the value to send, without invisible
 * characters. Undefined if it is invalid [ADDR-008].
 */
export function emailOf(typed: string): string | undefined {
  const email = visibleText(typed);
  return EMAIL.test(email) ? email : undefined;
}
