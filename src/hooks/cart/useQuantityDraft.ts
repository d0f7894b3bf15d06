import { useState } from 'react';
import { checkQuantity, type QuantityBounds, type QuantityVerdict, stepQuantity } from '../../core/cart/rules/quantity';

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

const asTyped = (text: string): string | number => text;

/**
 * The draft of a quantity that is not in the cart yet [CART-QTY-001, CART-QTY-002]. `start` is displayed as it is; if
 * the page changes it, the customer's draft is discarded. `onPick` is called with every choice, and with undefined
 * while the field is invalid. `normalise` converts the typed text.
 */
export function useQuantityDraft(
  start: number,
  bounds: QuantityBounds,
  onPick: (quantity: number | undefined) => void,
  normalise = asTyped,
): QuantityDraft {
  const [draft, setDraft] = useState<{ start: number; text: string }>();
  const isChanged = draft?.start === start;
  const text = isChanged ? draft.text : String(start);
  const typed = isChanged ? normalise(text) : start;
  const verdict = checkQuantity(typed, bounds);
  const from = quantityOf(verdict, start);
  const stepped = (direction: 1 | -1) => stepQuantity(from, direction, bounds);

  function write(next: number | string) {
    const picked = checkQuantity(normalise(String(next)), bounds);
    setDraft({ start, text: String(next) });
    onPick(picked.ok ? picked.quantity : undefined);
  }

  return {
    text,
    problem: verdict.ok ? undefined : verdict,
    canStepDown: stepped(-1) < from,
    canStepUp: stepped(1) > from,
    type: write,
    step: (direction) => write(stepped(direction)),
    commit() {
      // a focus and blur without typing changes nothing
      if (isChanged) write(quantityOf(verdict, typed));
    },
  };
}

/** The requested quantity or the nearest allowed one; `otherwise` if it is not a whole number. */
function quantityOf<Otherwise>(verdict: QuantityVerdict, otherwise: Otherwise): number | Otherwise {
  return verdict.ok || verdict.reason !== 'not-a-whole-number' ? verdict.quantity : otherwise;
}
