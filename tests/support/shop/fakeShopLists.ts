import type {
  AddListItemsBody,
  CreateListBody,
  ListAnswerBody,
  UpdateListBody,
} from '../../../src/core/lists/contract/lists';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import type { FakeProduct } from './fakeShopProducts';
import type { FakeAnswer, FakeRequest } from './fakeShopRoutes';

/** A list of the fake shop. Without `isOwner` it belongs to another user of the account. */
export type FakeList = {
  id: string;
  name: string;
  /** ISO 8601 */
  modified: string;
  accessLevel: string;
  readOnly: boolean | undefined;
  isOwner: boolean;
  isFavorite: boolean;
  items: { listItemId: string; itemId: string; qty: number | null }[];
};

/** The fake shop's lists, oldest first. */
export type FakeLists = {
  readonly all: FakeList[];
  /** Creates a list, as another device would. */
  put(list?: Partial<FakeList>): FakeList;
  /** Adds a product to a list, as another person would. */
  putItem(list: FakeList, sku: string, qty?: number | null): void;
  /** The maximum number of starred lists. */
  maxFavorites: number;
  of(id: string): FakeList | undefined;
};

const LIST_CALLS = [
  'lists-read',
  'list-items',
  'list-create',
  'list-add',
  'list-item-delete',
  'list-update',
  'list-delete',
  'list-read',
  'list-search',
  'list-cards',
] as const;

export type FakeListCall = (typeof LIST_CALLS)[number];

export const LIST_ROUTES: [call: FakeListCall, method: string, path: RegExp][] = [
  ['lists-read', 'GET', /\/lists$/],
  ['list-items', 'GET', /\/lists\/items$/],
  ['list-create', 'POST', /\/list$/],
  ['list-add', 'POST', /\/list\/[^/]+\/item$/],
  ['list-item-delete', 'DELETE', /\/list\/[^/]+\/item\/[^/]+$/],
  ['list-update', 'PUT', /\/list\/[^/]+$/],
  ['list-delete', 'DELETE', /\/list\/[^/]+$/],
  ['list-read', 'GET', /\/list\/[^/]+$/],
  ['list-search', 'GET', /\/(search|v1\/searchProxy)$/],
  ['list-cards', 'POST', /\/sparxProxy\/getListCardData$/],
];

export function createFakeLists(): FakeLists {
  const all: FakeList[] = [];
  let lastNumber = 0;
  const lists: FakeLists = {
    all,
    maxFavorites: 3,
    put(fields = {}) {
      lastNumber += 1;
      const list: FakeList = {
        id: `list-${lastNumber}`,
        name: `List ${lastNumber}`,
        modified: new Date(Date.UTC(2026, 10, lastNumber)).toISOString(),
        accessLevel: 'PERSONAL',
        readOnly: false,
        isOwner: true,
        isFavorite: false,
        items: [],
        ...fields,
      };
      all.push(list);
      return list;
    },
    putItem(list, itemId, qty = 1) {
      lastNumber += 1;
      list.items.push({ listItemId: `item-${lastNumber}`, itemId, qty });
    },
    of: (id) => all.find((list) => list.id === id),
  };
  return lists;
}

type Stock = { lists: FakeLists; products: Record<string, FakeProduct> };
type Items = FakeList['items'];

const ok = (body: object): FakeAnswer => ({ status: 200, body });

const refuse = (status: number, code: string): FakeAnswer => ({
  status,
  body: { status, messages: [{ code, type: 'ERROR', message: code }] },
});

const bodyOf = (list: FakeList) => ({
  id: list.id,
  name: list.name,
  modified: list.modified,
  accessLevel: list.accessLevel,
  readOnly: list.readOnly,
  isOwner: list.isOwner,
  itemCount: list.items.length,
});

function metadata(query: Record<string, string>, total: number, count: number) {
  const { page, size } = pageOf(query);
  return {
    pagination: { page, size, pages: Math.max(1, Math.ceil(total / size)) },
    totalItems: total,
    itemCount: count,
  };
}

