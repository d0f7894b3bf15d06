/** An amount in whole minor units (cents of USD, yen of JPY) and its ISO 4217 currency. Never a floating point amount. */
export type Money = { minor: number; currency: string };

const UNUSUAL_MINOR_DIGITS: Record<string, number> = { JPY: 0, KRW: 0, KWD: 3 };

/** How many decimals the currency has: 2, unless the table says otherwise [I18N-002]. */
export function minorDigits(currency: string): number {
  return UNUSUAL_MINOR_DIGITS[currency] ?? 2;
}

/**
 * Reads a decimal such as "19.90" or 19.9 as money, without going through floating point arithmetic.
 * A number counts by its shortest decimal string. Zeros beyond the currency's digits are fine.
 * Throws RangeError when the value is no plain decimal (exponents included), has more decimals
 * than the currency has minor digits, or is too large to be counted exactly.
 */
export function moneyFromDecimal(decimal: string | number, currency: string): Money {
  const [whole, sign, integer, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? [];
  if (whole === undefined) throw new RangeError(`not a plain decimal amount: ${decimal}`);

  const digits = minorDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) {
    throw new RangeError(`${decimal} has more than the ${digits} decimals of ${currency}`);
  }
  return money(Number(`${sign}${integer}${fraction.slice(0, digits).padEnd(digits, '0')}`), currency);
}

/** Throws RangeError when the amount is too large to be counted exactly. */
export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`${minor} minor units of ${currency} can not be counted exactly`);
  return { minor: minor || 0, currency }; // never minus zero
}
