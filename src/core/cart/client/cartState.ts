import type { StateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Cart } from '../rules/cart';

/**
 * The state of the cart for rendering. It is immutable: each change replaces the whole object. `phase` is
 * about reading it: `loading` until the first cart is known, `ready` from then on, and `skipped` for a business customer
 * who has not signed in [CART-FETCH-010].
 */
export type CartState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed' | 'skipped';
  readonly cart: Cart | undefined;
  /** The error of the last cart request. The next success clears it [CART-STORE-011]. */
  readonly error: CommerceError | null;
  /** A request that changes the cart is in flight [CART-UPD-007]. False while the cart is read: `phase` has that. */
  readonly isMutating: boolean;
  /** The ids of lines that are leaving the mini cart with an animation [CART-DEL-001]. */
  readonly leaving: readonly string[];
  /** The number of units in the cart. It is read from the count cache until the cart is known [STOR-014]. */
  readonly count: number | undefined;
};

export type CartStateStore = StateStore<CartState>;

/** The state before the first request, and on a server, where browser storage is unknown. */
export const UNREAD_CART: CartState = {
  phase: 'idle',
  cart: undefined,
  error: null,
  isMutating: false,
  leaving: [],
  count: undefined,
};
