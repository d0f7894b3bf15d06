import type { AmountBody } from '../contract/scalar';
import { CommerceError } from '../rules/commerceError';
import { type Money, moneyFromDecimal, money as whole } from '../rules/money';

/**
 * An amount of the wire as money; undefined where the shop gives none. It can be reckoned with: `times` it, or it and
 * another one together, can be counted exactly too, so that no screen fails over a sum.
 * Throws CommerceError `contract`, naming the field, for an amount of which that is not so.
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
    throw new CommerceError('contract', 'CONTRACT', `${field}: expected an amount of ${currency}, received ${amount}`, {
      cause,
    });
  }
}