const pageOf = ({ page, size }: Record<string, string>) => ({ page: Number(page ?? 1), size: Number(size ?? 100) });

function cut<T>(all: T[], query: Record<string, string>): T[] {
  const { page, size } = pageOf(query);
  return all.slice((page - 1) * size, page * size);
}

function sorted<T>(all: T[], { sortBy, sortOrder }: Record<string, string>, nameOf: (item: T) => string): T[] {
  const inOrder = sortBy === 'name' ? [...all].sort((a, b) => nameOf(a).localeCompare(nameOf(b))) : [...all];
  return sortOrder === 'desc' ? inOrder.reverse() : inOrder;
}

function favorites({ all, maxFavorites }: FakeLists) {
  const starred = all.filter((list) => list.isFavorite).map(({ id }) => id);
  return { favorites: starred, maxFavoriteReached: starred.length >= maxFavorites };
}

function listsAnswer(query: Record<string, string>, { lists }: Stock): FakeAnswer {
  const access = (query['access'] ?? 'PERSONAL,SHARED,GLOBAL').split(',');
  const known = lists.all.filter(
    (list) =>
      (access.includes('FAVORITE') ? list.isFavorite : access.includes(list.accessLevel) || access.length > 2) &&
      list.name.toLowerCase().includes((query['search'] ?? '').toLowerCase()) &&
      list.id !== query['ignoreList'],
  );
  const page = cut(
    sorted(known, query, ({ name }) => name),
    query,
  );
  return ok({
    lists: page.map(bodyOf),
    ...favorites(lists),
    allowedAccessLevel: ['PERSONAL', 'SHARED'],
    availableAccessLevel: ['PERSONAL', 'SHARED', 'GLOBAL'],
    showCount: lists.all.length > 5,
    userLists: lists.all.filter(({ isOwner }) => isOwner).map(({ id }) => id),
    hasSFL: false,
    readOnly: false,
    metadata: metadata(query, known.length, page.length),
  });
}

function listAnswer(list: FakeList, items: Items, more: Partial<ListAnswerBody> = {}): FakeAnswer {
  return ok({ list: bodyOf(list), listItems: { items }, ...more });
}

function onePage(list: FakeList, query: Record<string, string>, { products }: Stock): FakeAnswer {
  const nameOf = ({ itemId }: Items[number]) => products[itemId]?.name ?? itemId;
  const term = (query['search'] ?? '').toLowerCase();
  const found = list.items.filter((item) => `${item.itemId} ${nameOf(item)}`.toLowerCase().includes(term));
  const page = cut(sorted(found, query, nameOf), query);
  return listAnswer(list, page, { metadata: metadata(query, found.length, page.length) });
}

/** Equal products become one item with the sum of the units. */
function add(list: FakeList, { items }: AddListItemsBody, lists: FakeLists): Items {
  return items.map(({ itemId, qty }) => {
    if (!list.items.some((item) => item.itemId === itemId)) lists.putItem(list, itemId, 0);
    const item = list.items.find((candidate) => candidate.itemId === itemId) as Items[number];
    item.qty = (item.qty ?? 1) + qty;
    return item;
  });
}

const isNameTaken = ({ all }: FakeLists, name: string | undefined, by?: FakeList) =>
  all.some((list) => list.isOwner && list.name === name && list !== by);

