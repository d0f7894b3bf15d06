import { useSyncExternalStore } from 'react';
import { useStorefront } from './StorefrontProvider';
import { type CartState, UNREAD } from './useCart';

/** One thing about the cart as the page knows it now: who asks draws again only when that has changed. */
export function useCartFact<Fact extends string | number | boolean | undefined>(
  tell: (state: CartState) => Fact,
): Fact {
  const { cart } = useStorefront();
  return useSyncExternalStore(
    cart.subscribe,
    () => tell(cart.state()),
    () => tell(UNREAD),
  );
}
