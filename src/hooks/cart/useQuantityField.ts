import { useId, useState } from 'react';
import { maxQuantity, nearestQuantity, type QuantityBounds } from '../../core/cart/rules/quantityLimits';
import { QUANTITY_PROBLEMS, type QuantityWord } from '../../core/cart/rules/quantityWords';
import type { Say } from '../platform/useMessages';
import { useQuantityDraft } from './useQuantityDraft';

/** A quantity that is not in the cart yet, with the props of its stepper. */
export function useQuantityField(
  name: string,
  bounds: QuantityBounds,
  say: Say<QuantityWord>,
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
      label: say('quantity', figures),
      fewerLabel: say('fewer', figures),
      moreLabel: say('more', figures),
      canStepDown: draft.canStepDown,
      canStepUp: draft.canStepUp,
      error: draft.verdict.ok ? undefined : say(QUANTITY_PROBLEMS[draft.verdict.reason], figures),
      errorId,
      onType: draft.type,
      onStep: draft.step,
      onCommit: draft.commit,
    },
  };
}
