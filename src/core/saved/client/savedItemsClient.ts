import type * as v from '../../../schema';
import type { ChangeResult } from '../../cart/client/cartChanger';
import { isRefreshRequested } from '../../cart/client/cartReader';
import type { Cart, LineItem } from '../../cart/rules/cart';
import { sharedConnection } from '../../platform/client/host/connection';
import { answeredList } from '../../platform/client/http/answeredList';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request } from '../../platform/client/http/transport';
import { oncePer } from '../../platform/client/oncePer';
import { createRequestQueue } from '../../platform/client/requestQueue';
import type { CommerceError } from '../../platform/rules/commerceError';
import { tenantQuery } from '../../platform/rules/context';
import type { Storefront } from '../../storefront';
import { type SaveBody, type SavedItemBody, SavedItemsBody, SaveResponseBody } from '../contract/savedItems';
import type { SavedItem } from '../rules/savedItems';
import { savedEndpoints } from './endpoints';
import { createSavedItemsList, type SavedItemsState } from './savedItemsList';
import { createSavedItemsMover, type SavedItemsMover } from './savedItemsMover';
import { idOfSaved } from './toSavedItem';

/** The page size of the list of saved items [SFL-008]. */
export const SAVED_PAGE_SIZE = 300;

/**
 * The customer's saved items: one list for all widgets of a page, synchronised with other tabs. Only one change runs at
 * a time; further changes are ignored until it ends. All methods reject with CommerceError only.
 */
export type SavedItemsClient = SavedItemsMover & {
  /**
   * Reads the list: from the browser's storage for 10 minutes, otherwise all its pages from the shop
   * [SFL-001, SFL-008, STOR-002].
   */
  read(options?: { isRefresh?: boolean }): Promise<void>;
  /** Reads the list from the shop. Never rejects: an error is in the state. */
  refresh(): Promise<void>;
  /**
   * Saves a line of the cart for later, then removes it from the cart. If saving fails, the line stays in the cart
   * [SFL-002, SFL-005, SFL-009].
   */
  save(line: LineItem): Promise<ChangeResult>;
  /** Deletes a saved item [SFL-007, SFL-010]. The item is hidden at once, and reappears on failure. */
  remove(id: string): Promise<ChangeResult['kind']>;
  /** Saves an item again that was just deleted. */
  restore(item: SavedItem): Promise<ChangeResult['kind']>;
  /** Removes a product from the list on this page, without a request to the shop [SFL-006]. */
  removeProduct(id: string): void;
  state(): SavedItemsState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Dismisses the message that the shop moved saved items. */
  dismissMoved(): void;
  /** Synchronises the list with other tabs and with the cart's messages. Returns the function that disconnects. */
  connect(): () => void;
};

