import { type DeliveryFacts, deliveryLabel } from '../../cart/rules/deliveryLabel';
import { OVERLAY_ACTION_MESSAGES } from '../../cart/rules/overlayActions';
import { formatMessage } from '../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';
import { isClosed, isOpen, openingText, type Store, storeName } from './store';

/** How a product reaches the customer: it is shipped to an address, or picked up in a store. */
export type DeliveryMethod = 'ship' | 'pickup';

/** The texts of the choice between shipping and pickup, and of a pickup, on every surface. */
export const DELIVERY_METHOD_MESSAGES = {
  'method.question': 'How would you like to get it?',
  'method.questionNamed': 'How would you like to get {name}?',
  'method.ship': 'Ship it',
  'method.free': 'Free',
  'method.freeFrom': 'Free from {amount}',
  'method.pickupAt': 'Pick up at {store}',
  'method.pickupAtNumber': 'Pick up at store {store}',
  'method.chooseStore': 'Choose a store',
  'method.checking': 'Checking {store}',
  'method.notInStore': 'Not available at {store}',
  'method.fewInStore': 'Only {units} in stock at {store}',
} as const;

/** Returns where a product is picked up: 'Pick up at Natick, MA'. */
export function pickupTitle(
  store: Pick<Store, 'number' | 'city' | 'state'> | undefined,
  overrides?: Overrides,
): string {
  if (!store) return messageFor(OVERLAY_ACTION_MESSAGES, 'action.pickup', overrides);
  const key = store.city ? 'method.pickupAt' : 'method.pickupAtNumber';
  return formatMessage(messageFor(DELIVERY_METHOD_MESSAGES, key, overrides), { store: storeName(store) });
}

/** Returns when it can be picked up there: 'Pick up in 1-hour · Open until 9 pm' [CART-MSG-018, STORE-002]. */
export function pickupTime(
  store: Store,
  facts: DeliveryFacts,
  { isBackordered = false, overrides }: { isBackordered?: boolean | undefined; overrides?: Overrides | undefined } = {},
): string {
  const closed = isClosed(store) ? openingText(store) : undefined;
  const label = deliveryLabel({ type: 'ISP', isBackordered }, { ...facts, closed }, overrides);
  return [label, !isBackordered && isOpen(store) && openingText(store)].filter(Boolean).join(' · ');
}
