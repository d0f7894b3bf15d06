import type { AmountBody, FlagBody } from '../contract/scalar';
import { type Money, moneyFromDecimal, money as whole } from '../rules/money';
import { mismatch } from './http/failures';

/** Reads a wire flag, sent as a boolean, a string or a number. */
export const isSet = (flag: FlagBody): boolean => flag === true || flag === 'true' || flag === 'Y' || flag === 1;

/**
 * Converts null and '' to undefined, so that the layers above the client have one representation of a missing value.
 */
export const orUndefined = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === '' ? undefined : value;

/**
 * Converts a wire amount to money; undefined if the shop sends none. The product of the amount and `times`, and twice
 * the amount, are checked to be exactly representable as well, so that no UI fails when it calculates a total.
 * Throws CommerceError `contract`, naming the field, for an amount that fails these checks.
 */
export function toMoney(
  amount: AmountBody | null | undefined,
  field: string,
  currency: string,
  times = 1,
): Money | undefined {
  if (amount === null || amount === undefined) return undefined;
  try {
    const money = moneyFromDecimal(amount, currency);
    whole(money.minor * Math.max(times, 2), currency);
    return money;
  } catch (cause) {
    throw mismatch(field, `expected an amount of ${currency}, received ${amount}`, { cause });
  }
}
