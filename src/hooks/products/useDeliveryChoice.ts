import { useState } from 'react';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import type { ProductTile } from '../../core/products/rules/productTile';
import { hasInStore, type Store } from '../../core/stores/rules/store';
import { useCanPickUp } from '../platform/useCanPickUp';
import { useRequestedOverlay } from '../platform/useRequestedOverlay';
import { usePickupStores } from '../stores/usePickupStores';
import { usePreferredStore } from '../stores/usePreferredStore';

export type DeliveryWay = 'ship' | 'pickup';

export type DeliveryChoice = {
  ways: readonly DeliveryWay[];
  way: DeliveryWay;
  choose: (way: DeliveryWay) => void;
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

const waysOf = ({ isPickupEligible, isInStoreOnly }: ProductTile): readonly DeliveryWay[] =>
  isInStoreOnly ? ['pickup'] : isPickupEligible ? ['ship', 'pickup'] : ['ship'];

/** The delivery method of a product that is not in the cart yet: shipping, or pickup at the chosen store. */
export function useDeliveryChoice(tile: ProductTile, quantity: number): DeliveryChoice {
  const ways: readonly DeliveryWay[] = useCanPickUp() ? waysOf(tile) : ['ship'];
  const [picked, setPicked] = useState<DeliveryWay>();
  const way = picked && ways.includes(picked) ? picked : (ways[0] ?? 'ship');
  const store = usePreferredStore();
  const { outcome, ask } = useRequestedOverlay();
  const { stores, phase } = usePickupStores({ skus: [tile.sku] }, way === 'pickup' && store !== undefined);
  const known = stores.find(({ number }) => number === store?.number);

  return {
    ways,
    way,
    choose: setPicked,
    store: known ?? store,
    isInStore: known && hasInStore(known, tile.sku, quantity),
    isLooking: phase === 'searching',
    hasNoFinder: outcome === 'not-here',
    chooseStore: () => ask({ overlay: 'BOPIS', sku: tile.sku }),
    delivery: way === 'ship' ? { deliveryType: 'STA' } : store && { deliveryType: 'ISP', storeNumber: store.number },
  };
}
