'use client';

import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { checkQuantity, type QuantityVerdict, stepQuantity } from '../../core/cart/rules/quantity';
import type { QuantityBounds } from '../../core/cart/rules/quantityLimits';
import { useStorefront } from '../platform/StorefrontProvider';
import { useQuantityWish } from './useQuantityWish';

/** How long a stepped quantity rests before it is sent: ten fast presses are one request. */
export const STEP_REST_MS = 350;

/** How long a typed quantity rests, while the customer is still in the box: a 12 must not be sent as a 1 first. */
export const TYPING_REST_MS = 1500;

export type LineQuantity = {
  /** What stands in the box. */
  text: string;
  /** The shop does not know yet what was wished for. */
  isUnsent: boolean;
  problem: Exclude<QuantityVerdict, { ok: true }> | undefined;
  canStepDown: boolean;
  canStepUp: boolean;
  type: (text: string) => void;
  step: (direction: 1 | -1) => void;
  commit: () => void;
};

/**
 * The quantity of one line, as the customer wants it and as the cart has it. Changes are sent one at a time, the last wish
 * wins; a refused one goes back to what the cart holds [CART-QTY-001, CART-QTY-002, CART-QTY-003].
 */
export function useLineQuantity(line: LineItem, bounds: QuantityBounds): LineQuantity {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<LineQuantity['problem']>();
  const { cart } = useStorefront();
  const { wish, setWish } = useQuantityWish(line.id, () => setDraft(undefined));
  const quantityBefore = useRef(line.quantity);

  // the cart has another quantity now, and nothing else is wished for: the draft has served
  useEffect(() => {
    if (quantityBefore.current === line.quantity) return;
    quantityBefore.current = line.quantity;
    if (!wish) setDraft(undefined);
  }, [line.quantity, wish]);

  function settle(text: string, restMs: number, isFinal: boolean) {
    const verdict = checkQuantity(text, bounds);
    setProblem(verdict.ok ? undefined : verdict);
    const nearest = verdict.ok || verdict.reason !== 'not-a-whole-number' ? verdict.quantity : undefined;
    const wanted = verdict.ok || isFinal ? nearest : undefined;
    const isKnown = wanted === undefined || (wanted === line.quantity && !(wish && cart.state().isPending));
    setWish(isKnown ? undefined : { quantity: wanted, restMs });
    setDraft(isFinal ? wanted?.toString() : text);
  }

  const from = wish?.quantity ?? line.quantity;
  const stepped = (direction: 1 | -1) => stepQuantity(from, direction, bounds);

  return {
    text: draft ?? String(line.quantity),
    isUnsent: wish !== undefined,
    problem,
    canStepDown: stepped(-1) < from,
    canStepUp: stepped(1) > from,
    type: (text) => settle(text, TYPING_REST_MS, false),
    step: (direction) => settle(String(stepped(direction)), STEP_REST_MS, true),
    commit: () => {
      if (draft !== undefined) settle(draft, STEP_REST_MS, true);
    },
  };
}
