import { formatMessage } from '../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';
import type { Money } from '../../platform/rules/money';
import { compareMoney, subtractMoney } from '../../platform/rules/moneyMath';
import { formatMoney } from '../../platform/rules/priceText';
import { activeLines, type Cart } from './cart';

/**
 * Returns the progress to free shipping, from 0 to 1; undefined if the amount spent or the threshold is unknown
 * [CART-MSG-017].
 */
export function freeShippingProgress(spent: Money | undefined, threshold: Money | undefined): number | undefined {
  if (!spent || !threshold) return undefined;
  if (threshold.minor <= 0) return 1;
  return Math.min(1, Math.max(0, spent.minor / threshold.minor));
}

/**
 * Whether shipping matters for a cart: a line ships to an address, or the shop does not say how it is delivered. A cart
 * of pickups is promised no free shipping.
 */
export function isShippedCart(cart: Cart): boolean {
  return activeLines(cart).some(({ delivery }) => !delivery?.type || delivery.type === 'STA');
}

/** Messages about the progress to free shipping [CART-MSG-017]. */
export const FREE_SHIPPING_MESSAGES = {
  'freeShipping.toGo': 'FREE shipping when you spend {threshold}. {remaining} to go',
  'freeShipping.reached': 'You qualify for FREE shipping',
} as const;

/**
 * Returns the message about the amount left until shipping is free [CART-MSG-017]. Returns undefined if there is no
 * threshold or the subtotal is not known. Throws RangeError when the two have different currencies.
 */
export function freeShippingMessage(
  subtotalAfterCoupons: Money | undefined,
  threshold: Money | undefined,
  locale: string,
  overrides?: Overrides,
): string | undefined {
  if (!subtotalAfterCoupons || !threshold) return undefined;
  if (compareMoney(subtotalAfterCoupons, threshold) >= 0)
    return messageFor(FREE_SHIPPING_MESSAGES, 'freeShipping.reached', overrides);

  const remaining = subtractMoney(threshold, subtotalAfterCoupons);
  return formatMessage(messageFor(FREE_SHIPPING_MESSAGES, 'freeShipping.toGo', overrides), {
    threshold: formatMoney(threshold, locale),
    remaining: formatMoney(remaining, locale),
  });
}
