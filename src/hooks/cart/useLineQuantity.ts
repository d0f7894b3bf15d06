import { useState, useSyncExternalStore } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { IDLE_QUANTITY, lineQuantitiesOf, type QuantityChange } from '../../core/cart/client/lineQuantities';
import type { LineItem } from '../../core/cart/rules/cart';
import { checkQuantity, type QuantityBounds, stepQuantity } from '../../core/cart/rules/quantity';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Action } from '../platform/useAction';
import { useStableCallback } from '../platform/useStableCallback';
import type { QuantityDraft } from './useStepper';

/** The debounce of a stepped quantity: ten fast clicks are one request. */
export const STEP_REST_MS = 350;

/** The debounce of a typed quantity while the field has focus: 12 must not be sent as 1 first. */
export const TYPING_REST_MS = 1500;

/** `pending` from the customer's choice until the shop has confirmed it. */
export type LineQuantity = Pick<Action<number, ChangeResult>, 'status' | 'isPending' | 'error' | 'data' | 'reset'> &
  QuantityDraft & {
    /** Changes the quantity, as if it were typed and committed. */
    mutate: (quantity: number) => void;
  };

/** The typed text, as long as neither the pending change nor the quantity in the cart is another one. */
type Typed = { text: string; change: QuantityChange; inCart: number };

/**
 * The quantity of one line: the customer's pending quantity, which all widgets of the page share, and the cart's.
 * Changes are sent one at a time, and the latest wins; after a rejected change, the field returns to the cart's
 * quantity [CART-QTY-001, CART-QTY-002, CART-QTY-003].
 */
export function useLineQuantity(line: LineItem, bounds: QuantityBounds): LineQuantity {
  const storefront = useStorefront();
  const { cart } = storefront;
  const quantities = lineQuantitiesOf(storefront);
  const newestChange = () => quantities.of(line.id);
  const change = useSyncExternalStore(quantities.subscribe, newestChange, () => IDLE_QUANTITY);
  const [typed, setTyped] = useState<Typed>();
  const [problem, setProblem] = useState<LineQuantity['problem']>();
  const pending = change.status === 'pending' ? change.quantity : undefined;
  const draft = typed?.change === change && typed.inCart === line.quantity ? typed.text : undefined;

  function settle(text: string, restMs: number, isFinal: boolean) {
    const verdict = checkQuantity(text, bounds);
    setProblem(verdict.ok ? undefined : verdict);
    const wanted = verdict.ok || isFinal ? verdict.quantity : undefined;
    const isKnown = wanted === line.quantity && !(pending !== undefined && cart.state().isMutating);
    quantities.choose(line.id, isKnown ? undefined : wanted, restMs);
    setTyped(isFinal ? undefined : { text, change: newestChange(), inCart: line.quantity });
  }

  const from = pending ?? line.quantity;
  const stepped = (direction: 1 | -1) => stepQuantity(from, direction, bounds);

  return {
    status: change.status,
    isPending: change.status === 'pending',
    error: change.status === 'error' ? change.error : null,
    data: change.status === 'success' ? change.data : undefined,
    text: draft ?? String(from),
    problem,
    canStepDown: stepped(-1) < from,
    canStepUp: stepped(1) > from,
    mutate: useStableCallback((quantity) => settle(String(quantity), STEP_REST_MS, true)),
    type: useStableCallback((text) => settle(text, TYPING_REST_MS, false)),
    step: useStableCallback((direction) => {
      // ignored during a change, not queued [CART-UPD-006]
      if (!cart.state().isMutating) settle(String(stepped(direction)), STEP_REST_MS, true);
    }),
    commit: useStableCallback(() => {
      if (draft !== undefined) settle(draft, STEP_REST_MS, true);
    }),
    reset: useStableCallback(() => {
      quantities.choose(line.id, undefined, 0);
      setTyped(undefined);
      setProblem(undefined);
    }),
  };
}
