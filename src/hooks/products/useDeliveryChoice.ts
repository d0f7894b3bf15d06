import { useState } from 'react';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import type { Delivery } from '../../core/cart/rules/cart';
import { noticeText } from '../../core/cart/rules/notices/noticeText';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { DeliveryMethod } from '../../core/stores/rules/deliveryMethod';
import { hasInStore } from '../../core/stores/rules/store';
import { useCanPickUp } from '../cart/useCanPickUp';
import { useStorefront } from '../platform/StorefrontProvider';
import { useDeliveryOptions } from '../stores/useDeliveryOptions';
import { usePreferredStore } from '../stores/usePreferredStore';
import { usePickupStores } from '../stores/useStoreSearch';

type DeliverableProduct = Pick<ProductTile, 'sku' | 'isPickupEligible' | 'isInStoreOnly'> & {
  quantity: number;
  /** When it would be shipped, as far as it is known. */
  shipping?: Delivery | undefined;
};

/** The delivery of a product that is not in the cart yet: shipping, or pickup at the customer's store. */
export function useDeliveryChoice(product: DeliverableProduct) {
  const { sku, quantity, shipping } = product;
  const { settings } = useStorefront();
  const methods = methodsOf(product, useCanPickUp());
  const canPickUp = methods.includes('pickup');
  const [picked, setPicked] = useState<DeliveryMethod>();
  const method = picked && methods.includes(picked) ? picked : (methods[0] ?? 'ship');
  const preferred = usePreferredStore();
  const { stores, phase } = usePickupStores({ skus: [sku] }, canPickUp && preferred !== undefined);
  const known = stores.find(({ number }) => number === preferred?.number);
  const isInStore = known && hasInStore(known, sku, quantity);

  const options = useDeliveryOptions({
    methods,
    method,
    shipping,
    isShippingFree: false,
    store: known ?? preferred,
    isInStore,
    unitsInStore: known?.stock[sku],
    isLooking: phase === 'loading',
    request: { overlay: 'BOPIS', sku },
    missing: noticeText('chooseStore', {}, settings.messages.cart),
    onChoose: setPicked,
    onStore: () => setPicked('pickup'),
  });

  const shipped: Pick<AddItem, 'deliveryType' | 'storeNumber'> = { deliveryType: 'STA' };
  return {
    /** The options to choose from; undefined for a product that can only be shipped. */
    options: canPickUp ? options : undefined,
    /** Whether the pickup store has the quantity in stock, if pickup is chosen; undefined if unknown. */
    isInStore: method === 'pickup' ? isInStore : undefined,
    /** Undefined if a store is required but missing. */
    delivery:
      method === 'ship' ? shipped : preferred && { deliveryType: 'ISP' as const, storeNumber: preferred.number },
  };
}

function methodsOf(
  { isPickupEligible, isInStoreOnly }: DeliverableProduct,
  canPickUp: boolean,
): readonly DeliveryMethod[] {
  if (!canPickUp) return ['ship'];
  return isInStoreOnly ? ['pickup'] : isPickupEligible ? ['ship', 'pickup'] : ['ship'];
}
