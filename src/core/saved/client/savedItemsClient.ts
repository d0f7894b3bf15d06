import type { ChangeResult } from '../../cart/client/cartChanger';
import { isRefreshAsked } from '../../cart/client/cartReader';
import type { Cart, LineItem } from '../../cart/rules/cart';
import { sharedConnection } from '../../platform/client/host/connection';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request } from '../../platform/client/http/transport';
import { createSingleFlight } from '../../platform/client/singleFlight';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import { type SaveBody, type SavedItemBody, SavedItemsBody } from '../contract/savedItems';
import type { SavedItem } from '../rules/savedItems';
import { savedEndpoints } from './endpoints';
import { createSavedItemsList } from './savedItemsList';
import { createSavedItemsMover, type SavedItemsMover } from './savedItemsMover';
import type { SavedItemsState } from './savedItemsState';
import { idOfSaved } from './toSavedItem';

/** How many saved items are asked for at once [SFL-008]. */
export const SAVED_PAGE_SIZE = 300;

/**
 * What the customer keeps for later: one list for all widgets of a page, in step with every other tab. Of the calls that
 * change it one goes at a time; what is asked for meanwhile is ignored. Everything rejects with CommerceError only.
 */
export type SavedItemsClient = SavedItemsMover & {
  /** The list: from the browser's store for 10 minutes, else from the shop, all pages of it [SFL-001, SFL-008, STOR-002]. */
  read(options?: { isRefresh?: boolean }): Promise<void>;
  /** Saves a line of the cart, then takes it out of the cart; what is not saved stays where it is [SFL-002, SFL-005, SFL-009]. */
  save(line: LineItem): Promise<ChangeResult>;
  /** Deletes a saved item [SFL-007, SFL-010]. It is off the screen at once, and comes back when that fails. */
  remove(id: string): Promise<ChangeResult['kind']>;
  /** Saves again what was just deleted. */
  restore(item: SavedItem): Promise<ChangeResult['kind']>;
  /** Takes a product out of the list on this page; the shop is not told [SFL-006]. */
  removeProduct(id: string): void;
  state(): SavedItemsState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** The customer has read that the shop moved saved items. */
  dismissMoved(): void;
  /** Keeps the list in step with other tabs and with the cart's news. Returns the function that lets go. */
  connect(): () => void;
};

