import type * as v from '../../../schema';
import type { HostSignal } from '../../platform/client/host/host';
import { answeredList } from '../../platform/client/http/answeredList';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request } from '../../platform/client/http/transport';
import { oncePer } from '../../platform/client/oncePer';
import { CommerceError } from '../../platform/rules/commerceError';
import { tenantQuery } from '../../platform/rules/context';
import type { Storefront } from '../../storefront';
import {
  type AddListItemsBody,
  AllListItemsBody,
  type CreateListBody,
  ListAnswerBody,
  ListCardsBody,
  ListSuggestionsBody,
  ListsBody,
  type UpdateListBody,
} from '../contract/lists';
import { LIST_TYPES, type ListContent, type ListedItem, type ListsAnswer, type ShoppingList } from '../rules/lists';
import { type ListsParams, listsParams } from '../rules/listsForm';
import { listsEndpoints } from './endpoints';
import { createListsRecord } from './listsRecord';
import { toList, toListContent, toListedItem, toListsAnswer } from './toList';

/**
 * A change of a list. The `was…` fields are the values that the customer saw, so that another person's change is not
 * overwritten.
 */
export type ListChange = {
  name?: string;
  wasName?: string;
  accessLevel?: string;
  items?: { id: ListedItem['id']; quantity: number; was: number }[];
};

export type ProductHint = { sku: string; name: string };

type NewItems = readonly { sku: string; quantity: number }[];

/**
 * The client of the shop's lists service; every request has `mmx=true` [LIST-033]. Rejects only with CommerceError. A
 * change is published as `lists:changed`. A change that is retried after its response was lost is applied only once.
 */
export type ListsClient = {
  /**
   * A page of lists; a search term uses the search endpoint [LIST-024, LIST-032]. Cached lists are used only within
   * their session [LIST-013].
   */
  read(query?: ListsParams, options?: { canUseCache?: boolean; signal?: HostSignal }): Promise<ListsAnswer>;
  /** The lists that the drawer shows initially [LIST-035]. */
  cards(): Promise<ShoppingList[]>;
  /** The list items with these SKUs, each with its list [LIST-025]. */
  itemsOf(skus: readonly string[]): Promise<ListedItem[]>;
  /** One list with a page of its items [LIST-031]. */
  readOne(id: string, query?: ListsParams, signal?: HostSignal): Promise<ListContent>;
  /** Suggests products for a partly typed term. */
  suggest(term: string, signal?: HostSignal): Promise<ProductHint[]>;
  /** The access level is one of `LIST_TYPES`, by default the first [LIST-026, LIST-043]. */
  create(list: { name: string; accessLevel?: string; items?: NewItems }): Promise<ListContent>;
  /** [LIST-027] */
  addItems(id: string, items: NewItems): Promise<ListContent>;
  /** [LIST-029] */
  update(id: string, change: ListChange): Promise<ListContent>;
  /** [LIST-048] */
  setFavorite(id: string, isFavorite: boolean): Promise<ListContent>;
  /** [LIST-028] */
  removeItem(id: string, itemId: ListedItem['id']): Promise<ListContent>;
  /** [LIST-030] */
  remove(id: string): Promise<void>;
};

const toNewItems = (items: NewItems) => items.map(({ sku, quantity }) => ({ itemId: sku, qty: quantity }));

