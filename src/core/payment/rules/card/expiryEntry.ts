import { withPlainDigits } from '../../../platform/rules/digits';

export type ExpiryFault = 'empty' | 'incomplete' | 'no-such-month';

/** `month` is 01 to 12 and `year` has two digits, as in requests. */
export type ExpiryVerdict = { ok: true; month: string; year: string } | { ok: false; fault: ExpiryFault };

const SEPARATOR = '\\s*[-/. ]\\s*';
const YEAR_FIRST = new RegExp(`^(20\\d{2})${SEPARATOR}(\\d{1,2})$`);
const MONTH_FIRST = new RegExp(`^(\\d{1,2})${SEPARATOR}(?:20(?=\\d{2}$))?(20\\d$|\\d{0,2})`);

/**
 * Formats typed input as MM/YY with at most four digits [PAY-CARD-016]. A leading 2-9, or one digit before a separator,
 * gets a leading zero. M/YYYY and YYYY-MM are accepted, and a year that begins with 20 may grow to four digits. A month
 * that does not exist is preserved; `checkExpiry` rejects it.
 */
export function expiryEntry(typed: string): string {
  const plain = withPlainDigits(typed).trim();
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return `${yearFirst[2]?.padStart(2, '0')}/${yearFirst[1]?.slice(2)}`;
  const monthFirst = MONTH_FIRST.exec(plain);
  if (monthFirst) return `${monthFirst[1]?.padStart(2, '0')}/${monthFirst[2]}`;
  const bare = plain.replace(/\D/g, '');
  const digits = (/^[2-9]/.test(bare) ? `0${bare}` : bare).slice(0, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** Validates that this is a month and a year. Does not check whether it is in the past [PAY-CARD-016]. */
export function checkExpiry(typed: string): ExpiryVerdict {
  const entry = expiryEntry(typed);
  if (entry === '') return { ok: false, fault: 'empty' };
  const [month = '', year = ''] = entry.split('/');
  if (month.length === 2 && !/^(0[1-9]|1[0-2])$/.test(month)) return { ok: false, fault: 'no-such-month' };
  if (month.length < 2 || year.length !== 2) return { ok: false, fault: 'incomplete' };
  return { ok: true, month, year };
}
