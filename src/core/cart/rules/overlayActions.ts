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

/**
 * Labels of the controls that open an overlay of the page from a line of the cart, and messages for a page that does
 * not have it.
 */
export const OVERLAY_ACTION_MESSAGES = {
  'way.pickup': 'Pick up in store',
  'way.pickupNamed': 'Pick up in store: {name}',
  'way.store': 'Change store',
  'way.storeNamed': 'Change store: {name}',
  'way.noStores': "You can't choose a store on this page.",
  'way.delegate': 'Someone else will pick it up',
  'way.delegateNamed': 'Picked up by {name}: change',
  'way.noDelegate': "You can't choose someone else for pickup on this page.",
  'way.list': 'Add to list',
  'way.listNamed': 'Add to list: {name}',
  'way.listAll': 'Add all items to a list',
  'way.noLists': "You can't open your lists on this page.",
} as const;

export type OverlayActionMessageKey = keyof typeof OVERLAY_ACTION_MESSAGES;
