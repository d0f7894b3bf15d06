import { useState } from 'react';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import type { ProductTile } from '../../core/products/rules/productTile';
import { hasInStore, type Store } from '../../core/stores/rules/store';
import { useAskedOverlay } from '../platform/useAskedOverlay';
import { useCanPickUp } from '../platform/useCanPickUp';
import { usePickupStores } from '../stores/usePickupStores';
import { usePreferredStore } from '../stores/usePreferredStore';

export type DeliveryWay = 'ship' | 'pickup';

export type DeliveryChoice = {
  ways: readonly DeliveryWay[];
  way: DeliveryWay;
  choose: (way: DeliveryWay) => void;
  /** Where it would be picked up; undefined while the customer has chosen no store. */
  store: Store | undefined;
  /** Has that store the product? Undefined while nobody knows. */
  isInStore: boolean | undefined;
  isLooking: boolean;
  /** The store finder of the page could not be opened. */
  hasNoFinder: boolean;
  chooseStore: () => void;
  /** What goes along with the add; undefined while a store is missing. */
  delivery: Pick<AddItem, 'deliveryType' | 'storeNumber'> | undefined;
};

const waysOf = ({ isPickupEligible, isInStoreOnly }: ProductTile): readonly DeliveryWay[] =>
  isInStoreOnly ? ['pickup'] : isPickupEligible ? ['ship', 'pickup'] : ['ship'];

/** How a product that is not in the cart yet is to reach the customer: sent, or picked up at the chosen store. */
export function useDeliveryChoice(tile: ProductTile, quantity: number): DeliveryChoice {
  const ways: readonly DeliveryWay[] = useCanPickUp() ? waysOf(tile) : ['ship'];
  const [picked, setPicked] = useState<DeliveryWay>();
  const way = picked && ways.includes(picked) ? picked : (ways[0] ?? 'ship');
  const store = usePreferredStore();
  const { outcome, ask } = useAskedOverlay();
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
