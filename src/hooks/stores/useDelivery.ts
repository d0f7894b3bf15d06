import type { Delivery } from '../../core/cart/rules/cart';
import { deliveryLabel } from '../../core/cart/rules/deliveryLabel';
import { isClosed, openingText } from '../../core/stores/rules/store';
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
  const closed = store && isClosed(store) ? openingText(store) : undefined;
  return { label: delivery && deliveryLabel(delivery, { ...facts, closed }, settings.messages.cart), store };
}
