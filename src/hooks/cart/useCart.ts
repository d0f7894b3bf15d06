'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { CartState } from '../../core/cart/client/cartState';
import { useStorefront } from '../platform/StorefrontProvider';

export type { CartState } from '../../core/cart/client/cartState';

/** What the server draws: it does not know what the browser remembers. */
export const UNREAD: CartState = {
  phase: 'unread',
  cart: undefined,
  error: undefined,
  isPending: false,
  leaving: [],
  count: undefined,
};

/** The cart as the page knows it now, without asking for it. */
export const useCartState = (): CartState => useTold((state) => state);

/** One thing about the cart as the page knows it now: who asks draws again only when that has changed. */
export const useCartFact = <Fact extends string | number | boolean | undefined>(
  tell: (state: CartState) => Fact,
): Fact => useTold(tell);

function useTold<Told>(tell: (state: CartState) => Told): Told {
  const { cart } = useStorefront();
  return useSyncExternalStore(
    cart.subscribe,
    () => tell(cart.state()),
    () => tell(UNREAD),
  );
}

/**
 * The customer's cart, read when first needed: one request for all who ask. Failures are in the state.
 * `reload` asks the shop again.
 */
export function useCart(): CartState & { reload: () => void } {
  const { cart } = useStorefront();
  const state = useCartState();

  useEffect(() => {
    if (cart.state().phase === 'unread') cart.read().catch(ignoreKnown);
  }, [cart]);

  return { ...state, reload: () => void cart.read({ isRefresh: true }).catch(ignoreKnown) };
}

/** The state holds the error, and `cart:read-failed` has told it. */
function ignoreKnown() {}
