import type { EventBus } from '../../events/eventBus';
import type { Host } from '../../platform/client/host/host';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import { createStateStore, type StateStore } from '../../platform/client/stateStore';
import type { SavedItemBody } from '../contract/savedItems';
import type { SavedItem } from '../rules/savedItems';
import { createSavedItemsRecord } from './savedItemsRecord';
import { type SavedItemsState, UNREAD_SAVED_ITEMS } from './savedItemsState';
import { toSavedItem } from './toSavedItem';

/** The list of saved items on this page: what the shop said last, less what is on its way out. */
export type SavedItemsList = {
  state: StateStore<SavedItemsState>;
  /** It differs when anything has changed the list since, here or in another tab: a read that began before is out of date. */
  mark(): string;
  /** The whole list, as the shop has it now. Throws CommerceError `contract` for an amount that can not be read. */
  replace(bodies: SavedItemBody[]): void;
  /** Items that the shop has saved: to the top of the list, in place of what it knew of them. Throws as `replace` does. */
  merge(bodies: SavedItemBody[]): void;
  /** Takes products out of the list, here and in the browser's store; the shop is not told [SFL-006]. */
  drop(ids: string[]): void;
  /** Hides items while the shop is asked to delete them. The function shows again what is still there. */
  hide(ids: string[]): () => void;
  /** These are in the cart, whatever becomes of the rest of the act. */
  markAdded(ids: string[]): void;
  /** Shows what the browser has kept; says whether there was any that need not be asked for anew. */
  showKept(): boolean;
  /** Hears what other tabs keep, and when they forget it. Returns the function that ends it. */
  follow(onForgotten: () => void): () => void;
};

/** One item in both spellings: the shop's is kept, ours is shown. */
type Entry = { body: SavedItemBody; item: SavedItem };

export function createSavedItemsList(host: Host, events: EventBus, currency: string): SavedItemsList {
  const state = createStateStore<SavedItemsState>(() => UNREAD_SAVED_ITEMS);
  const record = createSavedItemsRecord(host);
  let known: Entry[] = [];
  let hidden: string[] = [];
  let version = 0;

  const isRead = () => state.get().phase === 'ready';

  const entriesOf = (bodies: SavedItemBody[]): Entry[] =>
    bodies.map((body) => ({ body, item: toSavedItem(body, currency) }));

  function show(entries: Entry[], added: readonly string[] = state.get().added) {
    known = entries;
    version += 1;
    const ids = known.map(({ item }) => item.id);
    const items = known.map(({ item }) => item).filter(({ id }) => !hidden.includes(id));
    state.set({ items, phase: 'ready', error: undefined, added: added.filter((id) => ids.includes(id)) });
    events.publish('saved-items:changed', { items });
  }

  function keep(entries: Entry[], added?: readonly string[]) {
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

  /** What the browser has kept, in both spellings; undefined for what can not be read here. */
  function kept() {
    const found = record.read();
    try {
      return found && { ...found, entries: entriesOf(found.sflItems) };
    } catch {
      return undefined; // amounts of another currency
    }
  }

  function showKept() {
    const found = kept();
    // what was sold out may be there again
    if (!found || host.now() >= found.expires || found.entries.some(({ item }) => item.isOutOfStock)) return false;
    show(found.entries, found.added);
    return true;
  }

  return {
    state,
    mark: () => `${version} ${record.mark()}`,
    replace: (bodies) => keep(entriesOf(bodies), isRead() ? undefined : record.read()?.added),
    merge(bodies) {
      const entries = entriesOf(bodies);
      const ids = entries.map(({ item }) => item.id);
      // one item alone is no list: whoever wants that asks the shop
      if (!isRead() && !showKept()) return forget();
      keep([...entries, ...known.filter(({ item }) => !ids.includes(item.id))]);
    },
    drop: (ids) => keep(known.filter(({ item }) => !ids.includes(item.id))),
    hide(ids) {
      hidden = [...hidden, ...ids];
      show(known);
      return () => {
        hidden = hidden.filter((id) => !ids.includes(id));
        show(known);
      };
    },
    markAdded: (ids) => keep(known, [...state.get().added, ...ids]),
    showKept,
    follow: (onForgotten) =>
      host.onStorage(STORAGE_KEYS.savedForLater, (value) => {
        if (['unread', 'skipped'].includes(state.get().phase)) return;
        const found = value === null ? undefined : kept();
        if (found) return show(found.entries, found.added);
        version += 1;
        onForgotten();
      }),
  };
}
