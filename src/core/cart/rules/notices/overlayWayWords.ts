/**
 * Labels of the controls that open an overlay of the page from a line of the cart, and messages for a page that does
 * not have it.
 */
export const OVERLAY_WAY_WORDS = {
  'way.pickup': 'Pick up in store',
  'way.pickupNamed': 'Pick up in store: {name}',
  'way.store': 'Change store',
  'way.storeNamed': 'Change store: {name}',
  'way.noStores': 'Stores can not be shown on this page.',
  'way.delegate': 'Someone else will pick it up',
  'way.delegateNamed': 'Picked up by {name}: change',
  'way.noDelegate': 'Nobody else can be named on this page.',
  'way.list': 'Add to list',
  'way.listNamed': 'Add to list: {name}',
  'way.listAll': 'Add all items to a list',
  'way.noLists': 'Your lists can not be opened on this page.',
} as const;

export type OverlayWayWord = keyof typeof OVERLAY_WAY_WORDS;
