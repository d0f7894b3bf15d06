import { sharedConnection } from '../../platform/client/host/connection';
import type { Cart } from '../rules/cart';
import { type CartAdder, createCartAdder } from './adding/cartAdder';
import { type CartChanger, createCartChanger } from './cartChanger';
import type { CartDependencies } from './cartDependencies';
import { type CartReader, createCartReader } from './cartReader';
import type { CartState } from './cartState';

/** The customer's cart on this page: one instance for all widgets, synchronised with other tabs. */
export type CartClient = CartReader &
  CartAdder &
  CartChanger & {
    /** Reads the cart from the shop. Resolves with undefined if that fails: the error is in the state. */
    refresh(): Promise<Cart | undefined>;
    /** Returns the current cart state. The object is the same until something changes. */
    state(): CartState;
    /** Returns the function that ends the subscription. */
    subscribe(listener: () => void): () => void;
    /**
     * Synchronises the cart with other tabs and with the page's visibility and navigation. Returns a function that
     * disconnects and leaves no listener or timer behind. Several calls share one connection.
     */
    connect(): () => void;
  };

export function createCartClient(dependencies: CartDependencies, afterFetch: (cart: Cart) => void): CartClient {
  const { host, state, record, requestQueue, arrival } = dependencies;
  const reader = createCartReader(dependencies, afterFetch);

  const refresh = () => reader.read({ isRefresh: true }).catch(() => undefined);

  const subscribeToPage = () => [
    host.onStorage('cart', () => {
      if (state.get().phase === 'idle' || state.get().phase === 'skipped') return;
      if (!arrival.showStored()) refresh();
    }),
    // a page restored from the back/forward cache has old data: show the stored cart first, then fetch from the shop
    host.onPageShow((isRestored) => {
      if (!isRestored || state.get().phase === 'idle') return;
      arrival.showStored();
      refresh();
    }),
    host.onVisible(() => {
      if (!host.localStorage.isLasting && state.get().phase !== 'idle') refresh();
    }),
    host.onPageHide(() => {
      requestQueue.flush();
      // the stored cart does not include the change in flight, so the next page must not use it
      if (state.get().isMutating) record.forget();
    }),
    arrival.close,
  ];

  return {
    ...reader,
    ...createCartAdder(dependencies),
    ...createCartChanger(dependencies),
    refresh,
    state: state.get,
    subscribe: state.subscribe,
    connect: sharedConnection(subscribeToPage),
  };
}
