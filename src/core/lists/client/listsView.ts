import { createStateStore } from '../../platform/client/stateStore';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import type { ListsAnswer } from '../rules/listAnswers';
import type { ListedItem } from '../rules/lists';
import { type ListsQuery, listsQuery } from '../rules/listsForm';
import { type ListsRequests, listsOf } from './listsClient';

/** The state of a screen of lists [LIST-009]. */
export type ListsState = Readonly<ListsAnswer> &
  ListsRequests & {
    readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
    /** Why the last read failed; cleared by the next successful read. */
    readonly error: CommerceError | undefined;
    /** The items that were looked up, each with its list. */
    readonly listItems: { readonly items: readonly ListedItem[] };
  };

/** The controller of one screen of lists; it always shows the result of the latest query. */
export type ListsView = {
  state(): ListsState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Never rejects: the result is in the state. A newer read cancels a pending one. */
  read(query?: ListsQuery, options?: { canUseCache?: boolean }): Promise<void>;
  /** Looks up which of these SKUs are already on lists; on failure the result is empty. */
  lookUp(skus: readonly string[]): Promise<void>;
  /** Adds or removes a list's star. Rejects with CommerceError and then leaves the stars unchanged. */
  star(id: string, isFavorite: boolean): Promise<void>;
  /** Repeats the latest query. */
  refresh(): Promise<void>;
  /** Synchronises with changes by other parts of the page. Returns the function that disconnects. */
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

/** The state before the first read. */
export const UNREAD_LISTS: ListsState = {
  ...NO_LISTS,
  listItems: { items: [] },
  requests: {},
  requestPending: false,
  phase: 'idle',
  error: undefined,
};

/** Creates the lists controller of one place on the page; it sends no request before `read`. */
export function openLists(storefront: Storefront): ListsView {
  const client = listsOf(storefront);
  const { host, events } = storefront;
  const state = createStateStore<ListsState>(() => ({ ...UNREAD_LISTS, ...client.state() }));
  let latestQuery: ListsQuery = listsQuery();
  let leave = host.createAbort();
  let latestRead = 0;

  async function read(query = listsQuery(), { canUseCache = false } = {}) {
    latestQuery = query;
    leave.abort();
    leave = host.createAbort();
    latestRead += 1;
    const thisRead = latestRead;
    if (state.get().phase !== 'ready') state.set({ phase: 'loading' });
    try {
      const answer = await client.read(query, { canUseCache, signal: leave.signal });
      if (thisRead === latestRead) state.set({ ...answer, phase: 'ready', error: undefined });
    } catch (error) {
      if (thisRead === latestRead) state.set({ phase: 'failed', error: error as CommerceError });
    }
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    read,
    refresh: () => read(latestQuery),
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
          if (state.get().phase !== 'idle') void read(latestQuery);
        }),
        events.subscribe('session:signed-in', () => {
          if (state.get().phase !== 'idle') void read(latestQuery);
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
