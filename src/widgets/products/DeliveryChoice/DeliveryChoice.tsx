import { useEffect } from 'react';
import type { AddItem } from '../../../core/cart/rules/adding/addRequest';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { useDeliveryChoice } from '../../../hooks/products/useDeliveryChoice';
import { DeliveryOptions } from '../../../ui/product/DeliveryOptions';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

/** The props of an add button that adds with the chosen delivery. */
export type ChosenDelivery = Pick<AddItem, 'deliveryType' | 'storeNumber'> & {
  /** Why the customer cannot add with it: the store has too few units. */
  disabledReason?: string | undefined;
};

export type DeliveryChoiceProps = RootProps & {
  /** The product, which can be picked up in stores. */
  sku: string;
  /** The number of units that the store must have in stock. The default is 1. */
  quantity?: number;
  /** The product is not shipped. */
  inStoreOnly?: boolean;
  /** The first day on which the product would arrive, as an ISO 8601 date. */
  earliest?: string;
  /** The last day on which the product would arrive, as an ISO 8601 date. */
  latest?: string;
  /**
   * Called with the delivery of an add, at first and whenever it changes. Without a delivery, the earlier one is no longer
   * possible.
   */
  onChange?: (delivery: ChosenDelivery) => void;
};

/**
 * The choice between shipping a product and picking it up at the customer's store, for a product page. The page passes
 * the result to its add button. Renders nothing for customers who may not use pickup [SCR-006, SESS-019].
 */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { sku, quantity = 1, inStoreOnly: isInStoreOnly = false, earliest, latest, onChange } = props;
  const { options, delivery, isInStore } = useDeliveryChoice({
    sku,
    quantity,
    isInStoreOnly,
    isPickupEligible: true,
    shipping: earliest ? { type: 'STA', earliest, latest, isBackordered: false } : undefined,
  });
  const { deliveryType, storeNumber } = (options && delivery) ?? {};
  const disabledReason = isInStore === false ? options?.choices.find(({ isWarning }) => isWarning)?.about : undefined;
  const report = useStableCallback((chosen: ChosenDelivery) => onChange?.(chosen));
  useEffect(() => {
    if (deliveryType) report({ deliveryType, storeNumber, disabledReason });
  }, [deliveryType, storeNumber, disabledReason, report]);
  const isPossible = deliveryType !== undefined;
  useEffect(() => (isPossible ? () => report({}) : undefined), [isPossible, report]);

  if (!options) return null;
  return (
    <Widget block="delivery-choice" props={props}>
      <DeliveryOptions {...options} />
    </Widget>
  );
}
