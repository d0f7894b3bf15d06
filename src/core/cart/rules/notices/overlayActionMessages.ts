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
