import { useState } from 'react';
import {
  checkQuantity,
  type QuantityBounds,
  type QuantityMessageKey,
  stepQuantity,
} from '../../core/cart/rules/quantity';
import type { Translate } from '../platform/useMessages';
import { useStepper } from './useStepper';

type FieldOptions = {
  name: string;
  bounds: QuantityBounds;
  /** Displayed as it is; the default is one step. If the page changes it, the customer's draft is discarded. */
  start?: number;
  translate: Translate<QuantityMessageKey>;
  /** Converts the typed text. */
  normalise?: (typed: string) => string | number;
  /** Called with every choice of the customer, except while the field is invalid. */
  onPick?: (quantity: number) => void;
};

/** A quantity that is not in the cart yet, with the props of its stepper [CART-QTY-001, CART-QTY-002]. */
export function useQuantityField(options: FieldOptions) {
  const { name, bounds, start = bounds.increment ?? 1, translate, normalise = (typed) => typed, onPick } = options;
  const [draft, setDraft] = useState<{ start: number; text: string }>();
  const isChanged = draft?.start === start;
  const text = isChanged ? draft.text : String(start);
  const typed = isChanged ? normalise(text) : start;
  const verdict = checkQuantity(typed, bounds);
  const from = verdict.quantity ?? start;
  const stepped = (direction: 1 | -1) => stepQuantity(from, direction, bounds);

  function write(next: number | string) {
    const picked = checkQuantity(normalise(String(next)), bounds);
    setDraft({ start, text: String(next) });
    if (picked.ok) onPick?.(picked.quantity);
  }

  const stepper = useStepper(
    {
      text,
      problem: verdict.ok ? undefined : verdict,
      canStepDown: stepped(-1) < from,
      canStepUp: stepped(1) > from,
      type: write,
      step: (direction) => write(stepped(direction)),
      commit() {
        // a focus and blur without typing changes nothing
        if (isChanged) write(verdict.quantity ?? typed);
      },
    },
    name,
    bounds,
    translate,
  );
  return {
    /** Undefined while the field is invalid. */
    quantity: verdict.ok ? verdict.quantity : undefined,
    stepper,
  };
}
