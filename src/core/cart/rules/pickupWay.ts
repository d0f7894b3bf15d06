import type { LineItem } from './cart';

/**
 * May the customer say at which store a line is picked up? `change` where one is chosen already; undefined for what no
 * store hands out: a download, a part or a plan, a sample, an item that is not in the cart [SCR-006].
 */
export function pickupWay(line: LineItem, isEligible: boolean): 'choose' | 'change' | undefined {
  if (line.id === '' || line.status === 'DELETED' || line.parent || line.isFreeSample) return undefined;
  if (line.delivery?.type === 'ISP') return 'change';
  return isEligible && !line.isSoftware ? 'choose' : undefined;
}

/** Is anything of these picked up, so that somebody else may do it? [SCR-007] */
export function hasPickup(lines: readonly LineItem[]): boolean {
  return lines.some(({ delivery }) => delivery?.type === 'ISP');
}
