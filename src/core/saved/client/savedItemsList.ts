import * as v from '../../../schema';
import { CART_SET_MS } from '../../cart/rules/storedCart';
import type { EventBus } from '../../events/eventBus';
import type { Host } from '../../platform/client/host/host';
import { jsonText, parsedJson } from '../../platform/client/host/jsonText';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import { createStateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import { isCurrent } from '../../platform/rules/isCurrent';
import { type SavedItemBody, StoredSavedItemsBody } from '../contract/savedItems';
import type { SavedItem } from '../rules/savedItems';
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

export type SavedItemsList = ReturnType<typeof createSavedItemsList>;

/** One item in both formats: the shop's body is stored, the `SavedItem` is shown. */
type Entry = { body: SavedItemBody; item: SavedItem };

const KEY = STORAGE_KEYS.savedForLater;

/**
 * The list of saved items on this page: the shop's latest list, without the items that are being deleted. The browser
 * stores it between pages and tabs, in the shop's own spelling [STOR-002]. Throws CommerceError `contract` for an amount
 * of the shop that cannot be parsed.
 */
export function createSavedItemsList({ localStorage, now, onStorage }: Host, events: EventBus, currency: string) {
  const state = createStateStore<SavedItemsState>(() => UNREAD_SAVED_ITEMS);
  let known: Entry[] = [];
  let hidden: string | undefined;
  let version = 0;

  const isRead = () => state.get().phase === 'ready';

  const entriesOf = (bodies: SavedItemBody[]): Entry[] =>
    bodies.map((body) => ({ body, item: toSavedItem(body, currency) }));

  /** Undefined also for content that another script has written. */
  function readRecord() {
    const { success, output } = v.safeParse(StoredSavedItemsBody, parsedJson(localStorage.get(KEY)));
    return success ? output : undefined;
  }

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
    const stored: StoredSavedItemsBody = {
      sflItems: entries.map(({ body }) => body),
      added: [...state.get().added],
      expires: now() + CART_SET_MS,
    };
    try {
      localStorage.set(KEY, jsonText(stored));
    } catch {
      localStorage.remove(KEY); // data may be nested too deep to serialise, though it could be parsed
    }
  }

  /** Removes the stored list, so that the next read fetches it from the shop. */
  function forget() {
    version += 1;
    localStorage.set(KEY, ''); // removing an absent key sends no storage event to other tabs
    localStorage.remove(KEY);
  }

  /** Returns the stored list in both formats; undefined if it cannot be parsed. */
  function readStored() {
    const found = readRecord();
    try {
      return found && { ...found, entries: entriesOf(found.sflItems) };
    } catch {
      return undefined; // amounts in another currency
    }
  }

  /** Shows the stored list. Returns whether there was one that is still valid. */
  function showStored(): boolean {
    const found = readStored();
    // an item that was out of stock may be available again
    const isValid =
      found && isCurrent(now(), found.expires, CART_SET_MS) && !found.entries.some(({ item }) => item.isOutOfStock);
    if (isValid) show(found.entries, found.added);
    return isValid === true;
  }

  return {
    state,
    /**
     * Returns a version string. It changes whenever the list changes, in this tab or in another; a read that started
     * before is then out of date.
     */
    version: () => `${version} ${localStorage.get(KEY)}`,
    /** Replaces the whole list with the shop's. */
    replace: (bodies: SavedItemBody[]) => showAndStore(entriesOf(bodies), isRead() ? undefined : readRecord()?.added),
    /** Puts saved items at the top of the list, and replaces older versions of them. */
    merge(bodies: SavedItemBody[]) {
      const entries = entriesOf(bodies);
      const ids = entries.map(({ item }) => item.id);
      // the new items alone are not the whole list
      if (!isRead() && !showStored()) return forget();
      showAndStore([...entries, ...known.filter(({ item }) => !ids.includes(item.id))]);
    },
    /** Removes an item from the list and from the browser's storage, without a request to the shop [SFL-006]. */
    drop: (id: string) => (isRead() ? showAndStore(known.filter(({ item }) => item.id !== id)) : forget()),
    /** Hides an item while its delete request is in flight. The returned function shows it if it is still in the list. */
    hide(id: string): () => void {
      const setHidden = (next?: string) => {
        hidden = next;
        if (isRead()) show(known);
      };
      setHidden(id);
      return setHidden;
    },
    /** Marks items as added to the cart, whether or not the rest of the move succeeds. */
    markAdded: (ids: string[]) => showAndStore(known, [...state.get().added, ...ids]),
    showStored,
    /**
     * Follows changes that other tabs store. Calls `onForgotten` when they remove the list. Returns the function that
     * ends the subscription.
     */
    follow: (onForgotten: () => void) =>
      onStorage(KEY, () => {
        if (['idle', 'skipped'].includes(state.get().phase)) return;
        const found = readStored();
        if (found) return show(found.entries, found.added);
        version += 1;
        onForgotten();
      }),
  };
}