function createListsClient(storefront: Storefront): ListsClient {
  const { host, site, settings, send, events } = storefront;
  const record = createListsRecord(host);
  /** Idempotency keys of changes whose outcome is unknown; repeating a change reuses its key. */
  const keys = new Map<string, string>();

  function request<Schema extends v.GenericSchema>(
    schema: Schema,
    endpoint: NamedEndpoint,
    { query, ...options }: Request = {},
  ): Promise<v.InferOutput<Schema>> {
    return send(schema, endpoint, { ...options, query: { mmx: true, ...tenantQuery(site), ...query } });
  }

  /** Uses the tenant's search endpoint first; on a 404, the other one once [LIST-032]. */
  async function search<Schema extends v.GenericSchema>(
    schema: Schema,
    query: ListsParams,
    signal?: HostSignal,
  ): Promise<v.InferOutput<Schema>> {
    const paths = [listsEndpoints.searchLists, listsEndpoints.searchListsByProxy] as const;
    const [first, second] = site.isSBA ? [paths[1], paths[0]] : paths;
    const options = { query, signal };
    return request(schema, first, options).catch((error: unknown) => {
      if (error instanceof CommerceError && error.status === 404) return request(schema, second, options);
      throw error;
    });
  }

  async function change(endpoint: NamedEndpoint, id: string | undefined, options: Request): Promise<ListContent> {
    const answer = toListContent(
      await request(ListAnswerBody, endpoint, {
        ...options,
        ...(id !== undefined && { ids: { id, ...options.ids } }),
      }),
    );
    record.forget();
    events.publish('lists:changed', { listId: answer.list.id });
    return answer;
  }

  /** Sends a change with one idempotency key, which is reused until the shop has responded. */
  async function once(endpoint: NamedEndpoint, id: string | undefined, body: Record<string, unknown>) {
    const act = `${endpoint.name} ${id} ${JSON.stringify(body)}`;
    const key = keys.get(act) ?? host.randomId();
    keys.set(act, key);
    const answer = await change(endpoint, id, { body, headers: { [settings.http.idempotencyHeader]: key } });
    keys.delete(act);
    return answer;
  }

  return {
    async read(query = listsParams(), { canUseCache = false, signal } = {}) {
      storefront.record.forgetOtherSession();
      const name = JSON.stringify([site.tenant.legacyNumber, query]);
      const cached = canUseCache ? record.read(name) : undefined;
      if (cached) return toListsAnswer(cached);
      const departure = record.version();
      const options = { query, signal };
      const answer = query.search
        ? await search(ListsBody, query, signal)
        : await request(ListsBody, listsEndpoints.readLists, options);
      answeredList(answer.lists, answer);
      // do not cache an answer that may predate a concurrent change
      if (canUseCache && record.version() === departure) record.save(name, answer);
      return toListsAnswer(answer);
    },
    async cards() {
      const answer = await request(ListCardsBody, listsEndpoints.listCards, { body: {} });
      return answeredList(answer.listsData.lists, answer).map(toList);
    },
    async itemsOf(skus) {
      const answer = await request(AllListItemsBody, listsEndpoints.readListItems, {
        query: { search: skus.join(',') },
      });
      return answeredList(answer.listItems.items, answer).map(toListedItem);
    },
    readOne: async (id, query, signal) =>
      toListContent(
        await request(ListAnswerBody, listsEndpoints.readList, {
          ids: { id },
          query: { ...query },
          signal,
        }),
      ),
    async suggest(term, signal) {
      const { items } = await search(ListSuggestionsBody, { search: term, responseType: 'ITEMS', size: 8 }, signal);
      return items.map(({ itemId, title }) => ({ sku: itemId, name: title ?? itemId }));
    },
    create: ({ name, accessLevel = LIST_TYPES[0], items = [] }) =>
      once(listsEndpoints.createList, undefined, {
        name,
        accessLevel,
        ...(items.length > 0 && { items: toNewItems(items) }),
      } satisfies CreateListBody),
    addItems: (id, items) =>
      once(listsEndpoints.addListItems, id, { items: toNewItems(items) } satisfies AddListItemsBody),
    update: (id, { items, ...rest }) =>
      change(listsEndpoints.updateList, id, {
        body: {
          ...rest,
          ...(items && {
            items: items.map((item) => ({ listItemId: item.id, qty: item.quantity, wasQty: item.was })),
          }),
        } satisfies UpdateListBody,
      }),
    setFavorite: (id, isFavorite) =>
      change(listsEndpoints.updateList, id, { query: { action: isFavorite ? 'FAVORITE' : 'UNFAVORITE' }, body: {} }),
    removeItem: (id, itemId) => change(listsEndpoints.deleteListItem, id, { ids: { itemId: String(itemId) } }),
    async remove(id) {
      await change(listsEndpoints.deleteList, id, {});
    },
  };
}

/** The lists client of a storefront, shared by all callers on the page. */
export const listsOf: (storefront: Storefront) => ListsClient = oncePer(createListsClient);
