import { useId, useState } from 'react';
import { maxQuantity, nearestQuantity, type QuantityBounds } from '../../core/cart/rules/quantity';
import { QUANTITY_PROBLEMS, type QuantityMessageKey } from '../../core/cart/rules/quantityMessages';
import type { Translate } from '../platform/useMessages';
import { useQuantityDraft } from './useQuantityDraft';

/** A quantity that is not in the cart yet, with the props of its stepper. */
export function useQuantityField(
  name: string,
  bounds: QuantityBounds,
  translate: Translate<QuantityMessageKey>,
  normalise?: (typed: string) => string | number,
) {
  const increment = bounds.increment ?? 1;
  const [quantity, setQuantity] = useState<number | undefined>(() => nearestQuantity(1, bounds));
  const draft = useQuantityDraft(increment, bounds, setQuantity, normalise);
  const errorId = useId();
  const figures = { name, max: maxQuantity(bounds), increment };

  return {
    /** Undefined while the field is invalid. */
    quantity,
    stepper: {
      value: draft.text,
      label: translate('quantity', figures),
      fewerLabel: translate('fewer', figures),
      moreLabel: translate('more', figures),
      canStepDown: draft.canStepDown,
      canStepUp: draft.canStepUp,
      error: draft.verdict.ok ? undefined : translate(QUANTITY_PROBLEMS[draft.verdict.reason], figures),
      errorId,
      onType: draft.type,
      onStep: draft.step,
      onCommit: draft.commit,
    },
  };
}
