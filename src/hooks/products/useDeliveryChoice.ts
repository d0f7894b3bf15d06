import { useState } from 'react';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import type { ProductTile } from '../../core/products/rules/productTile';
import { hasInStore, type Store } from '../../core/stores/rules/store';
import { useCanPickUp } from '../cart/useCanPickUp';
import { useRequestedOverlay } from '../platform/useRequestedOverlay';
import { usePickupStores } from '../stores/usePickupStores';
import { usePreferredStore } from '../stores/usePreferredStore';

export type DeliveryMethod = 'ship' | 'pickup';

export type DeliveryChoice = {
  methods: readonly DeliveryMethod[];
  method: DeliveryMethod;
  choose: (method: DeliveryMethod) => void;
  /** The pickup store; undefined if the customer has not chosen one. */
  store: Store | undefined;
  /** Whether that store has the product in stock; undefined if unknown. */
  isInStore: boolean | undefined;
  isLooking: boolean;
  /** The page has no store finder to open. */
  hasNoFinder: boolean;
  chooseStore: () => void;
  /** The delivery fields of the add; undefined if a store is required but missing. */
  delivery: Pick<AddItem, 'deliveryType' | 'storeNumber'> | undefined;
};

const methodsOf = ({ isPickupEligible, isInStoreOnly }: ProductTile): readonly DeliveryMethod[] =>
  isInStoreOnly ? ['pickup'] : isPickupEligible ? ['ship', 'pickup'] : ['ship'];

/** The delivery method of a product that is not in the cart yet: shipping, or pickup at the chosen store. */
export function useDeliveryChoice(tile: ProductTile, quantity: number): DeliveryChoice {
  const methods: readonly DeliveryMethod[] = useCanPickUp() ? methodsOf(tile) : ['ship'];
  const [picked, setPicked] = useState<DeliveryMethod>();
  const method = picked && methods.includes(picked) ? picked : (methods[0] ?? 'ship');
  const store = usePreferredStore();
  const finder = useRequestedOverlay();
  const { stores, phase } = usePickupStores({ skus: [tile.sku] }, method === 'pickup' && store !== undefined);
  const known = stores.find(({ number }) => number === store?.number);

  return {
    methods,
    method,
    choose: setPicked,
    store: known ?? store,
    isInStore: known && hasInStore(known, tile.sku, quantity),
    isLooking: phase === 'loading',
    hasNoFinder: finder.data === 'unavailable',
    chooseStore: () => finder.mutate({ overlay: 'BOPIS', sku: tile.sku }),
    delivery: method === 'ship' ? { deliveryType: 'STA' } : store && { deliveryType: 'ISP', storeNumber: store.number },
  };
}
