import type { EventBus } from '../../events/eventBus';
import type { CartOrigin } from '../../events/eventMap';
import type { Host } from '../../platform/client/host/host';
import { rememberCartCount } from '../../platform/client/host/storage';
import type { CartBody } from '../contract/cart';
import { type Cart, isEmptyCart, withoutDeletedLines } from '../rules/cart';
import { lineChanges, ownChanges } from '../rules/lineChange';
import type { CartRecord, SaveKind } from './cartRecord';
import type { CartStateStore } from './cartState';
import { type CartContext, toCart } from './toCart';

/** How long a deleted line stays in the state after a cart change, in milliseconds [CART-STORE-012]. */
export const DELETED_LINE_MS = 5000;

const EVENT_OF_ACTION = {
  ADD_ITEM: 'cart:line-added',
  EDIT_ITEM: 'cart:line-updated',
  DELETED_ITEM: 'cart:line-removed',
} as const;

/**
 * The origins for which this tab publishes line events. A change made in another tab is published there, so each change
 * is published once, in one tab.
 */
const OWN_ORIGINS: readonly CartOrigin[] = ['add', 'update', 'delete'];

/**
 * A cart request in flight: its position in the request order, the version of the stored cart when it was sent
 * (`version`), and the version after its response was stored (`storedVersion`).
 */
export type Departure = { order: number; version: string; storedVersion?: string };

/** Applies every cart response to the browser's storage and to the state, whatever sent the request. */
export type CartArrival = {
  departure(): Departure;
  /**
   * Stores a response in the browser's storage, and returns its cart. If another tab has written there since the
   * departure, it is unknown which cart is newer: the stored cart is removed and the cart is fetched again.
   */
  store(body: CartBody, kind: SaveKind, departure: Departure): Cart;
  /** Sets the cart in the state and publishes its events, unless the state already has a newer cart. */
  show(cart: Cart, origin: CartOrigin, departure?: Departure): void;
  /**
   * Shows the stored cart, written by another tab or by this page before the customer left it. Returns whether there
   * was one.
   */
  showStored(): boolean;
  /** Clears the timer and drops deleted lines at once. */
  close(): void;
};

export function createCartArrival({
  host,
  events,
  state,
  record,
  site,
  readAgain,
}: {
  host: Host;
  events: EventBus;
  state: CartStateStore;
  record: CartRecord;
  site: CartContext;
  /** Fetches the cart again, after another tab has overtaken a response. */
  readAgain: () => void;
}): CartArrival {
  let departures = 0;
  let lastStored = 0;
  let shown = 0;
  let cleanUp: unknown;

  function dropDeletedLines() {
    const { cart } = state.get();
    if (cart && withoutDeletedLines(cart) !== cart) state.set({ cart: withoutDeletedLines(cart) });
  }

  function scheduleDeletedLinesDrop() {
    host.clearTimeout(cleanUp);
    cleanUp = host.setTimeout(dropDeletedLines, DELETED_LINE_MS);
  }

  function publishChanges(cart: Cart, origin: CartOrigin, before: Cart | undefined) {
    const changes = lineChanges(before, cart).filter(({ action }) => action !== 'NONE');
    events.publish('cart:changed', { cart, origin, changes });
    for (const change of OWN_ORIGINS.includes(origin) ? ownChanges(before, cart) : []) {
      if (change.action !== 'NONE') events.publish(EVENT_OF_ACTION[change.action], change);
    }
    if (origin !== 'stored' && isEmptyCart(cart)) events.publish('cart:emptied', { cart });
    host.postToNative({ message: 'cart-items-count', count: cart.itemCount });
  }

  const arrival: CartArrival = {
    departure: () => ({ order: ++departures, version: record.version() }),
    store(body, kind, departure) {
      const cart = toCart(body, site);
      if (departure.order < lastStored) return cart;
      lastStored = departure.order;
      if (record.version() === departure.version) record.save(body, kind);
      else {
        record.forget();
        readAgain();
      }
      departure.storedVersion = record.version();
      return cart;
    },
    show(cart, origin, departure) {
      if (departure && departure.order < shown) return;
      shown = departure?.order ?? shown;

      if (cart.messages.some((message) => message.code === 'SFL_MOVED')) record.forgetSavedForLater();
      rememberCartCount(host, cart.itemCount);
      const before = state.get().cart;
      state.set({ cart, phase: 'ready', error: null, count: cart.itemCount });
      if (cart.lines.some((line) => line.status === 'DELETED')) scheduleDeletedLinesDrop();
      publishChanges(cart, origin, before);
      // the response was shown late: another tab may have stored a newer cart in the meantime
      if (departure?.storedVersion && departure.storedVersion !== record.version() && !arrival.showStored())
        readAgain();
    },
    showStored() {
      const stored = record.read();
      if (stored) arrival.show(stored.cart, 'other-tab');
      return stored !== undefined;
    },
    close() {
      host.clearTimeout(cleanUp);
      dropDeletedLines();
    },
  };
  return arrival;
}
