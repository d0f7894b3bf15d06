import { useState } from 'react';
import { checkQuantity, type QuantityVerdict, stepQuantity } from '../core/rules/quantity';
import type { QuantityBounds } from '../core/rules/quantityLimits';

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

/**
 * A quantity that is not in the cart yet [CART-QTY-001, CART-QTY-002]. `start` is made to fit the bounds; where the page
 * changes it, what the customer had chosen before gives way. `onPick` is told of every choice, and of none while what
 * stands in the box can not be added.
 */
export function useQuantityDraft(
  start: number,
  bounds: QuantityBounds,
  onPick: (quantity: number | undefined) => void,
): QuantityDraft {
  const [draft, setDraft] = useState<{ start: number; text: string }>();
  const text = draft?.start === start ? draft.text : String(quantityOf(checkQuantity(start, bounds), start));
  const verdict = checkQuantity(text, bounds);
  const from = quantityOf(verdict, start);
  const stepped = (direction: 1 | -1) => stepQuantity(from, direction, bounds);

  function write(next: number | string) {
    const picked = checkQuantity(next, bounds);
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
    commit: () => write(quantityOf(verdict, text)),
  };
}

/** The quantity that was wished for or the nearest one that is allowed; `otherwise` where it is no quantity at all. */
function quantityOf<Otherwise>(verdict: QuantityVerdict, otherwise: Otherwise): number | Otherwise {
  return verdict.ok || verdict.reason !== 'not-a-whole-number' ? verdict.quantity : otherwise;
}
