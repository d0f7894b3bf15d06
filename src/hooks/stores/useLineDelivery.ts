import type { LineItem } from '../../core/cart/rules/cart';
import type { LineDetails } from '../../core/cart/rules/cartDetails';
import { OVERLAY_ACTION_MESSAGES } from '../../core/cart/rules/overlayActions';
import { messageFor } from '../../core/platform/rules/messages';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useDeliveryOptions } from './useDeliveryOptions';
import { usePreferredStore } from './usePreferredStore';
import { useStore } from './useStore';
import { useStoreChoice } from './useStoreChoice';

/**
 * The choice between shipping and pickup for a line of the cart. It shows the requested method at once; if the shop
 * refuses it, the choice is what it was, and the line has the reason [SCR-006].
 */
export function useLineDelivery(line: LineItem, { shipping, isInStoreOnly }: LineDetails, isShippingFree: boolean) {
  const { settings } = useStorefront();
  const preferred = usePreferredStore();
  const { choice } = useStoreChoice({ lineId: line.id });
  const { delivery, name } = line;
  const isPickup = delivery?.type === 'ISP';
  const number = isPickup ? delivery.storeNumber : preferred?.number;
  const store = useStore(number) ?? (number === preferred?.number ? preferred : number && unknownStore(number));
  const requested = choice.isPending && (choice.variables === 'ship' ? 'ship' : 'pickup');

  const options = useDeliveryOptions({
    name,
    methods: isInStoreOnly ? ['pickup'] : ['ship', 'pickup'],
    method: requested || (isPickup ? 'pickup' : 'ship'),
    shipping: isPickup ? shipping : delivery,
    isShippingFree,
    isBackordered: delivery?.isBackordered,
    store: store || undefined,
    request: { overlay: 'BOPIS', lineId: line.id },
    missing: messageFor(OVERLAY_ACTION_MESSAGES, 'action.noStores', settings.messages.cart),
    onChoose: (method) => choice.mutate(method === 'ship' || !store ? 'ship' : store),
  });
  return { ...options, isBusy: choice.isPending };
}

const unknownStore = (number: string): Store => ({ number, hours: [], stock: {} });
