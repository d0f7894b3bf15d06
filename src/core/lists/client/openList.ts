import { createStateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import type { ListConflict, ListContent, ListsMetadata } from '../rules/listAnswers';
import type { ListedItem, ShoppingList } from '../rules/lists';
import { LISTS_PAGE_SIZE, type ListsQuery, listsQuery } from '../rules/listsForm';
import { type ListChange, type ListsClient, listsOf } from './listsClient';

/** The state of one list on a screen. `items` have the quantities that the customer wants, confirmed or not. */
export type OpenListState = {
  /** `missing`: the list does not exist for this customer. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed' | 'missing';
  readonly list: ShoppingList | undefined;
  readonly items: readonly ListedItem[];
  readonly metadata: ListsMetadata | undefined;
  readonly error: CommerceError | undefined;
  /** Items whose quantity is not confirmed by the shop. */
  readonly unsaved: readonly string[];
  /** `failed`: the unsaved quantities wait for a retry. */
  readonly saving: 'idle' | 'saving' | 'failed';
  /** Concurrent changes by other people, newest last. */
  readonly conflicts: readonly ListConflict[];
  /** Items that are being deleted or moved. */
  readonly busy: readonly string[];
};

/**
 * The controller of a list that is open on the page. Failed changes reject with CommerceError and leave the state as it
 * was.
 */
export type OpenList = {
  state(): OpenListState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Never rejects: the result is in the state. */
  read(query?: ListsQuery): Promise<void>;
  /**
   * Updates the state immediately, then saves: one request at a time, each with all pending quantities. If saving
   * fails, the pending quantity stays and is listed in `unsaved`. Never rejects.
   */
  setQuantity(id: string, quantity: number): Promise<void>;
  /** Retries saving the unsaved quantities. */
  saveAgain(): Promise<void>;
  /** `wasName` is the name that the customer saw; by default the name in the state. */
  change(change: Pick<ListChange, 'name' | 'wasName' | 'accessLevel'>): Promise<void>;
  removeItem(id: string): Promise<void>;
  /** Restores a deleted item. */
  restore(item: ListedItem): Promise<void>;
  /** Adds the item to the other list first; `copied` if it could not be removed from this one. */
  move(id: string, toListId: string): Promise<'moved' | 'copied'>;
  /** All items of the list, including those of other pages [LIST-039]. */
  allItems(): Promise<ListedItem[]>;
  /** Clears the conflicts after the customer has read them. */
  dismissConflicts(): void;
  /** Synchronises with changes by other parts of the page. Returns the function that disconnects. */
  connect(): () => void;
};

/** The state before the first read. */
export const UNREAD_LIST: OpenListState = {
  phase: 'idle',
  list: undefined,
  items: [],
  metadata: undefined,
  error: undefined,
  unsaved: [],
  saving: 'idle',
  conflicts: [],
  busy: [],
};

/** Creates the controller of one list. */
export function openList(storefront: Storefront, id: string): OpenList {
  const lists = listsOf(storefront);
  /** How many changes of this screen are in flight; their `lists:changed` events need no reload. */
  let own = 0;
  const client: Pick<ListsClient, 'update' | 'addItems' | 'removeItem' | 'readOne'> = {
    update: (...change) => asOwn(lists.update(...change)),
    addItems: (...items) => asOwn(lists.addItems(...items)),
    removeItem: (...item) => asOwn(lists.removeItem(...item)),
    readOne: lists.readOne,
  };
  const state = createStateStore<OpenListState>(() => UNREAD_LIST);
  /**
   * The pending quantity of each item, with the shop's quantity when it was set; preserved while other pages of the
   * list are viewed.
   */
  const drafts = new Map<string, { quantity: number; was: number }>();
  let known: ListedItem[] = [];
  let latestQuery = listsQuery();
  /** The query of the items on screen. */
  let answered = latestQuery;
  let latestRead = 0;
  let isReading = false;

  async function asOwn<T>(change: Promise<T>): Promise<T> {
    own += 1;
    try {
      const answer = await change;
      // a read that is in flight may predate the change
      if (isReading) void read();
      return answer;
    } catch (error) {
      // the list may be deleted or read-only by now, so reload it
      if ([403, 404].includes((error as CommerceError).status ?? 0)) void read();
      throw error;
    } finally {
      own -= 1;
    }
  }

  const withDraft = (item: ListedItem) => ({ ...item, quantity: drafts.get(item.id)?.quantity ?? item.quantity });

  function show(change: Partial<OpenListState> = {}) {
    const { saving } = { ...state.get(), ...change };
    // the items to retry may have left the list in the meantime
    const isStale = saving === 'failed' && drafts.size === 0;
    state.set({
      items: known.map(withDraft),
      unsaved: [...drafts.keys()],
      ...change,
      saving: isStale ? 'idle' : saving,
    });
  }

  /**
   * Replaces the known items by those in the response; removes `touched` items that the response no longer contains.
   */
  function merge({ list, listItems, conflicts }: ListContent, changedIds: readonly string[] = []) {
    const fresh = new Map(listItems.items.map((item) => [item.id, item]));
    const before = new Map(known.map((item) => [item.id, item.sku]));
    known = known.flatMap((item) => fresh.get(item.id) ?? (changedIds.includes(item.id) ? [] : item));
    // for an item that is gone, the shop sends only its id
    const newConflicts = conflicts.map((it) =>
      it.kind === 'missing' ? { ...it, sku: before.get(it.sku) ?? it.sku } : it,
    );
    show({ list, conflicts: [...state.get().conflicts, ...newConflicts] });
  }

  async function read(query = latestQuery) {
    latestQuery = query;
    latestRead += 1;
    const thisRead = latestRead;
    isReading = true;
    if (state.get().phase !== 'ready') state.set({ phase: 'loading' });
    try {
      const { list, listItems, metadata } = await client.readOne(id, query);
      if (thisRead !== latestRead) return;
      isReading = false;
      answered = query;
      known = listItems.items;
      show({ list, metadata, phase: 'ready', error: undefined });
    } catch (error) {
      if (thisRead !== latestRead) return;
      isReading = false;
      const failure = error as CommerceError;
      // the customer could see the open list before, so treat a 403 as a temporary failure
      const isMissing = failure.status === 404 || (failure.status === 403 && !state.get().list);
      state.set({ phase: isMissing ? 'missing' : 'failed', error: failure });
    }
  }

  /** Sends all pending quantities in one request. */
  async function sendDrafts() {
    const sent = [...drafts];
    const items = sent.map(([itemId, draft]) => ({ id: itemId, ...draft }));
    const answer = await client.update(id, { items });
    for (const [itemId, draft] of sent) if (drafts.get(itemId) === draft) drafts.delete(itemId);
    const now = new Map(answer.listItems.items.map((item) => [item.id, item.quantity]));
    // quantities that changed during the request are now based on its result
    for (const [itemId, draft] of drafts) drafts.set(itemId, { ...draft, was: now.get(itemId) ?? draft.was });
    merge(
      answer,
      sent.map(([itemId]) => itemId),
    );
  }

  async function save() {
    if (state.get().saving === 'saving' || drafts.size === 0) return;
    show({ saving: 'saving' });
    try {
      while (drafts.size > 0) await sendDrafts();
      show({ saving: 'idle', error: undefined });
    } catch (error) {
      show({ saving: 'failed', error: error as CommerceError });
    }
  }

  async function whileBusy<T>(itemId: string, task: () => Promise<T>): Promise<T> {
    state.set({ busy: [...state.get().busy, itemId] });
    try {
      return await task();
    } finally {
      state.set({ busy: state.get().busy.filter((busyId) => busyId !== itemId) });
    }
  }

  async function removeFromList(itemId: string) {
    const { list } = await client.removeItem(id, itemId);
    drafts.delete(itemId);
    known = known.filter((item) => item.id !== itemId);
    show({ list });
    // the list has items on other pages although this page is empty
    if (known.length === 0 && (state.get().metadata?.pagination.pages ?? 1) > 1) void read();
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    read,
    async setQuantity(itemId, quantity) {
      const item = known.find((candidate) => candidate.id === itemId);
      if (!item) return;
      // an unanswered request may have arrived, so resetting to the old quantity must be sent too
      if (item.quantity === quantity && !drafts.has(itemId)) return;
      drafts.set(itemId, { quantity, was: item.quantity });
      show();
      await save();
    },
    saveAgain: save,
    async change(wanted) {
      const wasName = state.get().list?.name;
      merge(await client.update(id, { ...(wanted.name !== undefined && wasName && { wasName }), ...wanted }));
    },
    removeItem: (itemId) => whileBusy(itemId, () => removeFromList(itemId)),
    async restore({ sku, quantity }) {
      const { listItems, list } = await client.addItems(id, [{ sku, quantity }]);
      known = [...known, ...listItems.items.filter((item) => !known.some((existing) => existing.id === item.id))];
      show({ list });
    },
    move: (itemId, toListId) =>
      whileBusy(itemId, async () => {
        const item = state.get().items.find((candidate) => candidate.id === itemId);
        if (item) await client.addItems(toListId, [{ sku: item.sku, quantity: item.quantity }]);
        return removeFromList(itemId).then(
          () => 'moved' as const,
          () => 'copied' as const,
        );
      }),
    async allItems() {
      const { pagination } = state.get().metadata ?? {};
      if ((pagination?.pages ?? 1) <= 1 && !answered.search) return [...state.get().items];
      const all = new Map<string, ListedItem>();
      for (let page = 1; ; page += 1) {
        const { listItems, metadata } = await client.readOne(id, { ...listsQuery(), page, size: LISTS_PAGE_SIZE });
        for (const item of listItems.items) all.set(item.id, item);
        if (page >= metadata.pagination.pages) break;
      }
      return [...all.values()].map(withDraft);
    },
    dismissConflicts: () => state.set({ conflicts: [] }),
    connect: () =>
      storefront.events.subscribe('lists:changed', ({ listId }) => {
        if (listId === id && own === 0 && state.get().phase === 'ready') void read();
      }),
  };
}
