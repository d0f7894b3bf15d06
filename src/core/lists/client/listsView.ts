import { createStateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import type { ListsAnswer } from '../rules/listAnswers';
import type { ListedItem } from '../rules/lists';
import { type ListsQuery, listsQuery } from '../rules/listsForm';
import { type ListsRequests, listsOf } from './listsClient';

/** Everything that a screen of lists needs to know [LIST-009]. */
export type ListsState = Readonly<ListsAnswer> &
  ListsRequests & {
    readonly phase: 'unread' | 'reading' | 'ready' | 'failed';
    /** Why the last read failed; gone with the next one that works. */
    readonly error: CommerceError | undefined;
    /** What is known of items that the customer asked about, each with its list. */
    readonly listItems: { readonly items: readonly ListedItem[] };
  };

/** The lists as one screen of a page shows them: what it asks for last is what it shows. */
export type ListsView = {
  state(): ListsState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Never rejects: how it ended is in the state. A newer read takes the place of one that is on its way. */
  read(query?: ListsQuery, options?: { isKept?: boolean }): Promise<void>;
  /** Which of these SKUs are on lists already; a failure leaves that unknown. */
  lookUp(skus: readonly string[]): Promise<void>;
  /** Stars a list, or takes its star off. Rejects with CommerceError, and the stars stay as they were. */
  star(id: string, isFavorite: boolean): Promise<void>;
  /** Asks again for what was asked for last. */
  refresh(): Promise<void>;
  /** Keeps it in step with what other parts of the page change. Returns the function that lets go. */
  connect(): () => void;
};

const NO_LISTS: ListsAnswer = {
  lists: [],
  favorites: [],
  maxFavoriteReached: false,
  allowedAccessLevel: [],
  availableAccessLevel: [],
  showCount: false,
  userLists: [],
  hasSFL: false,
  readOnly: false,
  metadata: { pagination: { page: 1, size: 0, pages: 1 }, totalItems: 0, itemCount: 0 },
};

/** What a screen shows before anything was asked. */
export const UNREAD_LISTS: ListsState = {
  ...NO_LISTS,
  listItems: { items: [] },
  requests: {},
  requestPending: false,
  phase: 'unread',
  error: undefined,
};

/** The lists of the customer for one place of the page that shows them; nothing is asked before `read`. */
export function openLists(storefront: Storefront): ListsView {
  const client = listsOf(storefront);
  const { host, events } = storefront;
  const state = createStateStore<ListsState>(() => ({ ...UNREAD_LISTS, ...client.state() }));
  let asked: ListsQuery = listsQuery();
  let leave = host.createAbort();
  let turn = 0;

  async function read(query = listsQuery(), { isKept = false } = {}) {
    asked = query;
    leave.abort();
    leave = host.createAbort();
    turn += 1;
    const mine = turn;
    if (state.get().phase !== 'ready') state.set({ phase: 'reading' });
    try {
      const answer = await client.read(query, { isKept, signal: leave.signal });
      if (mine === turn) state.set({ ...answer, phase: 'ready', error: undefined });
    } catch (error) {
      if (mine === turn) state.set({ phase: 'failed', error: error as CommerceError });
    }
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    read,
    refresh: () => read(asked),
    async lookUp(skus) {
      const items = skus.length > 0 ? await client.itemsOf(skus).catch(() => []) : [];
      state.set({ listItems: { items } });
    },
    async star(id, isFavorite) {
      const { favorites, maxFavoriteReached } = await client.setFavorite(id, isFavorite);
      if (favorites) state.set({ favorites, maxFavoriteReached: maxFavoriteReached ?? false });
    },
    connect() {
      const ends = [
        client.subscribe(() => state.set(client.state())),
        events.subscribe('lists:changed', () => {
          if (state.get().phase !== 'unread') void read(asked);
        }),
        events.subscribe('session:signed-in', () => {
          if (state.get().phase !== 'unread') void read(asked);
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