export function createSavedItemsClient(storefront: Storefront): SavedItemsClient {
  const { host, site, session, settings, send, events, cart, record } = storefront;
  const list = createSavedItemsList(host, events, site.currency);
  const { state } = list;
  const flight = createRequestQueue();
  /** Idempotency keys of saves whose outcome is unknown. Pressing again reuses the key. */
  const keys = new Map<string, string>();
  let inFlight: Promise<void> | undefined;

  function sendRequest(
    endpoint: NamedEndpoint,
    request: Request,
    schema: typeof SavedItemsBody | typeof SaveResponseBody = SavedItemsBody,
  ): Promise<v.InferOutput<typeof SavedItemsBody>> {
    return send(schema, endpoint, { ...request, query: { ...tenantQuery(site), ...request.query } });
  }

  /** Fetches all pages. Stops at a page without new items, because a shop may repeat its last page. */
  async function fetchPages(): Promise<SavedItemBody[]> {
    const known = new Map<string, SavedItemBody>();
    for (let page = 1; ; page += 1) {
      const answer = await sendRequest(savedEndpoints.readSaved, {
        query: { mmx: true, page, size: SAVED_PAGE_SIZE },
      });
      const sflItems = answeredList(answer.sflItems, answer);
      const before = known.size;
      for (const body of sflItems) known.set(idOfSaved(body), body);
      if (sflItems.length < SAVED_PAGE_SIZE || known.size === before) return [...known.values()];
    }
  }

  /** Returns a version string that changes with the list and with the session. */
  const currentVersion = () => `${list.version()} ${host.cookies.get('ctx-token')}`;

  async function fetchLatestList(): Promise<void> {
    const departure = currentVersion();
    const bodies = await fetchPages();
    // this response may be older than the list on screen, or belong to another customer
    return currentVersion() === departure ? list.replace(bodies) : fetchLatestList();
  }

  async function fetchList(): Promise<void> {
    if (state.get().phase !== 'ready') state.set({ phase: 'loading' });
    try {
      await fetchLatestList();
    } catch (error) {
      const { phase } = state.get();
      state.set({ phase: phase === 'ready' ? phase : 'failed', error: error as CommerceError });
      throw error;
    } finally {
      inFlight = undefined;
    }
  }

  async function read({ isRefresh = false } = {}): Promise<void> {
    if (site.isSBA && !session.isLoggedIn) return state.set({ phase: 'skipped' });
    const isFresh = isRefresh || isRefreshRequested(storefront);
    record.forgetOtherSession();
    if (!isFresh && !inFlight && list.showStored()) return;
    inFlight ??= fetchList();
    return inFlight;
  }

  const refresh = () => read({ isRefresh: true }).catch(() => undefined);

  /** After a failed change it is unknown what the shop has done, so the list is fetched again. */
  async function orRefresh<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      refresh();
      throw error;
    }
  }

  /** Saves items. Repeated attempts of the same save use one idempotency key until the shop has responded. */
  function post(name: string, items: SaveBody['items']): Promise<void> {
    const key = keys.get(name) ?? host.randomId();
    keys.set(name, key);
    return orRefresh(async () => {
      const body = { items } satisfies SaveBody;
      const headers = { [settings.http.idempotencyHeader]: key };
      const request = { body, headers, isKeptAlive: true };
      const { sflItems } = await sendRequest(savedEndpoints.saveItems, request, SaveResponseBody);
      keys.delete(name);
      list.merge(sflItems);
    });
  }

  const deleteItem = async (id: string) => {
    await sendRequest(savedEndpoints.deleteSaved, { ids: { id }, isKeptAlive: true });
    list.drop(id);
  };

  /** Runs one change at a time, with its items marked as busy. Resolves with `ignored` while another is running. */
  async function act<T>(ids: string[], task: () => Promise<T>): Promise<T | 'ignored'> {
    const change = flight.tryNow(async () => {
      state.set({ busy: ids, isMoved: false });
      try {
        return await task();
      } finally {
        state.set({ busy: [] });
      }
    });
    return change ?? 'ignored';
  }

  /**
   * The last cart whose `SFL_MOVED` message was handled. Each cart is handled once, even if widgets mount and unmount.
   */
  let handledCart: Cart | undefined;

  function handleCart(changedCart: Cart | undefined) {
    if (!changedCart || changedCart === handledCart || !changedCart.messages.some(({ code }) => code === 'SFL_MOVED'))
      return;
    handledCart = changedCart;
    state.set({ isMoved: true });
    if (state.get().phase !== 'idle') refresh();
  }

  // the signed-in customer has a list of their own, even when the guest had no items to merge
  events.subscribe('session:signed-in', () => {
    if (state.get().phase !== 'idle') refresh();
  });

  const connect = sharedConnection(() => {
    handleCart(cart.state().cart);
    return [
      events.subscribe('cart:changed', ({ cart: changedCart }) => handleCart(changedCart)),
      list.follow(refresh),
      host.onPageShow((isRestored) => {
        if (isRestored && state.get().phase !== 'idle') refresh();
      }),
    ];
  });

  async function remove(id: string): Promise<'changed'> {
    const show = list.hide(id);
    try {
      await orRefresh(() => deleteItem(id));
    } finally {
      show();
    }
    return 'changed';
  }

  async function restore({ id, sku, quantity }: SavedItem): Promise<'changed'> {
    await post(`item ${id}`, [{ itemId: sku, qty: Math.max(1, quantity) }]);
    return 'changed';
  }

  return {
    ...createSavedItemsMover({ list, cart, act, deleteItem, refresh }),
    read,
    refresh,
    save: (line) =>
      cart.remove(line.id, async () => {
        await post(`line ${line.id}`, [{ itemId: line.sku, qty: line.quantity, cartItemId: line.id }]);
        events.publish('saved-items:line-saved', { line });
      }),
    remove: (id) => act([id], () => remove(id)),
    restore: (item) => act([item.id], () => restore(item)),
    removeProduct: list.drop,
    state: state.get,
    subscribe: state.subscribe,
    dismissMoved: () => state.set({ isMoved: false }),
    connect,
  };
}

/** Returns the saved items client of a storefront. All callers on the page share one. */
export const savedItemsOf: (storefront: Storefront) => SavedItemsClient = oncePer(createSavedItemsClient);
