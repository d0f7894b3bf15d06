import { useEffect, useSyncExternalStore } from 'react';
import type { CartState } from '../core/client/cartState';
import { useStorefront } from './StorefrontProvider';

export type { CartState } from '../core/client/cartState';

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
export function useCartState(): CartState {
  const { cart } = useStorefront();
  return useSyncExternalStore(cart.subscribe, cart.state, () => UNREAD);
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
