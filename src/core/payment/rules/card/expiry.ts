import { withPlainDigits } from '../../../platform/rules/digits';

export type ExpiryFault = 'empty' | 'incomplete' | 'no-such-month';

/** `month` is 01 to 12 and `year` has two digits, as in requests. */
export type ExpiryVerdict = { ok: true; month: string; year: string } | { ok: false; fault: ExpiryFault };

/** No way of writing an expiry is longer, in characters. */
const MAX_EXPIRY_TEXT = 60;

/** A month and a year while they are typed. A year that begins with 20 may grow to four digits. */
const DRAFT = /^(\d{1,2})\/(?:20(?=\d{2}$))?(20\d$|\d{0,2})/;

/**
 * Complete expiries, whose separators are slashes: 2027-03 and 2027-03-31, 31/3/2027, 3/27, 3/2027 and 3/31/2027, and
 * without separators 202703, 20270331, 31032027, 03312027, 32027 and 032027.
 */
const COMPLETE = [
  /^20(?<year>\d\d)\/(?<month>\d{1,2})(?:\/\d{1,2})?$/,
  /^(?:1[3-9]|2\d|3[01])\/?(?<month>0?[1-9]|1[0-2])\/?20(?<year>\d\d)$/,
  /^(?<month>\d{1,2})\/(?:\d{1,2}\/)?(?:20)?(?<year>\d\d)$/,
  /^20(?<year>\d\d)(?<month>0[1-9]|1[0-2])(?:\d\d)?$/,
  /^(?<month>0[1-9]|1[0-2])(?:1[3-9]|2\d|3[01])20(?<year>\d\d)$/,
  /^(?<month>\d{1,2})20(?<year>\d\d)$/,
];

/** The names of the months in English, French and Spanish, without accents, as far as they differ. */
const MONTH_NAMES =
  /\b(?:(jan|ene)|(feb|fev)|(mar)|(apr|avr|abr)|(may|mai)|(jun|juin)|(jul|juil)|(aug|aou|ago)|(sep)|(oct)|(nov)|(dec|dic))\p{L}*/iu;

/**
 * Formats typed input as MM/YY with at most four digits [PAY-CARD-016]. A leading 2-9, or one digit before a separator,
 * gets a leading zero. Text that arrives at once, from a password manager, the clipboard or dictation, is read whole:
 * 122030, 2030-12, 203012, 12/31/2030, "Exp. 12/30" and "Dec 2030" are 12/30. A month that does not exist is preserved;
 * `checkExpiry` rejects it.
 */
export function expiryEntry(typed: string): string {
  const plain = withPlainDigits(typed.trim().slice(0, MAX_EXPIRY_TEXT));
  const named = namedExpiry(plain);
  if (named) return named;
  const parts = plain.match(/\d+/g) ?? [];
  const compact = parts.join('/');
  for (const form of COMPLETE) {
    const { month, year } = form.exec(compact)?.groups ?? {};
    if (month) return `${month.padStart(2, '0')}/${year}`;
  }
  // a separator after the only number ends the month
  const draft = DRAFT.exec(parts.length === 1 && /\d[-/. ]/.test(plain) ? `${compact}/` : compact);
  if (draft) return `${draft[1]?.padStart(2, '0')}/${draft[2]}`;
  const bare = parts.join('');
  // the order of a day and a month of eight digits is unknown
  const digits = (/^[2-9]/.test(bare) ? `0${bare}` : bare).slice(0, bare.length < 8 ? 4 : 2);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** An expiry with the name of its month, such as "Dec 2030", "décembre 30" or "2030, Dec."; else undefined. */
function namedExpiry(plain: string): string | undefined {
  const names = MONTH_NAMES.exec(plain.normalize('NFD').replace(/\p{M}/gu, ''));
  const month = names ? names.slice(1).findIndex((name) => name !== undefined) + 1 : 0;
  const numbers = plain.match(/\d+/g) ?? [];
  const year = numbers.find((number) => /^20\d\d$/.test(number)) ?? numbers.at(-1);
  return month && year && /^(20)?\d\d$/.test(year) ? `${String(month).padStart(2, '0')}/${year.slice(-2)}` : undefined;
}

/** Validates that this is a month and a year. Does not check whether it is in the past [PAY-CARD-016]. */
export function checkExpiry(typed: string): ExpiryVerdict {
  const entry = expiryEntry(typed);
  if (entry === '') return { ok: false, fault: 'empty' };
  const [month = '', year = ''] = entry.split('/');
  if (month.length === 2 && !/0[1-9]|1[0-2]/.test(month)) return { ok: false, fault: 'no-such-month' };
  if (year.length !== 2) return { ok: false, fault: 'incomplete' };
  return { ok: true, month, year };
}

/** Whether a card is expired; `missing` if the card has no expiry date. */
export type ExpiryStatus = 'missing' | 'good' | 'soon' | 'expired';

/** The expiry as the shop sends it: digit strings or numbers, all optional. */
export type CardExpiry = {
  brand?: string | undefined;
  day?: string | number | undefined;
  month?: string | number | undefined;
  year?: string | number | undefined;
};

/** The last valid day of the month for a card without an expiry day [PAY-CARD-020]. */
const DEFAULT_DAY = 30;

/** How many days before its expiry a card counts as expiring soon [PAY-CARD-019]. */
export const EXPIRING_SOON_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A card is valid until the end of its last day, 23:59:59.999 in the browser's time zone; it is `soon` within the 30
 * days before that. Only the store card needs no expiry [PAY-CARD-018, PAY-CARD-019, PAY-CARD-020, PAY-CARD-021,
 * PAY-CARD-022].
 */
export function expiryStatus(card: CardExpiry, now: Date): ExpiryStatus {
  if (!(Number(card.month) && Number(card.year))) return card.brand === 'STORE_CARD' ? 'good' : 'missing';
  const leftMs = lastInstant(card) - now.getTime();
  if (leftMs < 0) return 'expired';
  return leftMs <= EXPIRING_SOON_DAYS * DAY_MS ? 'soon' : 'good';
}

function lastInstant({ day, month, year }: CardExpiry): number {
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const daysOfMonth = new Date(fullYear, Number(month), 0).getDate();
  const lastDay = Math.min(Number(day) || DEFAULT_DAY, daysOfMonth);
  return new Date(fullYear, Number(month) - 1, lastDay, 23, 59, 59, 999).getTime();
}
