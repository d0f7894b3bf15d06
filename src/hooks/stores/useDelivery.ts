import type { Delivery } from '../../core/cart/rules/cart';
import { deliveryLabel } from '../../core/cart/rules/deliveryLabel';
import { isClosed } from '../../core/stores/rules/store';
import { useDeliveryFacts } from '../cart/useDeliveryFacts';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStore } from './useStore';

/**
 * How and when a line is delivered, and the store where it is picked up. While that store is closed, the label says so
 * [CART-MSG-018, SCR-006].
 */
export function useDelivery(delivery: Delivery | undefined) {
  const { settings } = useStorefront();
  const facts = useDeliveryFacts();
  const store = useStore(delivery?.storeNumber);
  const closed = store && isClosed(store) ? [store.status, store.statusTime].filter(Boolean).join(' ') : undefined;
  return { label: delivery && deliveryLabel(delivery, { ...facts, closed }, settings.messages.cart), store };
}
