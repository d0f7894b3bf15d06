import { useId } from 'react';
import { maxQuantity, type QuantityBounds } from '../../core/cart/rules/quantity';
import { QUANTITY_PROBLEMS, type QuantityMessageKey } from '../../core/cart/rules/quantityMessages';
import type { Translate } from '../platform/useMessages';
import type { QuantityDraft } from './useQuantityDraft';

/** The props of a `QuantityStepper` for the product `name`: its quantity is a draft, or comes from a line of the cart. */
export function useStepper(
  quantity: QuantityDraft,
  name: string,
  bounds: QuantityBounds,
  translate: Translate<QuantityMessageKey>,
) {
  const errorId = useId();
  const { problem } = quantity;
  const figures = { name, max: maxQuantity(bounds), increment: bounds.increment ?? 1 };
  return {
    value: quantity.text,
    label: translate('quantity', figures),
    fewerLabel: translate('fewer', figures),
    moreLabel: translate('more', figures),
    canStepDown: quantity.canStepDown,
    canStepUp: quantity.canStepUp,
    error: problem && translate(QUANTITY_PROBLEMS[problem.reason], figures),
    errorId,
    onType: quantity.type,
    onStep: quantity.step,
    onCommit: quantity.commit,
  };
}
