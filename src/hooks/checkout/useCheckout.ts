'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckoutEnd, type CheckoutRequest, checkOut } from '../../core/checkout/client/checkout';
import { blocksCheckout } from '../../core/checkout/rules/checkoutBlock';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';

export type Checkout = {
  /** `prompting` while the customer is prompted first; `pending` during the request and until the page unloads. */
  phase: 'idle' | 'prompting' | 'pending';
  /** The cart cannot be checked out in its current state; the cart shows the reason. */
  isBlocked: boolean;
  /** Calls during a pending checkout are ignored and resolve with undefined. */
  start: () => Promise<CheckoutEnd | undefined>;
};

/** How long navigation may take before the button is enabled again, because a surrounding app may have prevented it. */
export const LEAVING_MS = 10_000;

/**
 * Takes the customer from the cart to the checkout, via sign-in if needed; ignored while a cart request is in flight
 * [CHK-001, CHK-006, CHK-009, CART-UPD-006].
 */
export function useCheckout(request: Omit<CheckoutRequest, 'onPromptChange'>): Checkout {
  const storefront = useStorefront();
  const { host } = storefront;
  const { cart } = useCartState();
  const [phase, setPhase] = useState<Checkout['phase']>('idle');
  const leaving = useRef<unknown>(undefined);
  const isPending = useRef(false);

  const rest = useCallback(() => {
    host.clearTimeout(leaving.current);
    isPending.current = false;
    setPhase('idle');
  }, [host]);

  useEffect(() => {
    // a page restored from the back/forward cache must allow another checkout
    const stop = host.onPageShow(rest);
    return () => {
      stop();
      host.clearTimeout(leaving.current);
    };
  }, [host, rest]);

  const start = useStableCallback(async () => {
    if (isPending.current) return undefined;
    isPending.current = true;
    setPhase('pending');
    const onPrompt = (isPrompting: boolean) => setPhase(isPrompting ? 'prompting' : 'pending');
    const end = await checkOut(storefront, { ...request, onPromptChange: onPrompt });
    if (end === 'redirected') leaving.current = host.setTimeout(rest, LEAVING_MS);
    else rest();
    return end;
  });

  return { phase, isBlocked: cart !== undefined && blocksCheckout(cart), start };
}
