'use client';

import { useCallback, useRef, useState } from 'react';
import type { AddOptions } from '../../core/cart/client/adding/addCall';
import { type AddFeedback, hasFailed } from '../../core/cart/rules/adding/addFeedback';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import { useStorefront } from '../platform/StorefrontProvider';

export type { AddOptions } from '../../core/cart/client/adding/addCall';

export type AddToCart = {
  phase: 'idle' | 'adding' | 'added' | 'failed';
  /** The result of the last add. */
  feedback: AddFeedback | undefined;
  /** Calls during a pending add are ignored and resolve with undefined [CART-ADD-005]. */
  add: (items: AddItem[], options?: AddOptions) => Promise<AddFeedback | undefined>;
};

/**
 * Adds items to the cart from one place of the page. An add is never lost: it queues behind other cart requests.
 * Failures are in `feedback`.
 */
export function useAddToCart(): AddToCart {
  const { cart } = useStorefront();
  const [phase, setPhase] = useState<AddToCart['phase']>('idle');
  const [feedback, setFeedback] = useState<AddFeedback>();
  const isAdding = useRef(false);

  const add = useCallback<AddToCart['add']>(
    async (items, options) => {
      if (isAdding.current) return undefined;
      isAdding.current = true;
      setPhase('adding');
      const settled = await cart.add(items, options);
      isAdding.current = false;
      setFeedback(settled);
      setPhase(phaseAfter(settled));
      return settled;
    },
    [cart],
  );

  return { phase, feedback, add };
}

/** An add to a special cart neither succeeds nor fails here: the page is navigating to that cart [CART-ADD-012]. */
function phaseAfter(feedback: AddFeedback): AddToCart['phase'] {
  if (feedback.kind === 'special') return 'idle';
  return hasFailed(feedback) ? 'failed' : 'added';
}
