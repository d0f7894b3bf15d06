import { CART_SET_MS } from '../../cart/rules/storedCart';
import type { EventBus } from '../../events/eventBus';
import type { Host } from '../../platform/client/host/host';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import { createStateStore, type StateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import { isCurrent } from '../../platform/rules/isCurrent';
import type { SavedItemBody } from '../contract/savedItems';
import type { SavedItem } from '../rules/savedItems';
import { createSavedItemsRecord } from './savedItemsRecord';
import { toSavedItem } from './toSavedItem';

/** The state of the saved items for rendering. `phase` is `skipped` for a business customer who has not signed in. */
export type SavedItemsState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed' | 'skipped';
  /** Newest first. */
  readonly items: readonly SavedItem[];
  /** The error of the last read. The next success clears it. */
  readonly error: CommerceError | null;
  /** The ids of items that are being moved, deleted or saved. */
  readonly busy: readonly string[];
  /** The ids of items that are in the cart already, but whose deletion the shop has not confirmed. */
  readonly added: readonly string[];
  /** The shop reports that it has moved saved items [CART-STORE-007]. */
  readonly isMoved: boolean;
};

export const UNREAD_SAVED_ITEMS: SavedItemsState = {
  phase: 'idle',
  items: [],
  error: null,
  busy: [],
  added: [],
  isMoved: false,
};

/** The list of saved items on this page: the shop's latest list, without the items that are being deleted. */
export type SavedItemsList = {
  state: StateStore<SavedItemsState>;
  /**
   * Returns a version string. It changes whenever the list changes, in this tab or in another; a read that started
   * before is then out of date.
   */
  version(): string;
  /** Replaces the whole list with the shop's. Throws CommerceError `contract` for an amount that cannot be parsed. */
  replace(bodies: SavedItemBody[]): void;
  /** Puts saved items at the top of the list, and replaces older versions of them. Throws as `replace` does. */
  merge(bodies: SavedItemBody[]): void;
  /** Removes an item from the list and from the browser's storage, without a request to the shop [SFL-006]. */
  drop(id: string): void;
  /** Hides an item while its delete request is in flight. The returned function shows it if it is still in the list. */
  hide(id: string): () => void;
  /** Marks items as added to the cart, whether or not the rest of the move succeeds. */
  markAdded(ids: string[]): void;
  /** Shows the stored list. Returns whether there was one that is still valid. */
  showStored(): boolean;
  /**
   * Follows changes that other tabs store. Calls `onForgotten` when they remove the list. Returns the function that
   * ends the subscription.
   */
  follow(onForgotten: () => void): () => void;
};

/** One item in both formats: the shop's body is stored, the `SavedItem` is shown. */
type Entry = { body: SavedItemBody; item: SavedItem };

export function createSavedItemsList(host: Host, events: EventBus, currency: string): SavedItemsList {
  const state = createStateStore<SavedItemsState>(() => UNREAD_SAVED_ITEMS);
  const record = createSavedItemsRecord(host);
  let known: Entry[] = [];
  let hidden: string | undefined;
  let version = 0;

  const isRead = () => state.get().phase === 'ready';

  const entriesOf = (bodies: SavedItemBody[]): Entry[] =>
    bodies.map((body) => ({ body, item: toSavedItem(body, currency) }));

  function show(entries: Entry[], added: readonly string[] = state.get().added) {
    known = entries;
    version += 1;
    const ids = known.map(({ item }) => item.id);
    const items = known.map(({ item }) => item).filter(({ id }) => id !== hidden);
    state.set({ items, phase: 'ready', error: null, added: added.filter((id) => ids.includes(id)) });
    events.publish('saved-items:changed', { items });
  }

  function showAndStore(entries: Entry[], added?: readonly string[]) {
    show(entries, added);
    record.save(
      entries.map(({ body }) => body),
      state.get().added,
    );
  }

  function forget() {
    version += 1;
    record.forget();
  }

  /** Returns the stored list in both formats; undefined if it cannot be parsed. */
  function readStored() {
    const found = record.read();
    try {
      return found && { ...found, entries: entriesOf(found.sflItems) };
    } catch {
      return undefined; // amounts in another currency
    }
  }

  function showStored() {
    const found = readStored();
    // an item that was out of stock may be available again
    if (
      !found ||
      !isCurrent(host.now(), found.expires, CART_SET_MS) ||
      found.entries.some(({ item }) => item.isOutOfStock)
    )
      return false;
    show(found.entries, found.added);
    return true;
  }

  return {
    state,
    version: () => `${version} ${record.version()}`,
    replace: (bodies) => showAndStore(entriesOf(bodies), isRead() ? undefined : record.read()?.added),
    merge(bodies) {
      const entries = entriesOf(bodies);
      const ids = entries.map(({ item }) => item.id);
      // the new items alone are not the whole list, so the next read fetches it from the shop
      if (!isRead() && !showStored()) return forget();
      showAndStore([...entries, ...known.filter(({ item }) => !ids.includes(item.id))]);
    },
    // before the first read no list is known, so none is stored; the next read fetches it from the shop
    drop: (id) => (isRead() ? showAndStore(known.filter(({ item }) => item.id !== id)) : forget()),
    hide(id) {
      const setHidden = (next?: string) => {
        hidden = next;
        if (isRead()) show(known);
      };
      setHidden(id);
      return setHidden;
    },
    markAdded: (ids) => showAndStore(known, [...state.get().added, ...ids]),
    showStored,
    follow: (onForgotten) =>
      host.onStorage(STORAGE_KEYS.savedForLater, () => {
        if (['idle', 'skipped'].includes(state.get().phase)) return;
        const found = readStored();
        if (found) return show(found.entries, found.added);
        version += 1;
        onForgotten();
      }),
  };
}
