'use client';

import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { checkQuantity, type QuantityBounds, type QuantityVerdict, stepQuantity } from '../../core/cart/rules/quantity';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';
import { usePendingQuantity } from './usePendingQuantity';

/** The debounce of a stepped quantity: ten fast clicks are one request. */
export const STEP_REST_MS = 350;

/** The debounce of a typed quantity while the field has focus: 12 must not be sent as 1 first. */
export const TYPING_REST_MS = 1500;

export type LineQuantity = {
  /** The text of the quantity field. */
  text: string;
  /** The pending quantity is not confirmed by the shop. */
  isUnsent: boolean;
  problem: Exclude<QuantityVerdict, { ok: true }> | undefined;
  canStepDown: boolean;
  canStepUp: boolean;
  type: (text: string) => void;
  step: (direction: 1 | -1) => void;
  commit: () => void;
};

/**
 * The quantity of one line: the customer's pending quantity and the cart's. Changes are sent one at a time, and the
 * latest wins; after a rejected change, the field returns to the cart's quantity [CART-QTY-001, CART-QTY-002,
 * CART-QTY-003].
 */
export function useLineQuantity(line: LineItem, bounds: QuantityBounds): LineQuantity {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<LineQuantity['problem']>();
  const { cart } = useStorefront();
  const { pending, setPending } = usePendingQuantity(line.id, () => setDraft(undefined));
  const quantityBefore = useRef(line.quantity);

  // the cart's quantity has changed and no other one is pending, so drop the draft
  useEffect(() => {
    if (quantityBefore.current === line.quantity) return;
    quantityBefore.current = line.quantity;
    if (!pending) setDraft(undefined);
  }, [line.quantity, pending]);

  function settle(text: string, restMs: number, isFinal: boolean) {
    const verdict = checkQuantity(text, bounds);
    setProblem(verdict.ok ? undefined : verdict);
    const nearest = verdict.ok || verdict.reason !== 'not-a-whole-number' ? verdict.quantity : undefined;
    const wanted = verdict.ok || isFinal ? nearest : undefined;
    const isKnown = wanted === undefined || (wanted === line.quantity && !(pending && cart.state().isPending));
    setPending(isKnown ? undefined : { quantity: wanted, restMs });
    setDraft(isFinal ? wanted?.toString() : text);
  }

  const from = pending?.quantity ?? line.quantity;
  const stepped = (direction: 1 | -1) => stepQuantity(from, direction, bounds);

  return {
    text: draft ?? String(line.quantity),
    isUnsent: pending !== undefined,
    problem,
    canStepDown: stepped(-1) < from,
    canStepUp: stepped(1) > from,
    type: useStableCallback((text) => settle(text, TYPING_REST_MS, false)),
    step: useStableCallback((direction) => {
      // ignored during a change, not queued [CART-UPD-006]
      if (!cart.state().isPending) settle(String(stepped(direction)), STEP_REST_MS, true);
    }),
    commit: useStableCallback(() => {
      if (draft !== undefined) settle(draft, STEP_REST_MS, true);
    }),
  };
}
