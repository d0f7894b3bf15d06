import { fillWords } from '../../platform/rules/fillWords';
import type { Money } from '../../platform/rules/money';
import { compareMoney, subtractMoney } from '../../platform/rules/moneyMath';
import { formatMoney } from '../../platform/rules/priceText';
import { type Overrides, wordsFor } from '../../platform/rules/wording';

/** Messages about the progress to free shipping [CART-MSG-017]. */
export const FREE_SHIPPING_WORDS = {
  'freeShipping.toGo': 'FREE shipping when you spend {threshold}. {remaining} to go',
  'freeShipping.reached': 'You qualify for FREE shipping',
} as const;

/**
 * Returns the message about the amount left until shipping is free [CART-MSG-017]. Returns undefined if there is no
 * threshold or the subtotal is not known. Throws RangeError when the two have different currencies.
 */
export function freeShippingWords(
  subtotalAfterCoupons: Money | undefined,
  threshold: Money | undefined,
  locale: string,
  overrides?: Overrides,
): string | undefined {
  if (!subtotalAfterCoupons || !threshold) return undefined;
  if (compareMoney(subtotalAfterCoupons, threshold) >= 0)
    return wordsFor(FREE_SHIPPING_WORDS, 'freeShipping.reached', overrides);

  const remaining = subtractMoney(threshold, subtotalAfterCoupons);
  return fillWords(wordsFor(FREE_SHIPPING_WORDS, 'freeShipping.toGo', overrides), {
    threshold: formatMoney(threshold, locale),
    remaining: formatMoney(remaining, locale),
  });
}
