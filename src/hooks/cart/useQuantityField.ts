import { useState } from 'react';
import { nearestQuantity, type QuantityBounds } from '../../core/cart/rules/quantity';
import type { QuantityMessageKey } from '../../core/cart/rules/quantityMessages';
import type { Translate } from '../platform/useMessages';
import { useQuantityDraft } from './useQuantityDraft';
import { useStepper } from './useStepper';

/** A quantity that is not in the cart yet, with the props of its stepper. */
export function useQuantityField(
  name: string,
  bounds: QuantityBounds,
  translate: Translate<QuantityMessageKey>,
  normalise?: (typed: string) => string | number,
) {
  const [quantity, setQuantity] = useState<number | undefined>(() => nearestQuantity(1, bounds));
  const draft = useQuantityDraft(bounds.increment ?? 1, bounds, setQuantity, normalise);
  return {
    /** Undefined while the field is invalid. */
    quantity,
    stepper: useStepper(draft, name, bounds, translate),
  };
}
