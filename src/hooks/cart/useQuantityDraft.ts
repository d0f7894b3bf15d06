import { useState } from 'react';
import { checkQuantity, type QuantityVerdict, stepQuantity } from '../../core/cart/rules/quantity';
import type { QuantityBounds } from '../../core/cart/rules/quantityLimits';

export type QuantityDraft = {
  text: string;
  /** What was typed, or stepped to, and whether it may be added. */
  verdict: QuantityVerdict;
  canStepDown: boolean;
  canStepUp: boolean;
  type: (text: string) => void;
  step: (direction: 1 | -1) => void;
  /** Typing is done: a quantity over its bounds becomes the nearest one that is allowed. */
  commit: () => void;
};

const asTyped = (text: string): string | number => text;

/**
 * A quantity that is not in the cart yet [CART-QTY-001, CART-QTY-002]. `start` is shown as it is; where the page changes
 * it, what the customer had chosen before gives way. `onPick` is told of every choice, and of none while what stands in
 * the box can not be added. `normalise` reads what is typed.
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
    verdict,
    canStepDown: stepped(-1) < from,
    canStepUp: stepped(1) > from,
    type: write,
    step: (direction) => write(stepped(direction)),
    commit() {
      // who only passes through the box has changed nothing
      if (isChanged) write(quantityOf(verdict, typed));
    },
  };
}

/** The quantity that was wished for or the nearest one that is allowed; `otherwise` where it is no quantity at all. */
function quantityOf<Otherwise>(verdict: QuantityVerdict, otherwise: Otherwise): number | Otherwise {
  return verdict.ok || verdict.reason !== 'not-a-whole-number' ? verdict.quantity : otherwise;
}
