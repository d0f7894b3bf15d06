import { useId } from 'react';
import {
  maxQuantity,
  QUANTITY_PROBLEMS,
  type QuantityBounds,
  type QuantityMessageKey,
  type QuantityVerdict,
} from '../../core/cart/rules/quantity';
import type { Translate } from '../platform/useMessages';

export type QuantityDraft = {
  /** The text of the quantity field. */
  text: string;
  /** Why the typed or stepped quantity is not allowed. */
  problem: Exclude<QuantityVerdict, { ok: true }> | undefined;
  canStepDown: boolean;
  canStepUp: boolean;
  type: (text: string) => void;
  step: (direction: 1 | -1) => void;
  /** Ends typing: a quantity out of bounds becomes the nearest allowed one. */
  commit: () => void;
};

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
