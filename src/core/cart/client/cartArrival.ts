import type { EventBus } from '../../events/eventBus';
import type { CartOrigin } from '../../events/eventMap';
import type { Host } from '../../platform/client/host/host';
import { rememberCartCount } from '../../platform/client/host/storage';
import type { CartBody } from '../contract/cart';
import { type Cart, isEmptyCart, withoutDeletedLines } from '../rules/cart';
import { lineChanges, ownChanges } from '../rules/lineChange';
import type { CartRecord, SaveKind } from './cartRecord';
import type { CartStateStore } from './cartState';
import { type CartTongue, toCart } from './toCart';

/** How long a deleted line stays in state after a cart change [CART-STORE-012]. */
export const DELETED_LINE_MS = 5000;

const EVENT_OF_ACTION = {
  ADD_ITEM: 'cart:line-added',
  EDIT_ITEM: 'cart:line-updated',
  DELETED_ITEM: 'cart:line-removed',
} as const;

/** Who else has changed the cart tells of its lines where that was done: each change is told once, in one tab. */
const OWN_ORIGINS: readonly CartOrigin[] = ['add', 'update', 'delete'];

/** A request on its way out: its place in the order of all, and the stored cart as it was then, and after its answer was kept. */
export type Departure = { order: number; mark: string; keptMark?: string };

/** The one road by which a cart reaches the page, whoever asked for it. */
export type CartArrival = {
  departure(): Departure;
  /**
   * Puts an answer into the browser's store. Where another tab has written since the departure, nobody knows which cart is
   * the newer one: the store is emptied and the cart read again.
   */
  keep(body: CartBody, kind: SaveKind, departure: Departure): void;
  /** Puts a cart on screen, unless it is older than the one there. */
  show(cart: Cart, origin: CartOrigin, departure?: Departure): void;
  /** Shows what another tab, or this page before it was left, has put into the store; says whether there was any. */
  showStored(): boolean;
  /** Both: first the store, then the screen. Gives back the translated cart, also when it is too old to be shown. */
  land(body: CartBody, landing: { origin: CartOrigin; kind: SaveKind; departure: Departure }): Cart;
  /** Tells who reads the cart again after another tab has overtaken an answer. */
  whenOvertaken(readAgain: () => void): void;
  /** Leaves no timer behind; what it was for is done now. */
  close(): void;
};

export function createCartArrival({
  host,
  events,
  state,
  record,
  tongue,
}: {
  host: Host;
  events: EventBus;
  state: CartStateStore;
  record: CartRecord;
  tongue: CartTongue;
}): CartArrival {
  let departures = 0;
  let kept = 0;
  let shown = 0;
  let cleanUp: unknown;
  let readAgain = () => {};

  function dropDeletedLines() {
    const { cart } = state.get();
    if (cart && withoutDeletedLines(cart) !== cart) state.set({ cart: withoutDeletedLines(cart) });
  }

  function dropDeletedLinesLater() {
    host.clearTimeout(cleanUp);
    cleanUp = host.setTimeout(dropDeletedLines, DELETED_LINE_MS);
  }

  function tell(cart: Cart, origin: CartOrigin, before: Cart | undefined) {
    const changes = lineChanges(before, cart).filter(({ action }) => action !== 'NONE');
    events.publish('cart:changed', { cart, origin, changes });
    for (const change of OWN_ORIGINS.includes(origin) ? ownChanges(before, cart) : []) {
      if (change.action !== 'NONE') events.publish(EVENT_OF_ACTION[change.action], change);
    }
    if (origin !== 'stored' && isEmptyCart(cart)) events.publish('cart:emptied', { cart });
    host.postToNative({ message: 'cart-items-count', count: cart.itemCount });
  }

  const arrival: CartArrival = {
    departure: () => ({ order: ++departures, mark: record.mark() }),
    keep(body, kind, departure) {
      if (departure.order < kept) return;
      kept = departure.order;
      if (record.mark() === departure.mark) record.save(body, kind);
      else {
        record.forget();
        readAgain();
      }
      departure.keptMark = record.mark();
    },
    show(cart, origin, departure) {
      if (departure && departure.order < shown) return;
      shown = departure?.order ?? shown;

      if (cart.messages.some((message) => message.code === 'SFL_MOVED')) record.forgetSavedForLater();
      rememberCartCount(host, cart.itemCount);
      const before = state.get().cart;
      state.set({ cart, phase: 'ready', error: undefined, count: cart.itemCount });
      if (cart.lines.some((line) => line.status === 'DELETED')) dropDeletedLinesLater();
      tell(cart, origin, before);
      // an answer that had to wait is older than what another tab has kept meanwhile
      if (departure?.keptMark && departure.keptMark !== record.mark() && !arrival.showStored()) readAgain();
    },
    showStored() {
      const stored = record.read();
      if (stored) arrival.show(stored.cart, 'other-tab');
      return stored !== undefined;
    },
    land(body, { origin, kind, departure }) {
      const cart = toCart(body, tongue);
      arrival.keep(body, kind, departure);
      arrival.show(cart, origin, departure);
      return cart;
    },
    whenOvertaken(listener) {
      readAgain = listener;
    },
    close() {
      host.clearTimeout(cleanUp);
      dropDeletedLines();
    },
  };
  return arrival;
}
