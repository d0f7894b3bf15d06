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
