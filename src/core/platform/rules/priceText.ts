import { DEFAULT_LOCALE } from './context';
import type { Money } from './money';
import { decimalFromMoney } from './moneyMath';

// Formatted by hand: creating the first Intl.NumberFormat of a page takes 54 to 106 ms on a slow phone.

/**
 * Formats a price for display: "$1,234.50", in fr-CA "1 234,50 $" with no-break spaces [I18N-001, I18N-004].
 * Currencies other than USD and CAD are displayed with their code in place of the symbol.
 */
export function formatMoney(amount: Money, locale: string = DEFAULT_LOCALE): string {
  const { currency } = amount;
  const symbol = currency === 'USD' || currency === 'CAD' ? '$' : currency;
  return placed(decimalFromMoney(amount), symbol, locale);
}

/** Formats a count or a rating, with at most one decimal: "1,861" and "3.1", in fr-CA "1 861" and "3,1". */
export function formatNumber(value: number, locale: string = DEFAULT_LOCALE): string {
  return placed(String(Math.round(value * 10) / 10), '', locale);
}

export type PriceTextOptions = {
  /** The fallback text for a price that is not numeric: 'Price N/A' without a flag, '$0.00' for 0, 'N/A' for 1. */
  flag?: 0 | 1 | '0' | '1' | undefined;
  /** false omits the dollar sign */
  symbol?: boolean | undefined;
  locale?: string | undefined;
};

/**
 * Formats any price that a page supplies: a number, or text such as '1234.5' or '$1,234.5'
 * [I18N-005, I18N-006, I18N-007, I18N-008, I18N-009, I18N-010].
 * Rounds the decimal value half up, away from zero, without floating point: 1.005 is $1.01.
 * A comma is accepted only as a thousands separator: '12,50' is not numeric, and is not read as 1,250 dollars.
 */
export function normalisePrice(value: unknown, options: PriceTextOptions = {}): string {
  const { flag, symbol = true, locale = DEFAULT_LOCALE } = options;
  const decimal = inCents(plainDecimal(value));
  if (decimal !== undefined) return placed(decimal, symbol ? '$' : '', locale);
  return flag === undefined ? 'Price N/A' : Number(flag) === 0 ? '$0.00' : 'N/A';
}

/** A longer text is no price. To group its digits would take a time that grows by the square. */
const PRICE_MAX_CHARACTERS = 100;

function plainDecimal(value: unknown): string {
  if (typeof value === 'string') return value.length > PRICE_MAX_CHARACTERS ? '' : value.replace(/[$\s]/g, '');
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // for these magnitudes String() would write an exponent
  if (Math.abs(value) >= 1e21) return String(BigInt(value));
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

function inCents(decimal: string): string | undefined {
  const [found, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (found === undefined || whole + fraction === '') return undefined;

  const cents = BigInt(whole.replaceAll(',', '') + fraction.slice(0, 2).padEnd(2, '0'));
  const digits = String(cents + ((fraction[2] ?? '') >= '5' ? 1n : 0n)).padStart(3, '0');
  return `${/[1-9]/.test(digits) ? sign : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function placed(decimal: string, symbol: string, locale: string): string {
  const isFrench = locale.startsWith('fr');
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '', fraction] = decimal.slice(sign.length).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, isFrench ? '\u00a0' : ',');
  const amount = fraction === undefined ? grouped : `${grouped}${isFrench ? ',' : '.'}${fraction}`;

  if (isFrench) return sign + amount + (symbol && `\u00a0${symbol}`);
  return sign + symbol + (symbol.length > 1 ? '\u00a0' : '') + amount;
}
