'use client';

import { useEffect, useRef, useState } from 'react';
import type { AddOptions } from '../core/client/addCall';
import type { AddFeedback } from '../core/rules/addFeedback';
import type { AddItem } from '../core/rules/addRequest';
import { useStorefront } from './StorefrontProvider';

export type { AddOptions } from '../core/client/addCall';

export type AddToCart = {
  phase: 'idle' | 'adding' | 'added' | 'failed';
  /** How the last add ended. */
  feedback: AddFeedback | undefined;
  /** Presses while an add is on its way are the same act: they give undefined [CART-ADD-005]. */
  add: (items: AddItem[], options?: AddOptions) => Promise<AddFeedback | undefined>;
};

/**
 * Adds items to the cart from one place on the page. An add is never lost: it waits its turn behind other cart requests.
 * What went wrong is in `feedback`.
 */
export function useAddToCart(): AddToCart {
  const { cart } = useStorefront();
  const [phase, setPhase] = useState<AddToCart['phase']>('idle');
  const [feedback, setFeedback] = useState<AddFeedback>();
  const isAdding = useRef(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return {
    phase,
    feedback,
    async add(items, options) {
      if (isAdding.current) return undefined;
      isAdding.current = true;
      setPhase('adding');
      const settled = await cart.add(items, options);
      isAdding.current = false;
      if (isMounted.current) {
        setFeedback(settled);
        setPhase(phaseAfter(settled));
      }
      return settled;
    },
  };
}

/** An add to a special cart has ended neither well nor badly: the customer is on the way to that cart [CART-ADD-012]. */
function phaseAfter(feedback: AddFeedback): AddToCart['phase'] {
  if (feedback.kind === 'special') return 'idle';
  return feedback.kind === 'failed' || feedback.isFailed ? 'failed' : 'added';
}
