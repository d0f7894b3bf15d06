import { createStateStore, type StateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Cart } from '../rules/cart';

/**
 * Everything a screen needs to know of the cart. It is replaced as a whole, never changed in place.
 * `phase` is `skipped` for a business customer who has not signed in [CART-FETCH-010].
 */
export type CartState = {
  readonly phase: 'unread' | 'reading' | 'ready' | 'failed' | 'skipped';
  readonly cart: Cart | undefined;
  /** Why the last cart call failed; gone with the next one that works [CART-STORE-011]. */
  readonly error: CommerceError | undefined;
  /** A request that changes the cart is on the wire [CART-UPD-007]. */
  readonly isPending: boolean;
  /** The lines that are on their way out of the mini cart [CART-DEL-001]. */
  readonly leaving: readonly string[];
  /** How many units the cart holds, from the count cache until the cart is known [STOR-014]. */
  readonly count: number | undefined;
};

export type CartStateStore = StateStore<CartState>;

/** `rememberedCount` is asked when the state is first looked at: the browser's storage is slow the first time. */
export function createCartStateStore(rememberedCount: () => number | undefined): CartStateStore {
  const start = { phase: 'unread', cart: undefined, error: undefined, isPending: false, leaving: [] } as const;
  return createStateStore(() => ({ ...start, count: rememberedCount() }));
}
