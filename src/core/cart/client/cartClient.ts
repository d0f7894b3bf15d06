import { sharedConnection } from '../../platform/client/host/connection';
import type { Cart } from '../rules/cart';
import { type CartAdder, createCartAdder } from './adding/cartAdder';
import { type CartChanger, createCartChanger } from './cartChanger';
import type { CartParts } from './cartParts';
import { type CartReader, createCartReader } from './cartReader';
import type { CartState } from './cartState';

/** The customer's cart on this page: one for all widgets, in step with every other tab. */
export type CartClient = CartReader &
  CartAdder &
  CartChanger & {
    /** The cart as the page knows it now. The same object until something changes. */
    state(): CartState;
    /** Returns the function that ends the subscription. */
    subscribe(listener: () => void): () => void;
    /**
     * Keeps the cart in step with other tabs and with the page's coming and going. Returns the function that lets go:
     * no listener and no timer is left then. Connecting twice is the same as once.
     */
    connect(): () => void;
  };

export function createCartClient(parts: CartParts, afterFetch: (cart: Cart) => void): CartClient {
  const { host, state, record, wire, arrival } = parts;
  const reader = createCartReader(parts, afterFetch);

  /** A read that nobody waits for: its failure is in the state, and was published. */
  const refresh = () => void reader.read({ isRefresh: true }).catch(() => undefined);
  arrival.whenOvertaken(refresh);

  const subscribeToPage = () => [
    host.onStorage('cart', (value) => {
      if (state.get().phase === 'unread' || state.get().phase === 'skipped') return;
      if (value === null || !arrival.showStored()) refresh();
    }),
    // a page from the back/forward cache shows what it last knew: newer first from the store, then from the shop
    host.onPageShow((isRestored) => {
      if (!isRestored || state.get().phase === 'unread') return;
      arrival.showStored();
      refresh();
    }),
    host.onVisible(() => {
      if (!host.localStorage.isLasting && state.get().phase !== 'unread') refresh();
    }),
    host.onPageHide(() => {
      wire.flush();
      // the next page would find the cart as it was before the change that is still on its way
      if (state.get().isPending) record.forget();
    }),
    arrival.close,
  ];

  return {
    ...reader,
    ...createCartAdder(parts),
    ...createCartChanger(parts),
    state: state.get,
    subscribe: state.subscribe,
    connect: sharedConnection(subscribeToPage),
  };
}
