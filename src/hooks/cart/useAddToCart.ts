'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddOptions } from '../../core/cart/client/adding/addCall';
import { type AddFeedback, hasFailed } from '../../core/cart/rules/adding/addFeedback';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import { useStorefront } from '../platform/StorefrontProvider';

export type { AddOptions } from '../../core/cart/client/adding/addCall';

export type AddToCart = {
  phase: 'idle' | 'adding' | 'added' | 'failed';
  /** How the last add ended. */
  feedback: AddFeedback | undefined;
  /** Presses while an add is on its way are the same act: they give undefined [CART-ADD-005]. */
  add: (items: AddItem[], options?: AddOptions) => Promise<AddFeedback | undefined>;
};

/**
 * Adds items to the cart from one place on the page. An add is never lost: it waits its turn behind other cart requests.
 * What went wrong is in `feedback`. An add that is already `underWay` when the place is drawn is followed as if it had begun here.
 */
export function useAddToCart(underWay?: ReturnType<AddToCart['add']>): AddToCart {
  const { cart } = useStorefront();
  const [phase, setPhase] = useState<AddToCart['phase']>(underWay ? 'adding' : 'idle');
  const [feedback, setFeedback] = useState<AddFeedback>();
  const isAdding = useRef(underWay !== undefined);

  const settle = useCallback((settled: AddFeedback | undefined) => {
    isAdding.current = false;
    if (settled) {
      setFeedback(settled);
      setPhase(phaseAfter(settled));
    }
    return settled;
  }, []);

  useEffect(() => void underWay?.then(settle), [underWay, settle]);

  return {
    phase,
    feedback,
    async add(items, options) {
      if (isAdding.current) return undefined;
      isAdding.current = true;
      setPhase('adding');
      return settle(await cart.add(items, options));
    },
  };
}

/** An add to a special cart has ended neither well nor badly: the customer is on the way to that cart [CART-ADD-012]. */
function phaseAfter(feedback: AddFeedback): AddToCart['phase'] {
  if (feedback.kind === 'special') return 'idle';
  return hasFailed(feedback) ? 'failed' : 'added';
}
