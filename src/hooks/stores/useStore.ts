import type { Delivery } from '../../core/cart/rules/cart';
import { deliveryLabel } from '../../core/cart/rules/deliveryLabel';
import { isClosed, openingText, type Store } from '../../core/stores/rules/store';
import { useDeliveryFacts } from '../cart/useDeliveryFacts';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQuery } from '../platform/useShopQueryClient';
import { storeQuery } from './storeQuery';

/** One store by its number; undefined without one, until the shop has sent its details, and if it cannot [SCR-011]. */
export function useStore(number: string | undefined): Store | undefined {
  const query = storeQuery(useStorefront(), number ?? '');
  const { data } = useShopQuery({ ...query, enabled: number !== undefined });
  return data?.find((store) => store.number === number);
}

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
