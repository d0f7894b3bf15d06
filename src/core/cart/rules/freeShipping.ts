import type { Money } from '../../platform/rules/money';

/** How much of the way to free shipping is behind the customer, from 0 to 1; undefined without a threshold [CART-MSG-017]. */
export function freeShippingProgress(spent: Money | undefined, threshold: Money | undefined): number | undefined {
  if (!spent || !threshold) return undefined;
  if (threshold.minor <= 0) return 1;
  return Math.min(1, Math.max(0, spent.minor / threshold.minor));
}
