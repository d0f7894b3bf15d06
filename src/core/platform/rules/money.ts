/**
 * An amount in whole minor units (cents of USD, yen of JPY) and its ISO 4217 currency. Never a floating point amount.
 */
export type Money = { minor: number; currency: string };

/** The currencies of ISO 4217 with none, three and four minor digits. `Intl` has other digits for some, as for IQD. */
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DIGITS = 'CLF UYW';

/** The number of minor digits of a currency: 2, unless the table lists it [I18N-002]. */
export function minorDigits(currency: string): number {
  if (NO_DIGITS.includes(currency)) return 0;
  if (THREE_DIGITS.includes(currency)) return 3;
  return FOUR_DIGITS.includes(currency) ? 4 : 2;
}

/**
 * Parses a decimal such as "19.90" or 19.9 as money, without floating point arithmetic.
 * A number is read by its shortest decimal string. Trailing zeros beyond the currency's minor digits are accepted.
 * Throws RangeError when the value is not a plain decimal (an exponent is not one), has more decimals than the currency
 * has minor digits, or is too large to be represented exactly.
 */
export function moneyFromDecimal(decimal: string | number, currency: string): Money {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(?=\d)(\d*?)0*)?$/.exec(String(decimal)) ?? [];
  const digits = minorDigits(currency);
  if (whole === undefined || fraction.length > digits) {
    throw new RangeError(`expected a decimal of at most ${digits} places, received ${decimal}`);
  }
  return money(Number(whole + fraction.padEnd(digits, '0')), currency);
}

/** Throws RangeError when the amount is too large to be represented exactly. */
export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`expected a safe integer of minor units, received ${minor}`);
  return { minor: minor || 0, currency }; // never minus zero
}
