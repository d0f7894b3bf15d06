import { type Money, minorDigits, money } from './money';

/** The amount as a decimal string with exactly the currency's number of decimals: "19.90", "-0.05". */
export function decimalFromMoney({ minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const units = String(Math.abs(minor)).padStart(digits + 1, '0');
  const cut = units.length - digits;
  return (minor < 0 ? '-' : '') + units.slice(0, cut) + (digits > 0 ? `.${units.slice(cut)}` : '');
}

/** Throws RangeError when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  return money(a.minor + inSameCurrency(a, b), a.currency);
}

/** Throws RangeError when the currencies differ. */
export function subtractMoney(a: Money, b: Money): Money {
  return money(a.minor - inSameCurrency(a, b), a.currency);
}

/** `factor` is a whole number, such as a quantity. Throws RangeError for any other number. */
export function multiplyMoney(amount: Money, factor: number): Money {
  if (!Number.isInteger(factor))
    throw new RangeError(`expected a whole number to multiply money by, received ${factor}`);
  return money(amount.minor * factor, amount.currency);
}

/**
 * Compares two amounts: negative when `a` is less than `b`, zero when they are equal, positive when `a` is greater.
 * Throws RangeError when the currencies differ.
 */
export function compareMoney(a: Money, b: Money): number {
  return a.minor - inSameCurrency(a, b);
}

function inSameCurrency(a: Money, b: Money): number {
  if (a.currency !== b.currency)
    throw new RangeError(`expected two amounts of one currency, received ${a.currency} and ${b.currency}`);
  return b.minor;
}
