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
  'action.pickup': 'Pick up in store',
  'action.pickupNamed': 'Pick up in store: {name}',
  'action.store': 'Change store',
  'action.storeNamed': 'Change store: {name}',
  'action.noStores': "You can't choose a store on this page.",
  'action.delegate': 'Someone else will pick it up',
  'action.delegateNamed': 'Picked up by {name}: change',
  'action.noDelegate': "You can't choose someone else for pickup on this page.",
  'action.list': 'Add to list',
  'action.listNamed': 'Add to list: {name}',
  'action.listAll': 'Add all items to a list',
  'action.noLists': "You can't open your lists on this page.",
} as const;

export type OverlayActionMessageKey = keyof typeof OVERLAY_ACTION_MESSAGES;
