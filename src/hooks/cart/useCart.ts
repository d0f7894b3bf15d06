'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type CartState, UNREAD_CART } from '../../core/cart/client/cartState';
import { useStorefront } from '../platform/StorefrontProvider';

export type { CartState } from '../../core/cart/client/cartState';

/**
 * The current cart state of the page, or one value of it; sends no request. The component re-renders only when that
 * value changes.
 */
export function useCartState<Value extends string | number | boolean | undefined | CartState = CartState>(
  select: (state: CartState) => Value = (state) => state as Value,
): Value {
  const { cart } = useStorefront();
  return useSyncExternalStore(
    cart.subscribe,
    () => select(cart.state()),
    () => select(UNREAD_CART),
  );
}

/**
 * The customer's cart, loaded when first needed with one request for all components. Failures are in the state.
 * `refetch` requests it again.
 */
export function useCart(): CartState & { refetch: () => void } {
  const { cart } = useStorefront();
  const state = useCartState();

  useEffect(() => {
    if (cart.state().phase === 'idle') cart.read().catch(() => undefined);
  }, [cart]);

  const refetch = useCallback(() => void cart.read({ isRefresh: true }).catch(() => undefined), [cart]);
  return { ...state, refetch };
}
