'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckoutEnd, type CheckoutWish, checkOut } from '../../core/checkout/client/checkout';
import { blocksCheckout } from '../../core/checkout/rules/checkoutBlock';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

export type Checkout = {
  /** `asking` while the customer is asked something first; `pending` while the shop is told, and until the page is left. */
  phase: 'idle' | 'asking' | 'pending';
  /** The cart can not be checked out as it stands, and says why itself. */
  isBlocked: boolean;
  /** Presses while one is under way are the same act: they give undefined. */
  start: () => Promise<CheckoutEnd | undefined>;
};

/** How long a page may take to be left before the press may be made again: an app around it may have other plans. */
export const LEAVING_MS = 10_000;

/**
 * Takes the customer from the cart to the checkout, by way of sign-in where that is needed; ignored while a cart request
 * is on the wire [CHK-001, CHK-006, CHK-009, CART-UPD-006].
 */
export function useCheckout(wish: Omit<CheckoutWish, 'onAsking'>): Checkout {
  const storefront = useStorefront();
  const { host } = storefront;
  const { cart } = useCartState();
  const [phase, setPhase] = useState<Checkout['phase']>('idle');
  const newest = useRef(wish);
  newest.current = wish;
  const leaving = useRef<unknown>(undefined);
  const isUnderWay = useRef(false);

  const rest = useCallback(() => {
    host.clearTimeout(leaving.current);
    isUnderWay.current = false;
    setPhase('idle');
  }, [host]);

  useEffect(() => {
    // a page that comes back from the back/forward cache can be left again
    const stop = host.onPageShow(rest);
    return () => {
      stop();
      host.clearTimeout(leaving.current);
    };
  }, [host, rest]);

  const start = useCallback(async () => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setPhase('pending');
    const onAsking = (isAsking: boolean) => setPhase(isAsking ? 'asking' : 'pending');
    const end = await checkOut(storefront, { ...newest.current, onAsking });
    if (end === 'left') leaving.current = host.setTimeout(rest, LEAVING_MS);
    else rest();
    return end;
  }, [storefront, host, rest]);

  return { phase, isBlocked: cart !== undefined && blocksCheckout(cart), start };
}