export function createSavedItemsClient(storefront: Storefront): SavedItemsClient {
  const { host, site, session, settings, send, events, cart, cartParts } = storefront;
  const list = createSavedItemsList(host, events, site.currency);
  const { state } = list;
  const flight = createSingleFlight();
  /** Keys of saves whose end is not known: pressing again is the same act. */
  const keys = new Map<string, string>();
  let underWay: Promise<void> | undefined;

  function ask(endpoint: NamedEndpoint, request: Request): Promise<{ sflItems: SavedItemBody[] }> {
    const tenant = site.isSBA && { tenantId: site.tenant.legacyNumber };
    return send(SavedItemsBody, endpoint, { ...request, query: { ...tenant, ...request.query } });
  }

  /** A shop that has fewer pages than it says may send one again. */
  async function askForPages(): Promise<SavedItemBody[]> {
    const known = new Map<string, SavedItemBody>();
    for (let page = 1; ; page += 1) {
      const { sflItems } = await ask(savedEndpoints.readSaved, { query: { mmx: true, page, size: SAVED_PAGE_SIZE } });
      const before = known.size;
      for (const body of sflItems) known.set(idOfSaved(body), body);
      if (sflItems.length < SAVED_PAGE_SIZE || known.size === before) return [...known.values()];
    }
  }

  /** It differs when the list or the session is another one since. */
  const mark = () => `${list.mark()} ${host.cookies.get('ctx-token')}`;

  async function askForList(): Promise<void> {
    const departure = mark();
    const bodies = await askForPages();
    // this answer may be older than what is on screen, or another customer's
    return mark() === departure ? list.replace(bodies) : askForList();
  }

  async function fetchList(): Promise<void> {
    if (state.get().phase !== 'ready') state.set({ phase: 'reading' });
    try {
      await askForList();
    } catch (error) {
      const { phase } = state.get();
      state.set({ phase: phase === 'ready' ? phase : 'failed', error: error as CommerceError });
      throw error;
    } finally {
      underWay = undefined;
    }
  }

  async function read({ isRefresh = false } = {}): Promise<void> {
    if (site.isSBA && !session.isLoggedIn) return state.set({ phase: 'skipped' });
    const isFresh = isRefresh || isRefreshAsked(storefront);
    if (!cartParts.record.forgetOtherSession() && !isFresh && !underWay && list.showKept()) return;
    underWay ??= fetchList();
    return underWay;
  }

  /** A read that nobody waits for: its failure is in the state. */
  const refresh = () => void read({ isRefresh: true }).catch(() => undefined);

  /** Nobody knows what the shop has done of it, so it is asked. */
  async function orRefresh<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      refresh();
      throw error;
    }
  }

  /** One act, one key, however often it is pressed until the shop has answered. */
  function post(name: string, items: SaveBody['items']): Promise<void> {
    const key = keys.get(name) ?? host.randomId();
    keys.set(name, key);
    return orRefresh(async () => {
      const body = { items } satisfies SaveBody;
      const headers = { [settings.http.idempotencyHeader]: key };
      const { sflItems } = await ask(savedEndpoints.saveItems, { body, headers, isKeptAlive: true });
      keys.delete(name);
      list.merge(sflItems);
    });
  }

  const deleteOne = async (id: string) => {
    await ask(savedEndpoints.deleteSaved, { ids: { id }, isKeptAlive: true });
    list.drop([id]);
  };

  /** Runs one act at a time, its items marked as busy; undefined when another one is on its way. */
  function act<T>(ids: string[], task: () => Promise<T>): Promise<T> | undefined {
    return flight.tryNow(async () => {
      state.set({ busy: ids, isMoved: false });
      try {
        return await task();
      } finally {
        state.set({ busy: [] });
      }
    });
  }

  /** The cart that has told of moved items: it does so once, however often a widget comes and goes. */
  let teller: Cart | undefined;

  function hearCart(told: Cart | undefined) {
    if (!told || told === teller || !told.messages.some(({ code }) => code === 'SFL_MOVED')) return;
    teller = told;
    state.set({ isMoved: true });
    if (!['unread', 'skipped'].includes(state.get().phase)) refresh();
  }

  // whoever it is now has a list of their own, also where the guest had none to bring along
  events.subscribe('session:signed-in', () => {
    if (state.get().phase !== 'unread') refresh();
  });

  const connect = sharedConnection(() => {
    hearCart(cart.state().cart);
    return [
      events.subscribe('cart:changed', ({ cart: told }) => hearCart(told)),
      list.follow(refresh),
      host.onPageShow((isRestored) => {
        if (isRestored && state.get().phase !== 'unread') refresh();
      }),
    ];
  });

  async function remove(id: string): Promise<'changed'> {
    const show = list.hide([id]);
    try {
      await orRefresh(() => deleteOne(id));
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
    ...createSavedItemsMover({ list, cart, act, deleteOne, refresh }),
    read,
    save: (line) =>
      cart.remove(line.id, async () => {
        await post(`line ${line.id}`, [{ itemId: line.sku, qty: line.quantity, cartItemId: line.id }]);
        events.publish('saved-items:line-saved', { line });
      }),
    remove: async (id) => (await act([id], () => remove(id))) ?? 'ignored',
    restore: async (item) => (await act([item.id], () => restore(item))) ?? 'ignored',
    removeProduct: (id) => list.drop([id]),
    state: state.get,
    subscribe: state.subscribe,
    dismissMoved: () => state.set({ isMoved: false }),
    connect,
  };
}

const clients = new WeakMap<Storefront, SavedItemsClient>();

/** The saved items of a storefront: one list for whoever asks for it on the page. */
export function savedItemsOf(storefront: Storefront): SavedItemsClient {
  const client = clients.get(storefront) ?? createSavedItemsClient(storefront);
  clients.set(storefront, client);
  return client;
}
