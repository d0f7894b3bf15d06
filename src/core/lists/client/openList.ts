import { createStateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import type { ListConflict, ListContent, ListsMetadata } from '../rules/listAnswers';
import type { ListedItem, ShoppingList } from '../rules/lists';
import { LISTS_PAGE_SIZE, type ListsQuery, listsQuery } from '../rules/listsForm';
import { type ListChange, type ListsClient, listsOf } from './listsClient';

/** One list as a screen shows it. `items` carry the quantities that the customer wants, confirmed or not. */
export type OpenListState = {
  /** `gone`: there is no such list for this customer. */
  readonly phase: 'unread' | 'reading' | 'ready' | 'failed' | 'gone';
  readonly list: ShoppingList | undefined;
  readonly items: readonly ListedItem[];
  readonly metadata: ListsMetadata | undefined;
  readonly error: CommerceError | undefined;
  /** Items whose quantity the shop has not confirmed. */
  readonly unsaved: readonly string[];
  /** `failed`: what is unsaved waits for another try. */
  readonly saving: 'idle' | 'saving' | 'failed';
  /** What somebody else has changed meanwhile, newest last. */
  readonly conflicts: readonly ListConflict[];
  /** Items that are being deleted or moved. */
  readonly busy: readonly string[];
};

/** A list that is open on the page. Changes reject with CommerceError, and what was there is there again. */
export type OpenList = {
  state(): OpenListState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Never rejects: how it ended is in the state. */
  read(query?: ListsQuery): Promise<void>;
  /**
   * Shown at once, and kept until the shop has it: one call at a time, with all that has changed meanwhile. What is not
   * saved stays as the customer wants it, and is marked.
   */
  setQuantity(id: string, quantity: number): Promise<void>;
  /** Tries again to save what is unsaved. */
  saveAgain(): Promise<void>;
  /** `wasName` is the name that the customer saw, unless it is the one that is known by now. */
  change(change: Pick<ListChange, 'name' | 'wasName' | 'accessLevel'>): Promise<void>;
  removeItem(id: string): Promise<void>;
  /** Puts back what was deleted. */
  restore(item: ListedItem): Promise<void>;
  /** To the other list first: `copied` when it could not be taken off this one. */
  move(id: string, toListId: string): Promise<'moved' | 'copied'>;
  /** All items of the list, also those of other pages [LIST-039]. */
  allItems(): Promise<ListedItem[]>;
  /** The customer has read what others have changed. */
  dismissConflicts(): void;
  /** Keeps it in step with what other parts of the page change. Returns the function that lets go. */
  connect(): () => void;
};

/** What a screen shows before anything was asked. */
export const UNREAD_LIST: OpenListState = {
  phase: 'unread',
  list: undefined,
  items: [],
  metadata: undefined,
  error: undefined,
  unsaved: [],
  saving: 'idle',
  conflicts: [],
  busy: [],
};

/** Opens one list by its id. */
export function openList(storefront: Storefront, id: string): OpenList {
  const lists = listsOf(storefront);
  /** How many changes of this screen are on their way: what the page is told of them it knows already. */
  let own = 0;
  const client: Pick<ListsClient, 'update' | 'addItems' | 'removeItem' | 'readOne'> = {
    update: (...change) => asOwn(lists.update(...change)),
    addItems: (...items) => asOwn(lists.addItems(...items)),
    removeItem: (...item) => asOwn(lists.removeItem(...item)),
    readOne: lists.readOne,
  };
  const state = createStateStore<OpenListState>(() => UNREAD_LIST);
  /** What the customer wants of each item, and what the shop had when that was said: kept while other pages are looked at. */
  const wishes = new Map<string, { quantity: number; was: number }>();
  let known: ListedItem[] = [];
  let asked = listsQuery();
  /** What was asked for what is on screen. */
  let answered = asked;
  let turn = 0;
  let isReading = false;

  async function asOwn<T>(change: Promise<T>): Promise<T> {
    own += 1;
    try {
      const answer = await change;
      // what is read by now may be from before the change
      if (isReading) void read();
      return answer;
    } catch (error) {
      // the list may be gone, or only to be read by now: it is looked at anew
      if ([403, 404].includes((error as CommerceError).status ?? 0)) void read();
      throw error;
    } finally {
      own -= 1;
    }
  }

  const asWished = (item: ListedItem) => ({ ...item, quantity: wishes.get(item.id)?.quantity ?? item.quantity });

  function show(change: Partial<OpenListState> = {}) {
    const { saving } = { ...state.get(), ...change };
    // what was to be tried again may have left the list since
    const isStale = saving === 'failed' && wishes.size === 0;
    state.set({
      items: known.map(asWished),
      unsaved: [...wishes.keys()],
      ...change,
      saving: isStale ? 'idle' : saving,
    });
  }

  /** What the shop has said of some items takes the place of what was known; what it does not know any more goes. */
  function merge({ list, listItems, conflicts }: ListContent, touched: readonly string[] = []) {
    const fresh = new Map(listItems.items.map((item) => [item.id, item]));
    const before = new Map(known.map((item) => [item.id, item.sku]));
    known = known.flatMap((item) => fresh.get(item.id) ?? (touched.includes(item.id) ? [] : item));
    // what is gone the shop knows by its id only
    const told = conflicts.map((it) => (it.kind === 'gone' ? { ...it, sku: before.get(it.sku) ?? it.sku } : it));
    show({ list, conflicts: [...state.get().conflicts, ...told] });
  }

  async function read(query = asked) {
    asked = query;
    turn += 1;
    const mine = turn;
    isReading = true;
    if (state.get().phase !== 'ready') state.set({ phase: 'reading' });
    try {
      const { list, listItems, metadata } = await client.readOne(id, query);
      if (mine !== turn) return;
      isReading = false;
      answered = query;
      known = listItems.items;
      show({ list, metadata, phase: 'ready', error: undefined });
    } catch (error) {
      if (mine !== turn) return;
      isReading = false;
      const failure = error as CommerceError;
      // what was open was the customer's to see: a shop that forbids it now may not mean it
      const isGone = failure.status === 404 || (failure.status === 403 && !state.get().list);
      state.set({ phase: isGone ? 'gone' : 'failed', error: failure });
    }
  }

  /** Everything that is wished for by now, in one call. */
  async function sendWishes() {
    const sent = [...wishes];
    const items = sent.map(([itemId, wish]) => ({ id: itemId, ...wish }));
    const answer = await client.update(id, { items });
    for (const [itemId, wish] of sent) if (wishes.get(itemId) === wish) wishes.delete(itemId);
    const now = new Map(answer.listItems.items.map((item) => [item.id, item.quantity]));
    // what was wished for since was wished for on top of this
    for (const [itemId, wish] of wishes) wishes.set(itemId, { ...wish, was: now.get(itemId) ?? wish.was });
    merge(
      answer,
      sent.map(([itemId]) => itemId),
    );
  }

  async function save() {
    if (state.get().saving === 'saving' || wishes.size === 0) return;
    show({ saving: 'saving' });
    try {
      while (wishes.size > 0) await sendWishes();
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
      state.set({ busy: state.get().busy.filter((one) => one !== itemId) });
    }
  }

  async function takeOff(itemId: string) {
    const { list } = await client.removeItem(id, itemId);
    wishes.delete(itemId);
    known = known.filter((item) => item.id !== itemId);
    show({ list });
    // other pages have what this one has not any more
    if (known.length === 0 && (state.get().metadata?.pagination.pages ?? 1) > 1) void read();
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    read,
    async setQuantity(itemId, quantity) {
      const item = known.find((one) => one.id === itemId);
      if (!item) return;
      // what was sent without an answer may have arrived: to take it back is a wish as well
      if (item.quantity === quantity && !wishes.has(itemId)) return;
      wishes.set(itemId, { quantity, was: item.quantity });
      show();
      await save();
    },
    saveAgain: save,
    async change(wanted) {
      const wasName = state.get().list?.name;
      merge(await client.update(id, { ...(wanted.name !== undefined && wasName && { wasName }), ...wanted }));
    },
    removeItem: (itemId) => whileBusy(itemId, () => takeOff(itemId)),
    async restore({ sku, quantity }) {
      const { listItems, list } = await client.addItems(id, [{ sku, quantity }]);
      known = [...known, ...listItems.items.filter((item) => !known.some((one) => one.id === item.id))];
      show({ list });
    },
    move: (itemId, toListId) =>
      whileBusy(itemId, async () => {
        const item = state.get().items.find((one) => one.id === itemId);
        if (item) await client.addItems(toListId, [{ sku: item.sku, quantity: item.quantity }]);
        return takeOff(itemId).then(
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
      return [...all.values()].map(asWished);
    },
    dismissConflicts: () => state.set({ conflicts: [] }),
    connect: () =>
      storefront.events.subscribe('lists:changed', ({ listId }) => {
        if (listId === id && own === 0 && state.get().phase === 'ready') void read();
      }),
  };
}
