import { useEffect, useSyncExternalStore } from 'react';
import { type CartState, UNREAD_CART } from '../../core/cart/client/cartState';
import type { Cart } from '../../core/cart/rules/cart';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

export type { CartState } from '../../core/cart/client/cartState';

/**
 * The current cart state of the page, or one value of it; sends no request. The component re-renders only when that
 * value changes.
 */
export function useCartState(): CartState;
export function useCartState<
  Value extends string | number | boolean | null | undefined | Cart | Cart['lines'] | CommerceError | CartState,
>(select: (state: CartState) => Value): Value;
export function useCartState(select: (state: CartState) => unknown = (state) => state): unknown {
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

  return { ...state, refetch: cart.refresh };
}