/** Updates item by item. Changes by somebody else since the customer saw the list stay and are reported. */
function update(list: FakeList, body: UpdateListBody, { lists }: Stock): FakeAnswer {
  if (isNameTaken(lists, body.name, list)) return refuse(400, 'LIST_NAME_TAKEN');
  const messages: MessageBody[] = [];
  const changed: Items = [];
  const warn = (code: string, itemId: string | null, value: string | number | null) =>
    messages.push({ code, type: 'WARNING', message: code, itemId, value });
  for (const { listItemId, qty, wasQty } of body.items ?? []) {
    const item = list.items.find((candidate) => candidate.listItemId === listItemId);
    if (!item) {
      warn('LIST_ITEM_GONE', String(listItemId), null);
      continue;
    }
    if ((item.qty ?? 1) !== wasQty && item.qty !== qty) warn('LIST_ITEM_CHANGED', item.itemId, item.qty);
    else item.qty = qty;
    changed.push(item);
  }
  if (body.name !== undefined) {
    const isRenamed = body.wasName !== undefined && list.name !== body.wasName && list.name !== body.name;
    if (isRenamed) warn('LIST_RENAMED', null, list.name);
    else list.name = body.name;
  }
  if (body.accessLevel !== undefined) list.accessLevel = body.accessLevel;
  return listAnswer(list, changed, { ...favorites(lists), messages });
}

function star(list: FakeList, action: string, { lists }: Stock): FakeAnswer {
  if (action === 'FAVORITE' && favorites(lists).maxFavoriteReached) return refuse(400, 'MAX_FAVORITE_REACHED');
  list.isFavorite = action === 'FAVORITE';
  return listAnswer(list, [], favorites(lists));
}

function suggestions(term: string, { products }: Stock): FakeAnswer {
  const items = Object.entries(products)
    .filter(([sku, { name }]) => `${sku} ${name}`.toLowerCase().includes(term.toLowerCase()))
    .slice(0, 8)
    .map(([sku, { name }]) => ({ itemId: sku, title: name }));
  return ok({ items });
}

function itemsOf(search: string, { lists }: Stock): FakeAnswer {
  const skus = search.split(',');
  const items = lists.all.flatMap((list) =>
    list.items.filter(({ itemId }) => skus.includes(itemId)).map((item) => ({ ...item, listId: list.id })),
  );
  return ok({ listItems: { items } });
}

function create({ name, accessLevel, items = [] }: CreateListBody, { lists }: Stock): FakeAnswer {
  if (isNameTaken(lists, name)) return refuse(400, 'LIST_NAME_TAKEN');
  const list = lists.put({ name, accessLevel });
  return listAnswer(list, add(list, { items }, lists));
}

/** The correct response to a list call. */
export function answerLists(call: FakeListCall, request: FakeRequest, stock: Stock): FakeAnswer {
  const { query } = request;
  const { lists } = stock;
  const body = (request.body ?? {}) as unknown;
  if (call === 'lists-read') return listsAnswer(query, stock);
  if (call === 'list-items') return itemsOf(query['search'] ?? '', stock);
  if (call === 'list-create') return create(body as CreateListBody, stock);
  if (call === 'list-cards') return ok({ listsData: { lists: lists.all.map(bodyOf) } });
  if (call === 'list-search') {
    return query['responseType'] === 'ITEMS' ? suggestions(query['search'] ?? '', stock) : listsAnswer(query, stock);
  }

  const [, id = '', itemId = ''] = /\/list\/([^/]+)(?:\/item\/([^/]+))?/.exec(request.path) ?? [];
  const list = lists.of(decodeURIComponent(id));
  // a missing list was deleted before, perhaps by a call whose response was lost
  if (!list && call === 'list-delete') return ok({ list: { id, name: '' } });
  if (!list) return refuse(404, 'LIST_NOT_FOUND');
  if (call === 'list-read') return onePage(list, query, stock);
  if (query['action']) return star(list, query['action'], stock);
  if (list.readOnly) return refuse(403, 'LIST_READ_ONLY');
  if (call === 'list-add') return listAnswer(list, add(list, body as AddListItemsBody, lists));
  if (call === 'list-update') return update(list, body as UpdateListBody, stock);
  if (call === 'list-delete') lists.all.splice(lists.all.indexOf(list), 1);
  else list.items = list.items.filter((item) => item.listItemId !== decodeURIComponent(itemId));
  return listAnswer(list, []);
}
