import type { Money } from '../../platform/rules/money';

/**
 * Returns the progress to free shipping, from 0 to 1; undefined if the amount spent or the threshold is unknown
 * [CART-MSG-017].
 */
export function freeShippingProgress(spent: Money | undefined, threshold: Money | undefined): number | undefined {
  if (!spent || !threshold) return undefined;
  if (threshold.minor <= 0) return 1;
  return Math.min(1, Math.max(0, spent.minor / threshold.minor));
}
