import type { LineItem } from './cart';

/**
 * Returns whether the customer can choose the pickup store of a line: `choose`, or `change` if a store is already
 * chosen. Returns undefined for a line that cannot be picked up: a download, a part or a plan, a sample, or an item
 * that is not in the cart [SCR-006].
 */
export function pickupAction(line: LineItem, isEligible: boolean): 'choose' | 'change' | undefined {
  if (line.id === '' || line.status === 'DELETED' || line.parent || line.isFreeSample) return undefined;
  if (line.delivery?.type === 'ISP') return 'change';
  return isEligible && !line.isSoftware ? 'choose' : undefined;
}

/** Whether any line is picked up in a store, so that another person can be named to do it [SCR-007]. */
export function hasPickup(lines: readonly LineItem[]): boolean {
  return lines.some(({ delivery }) => delivery?.type === 'ISP');
}
