import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import type { FakeCall } from '../../../../tests/support/shop/fakeShopRoutes';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import { listsParams } from '../rules/listsForm';
import { type ListsClient, listsOf } from './listsClient';
import { toListContent } from './toList';

const BUSINESS = { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } };

function aPage(options: TestStorefrontOptions = {}) {
  const shop = options.shop ?? fakeShop({ lists: [{ name: 'Desk' }, { name: 'Kitchen', accessLevel: 'SHARED' }] });
  const page = aStorefront({ ...options, shop });
  return { ...page, shop, lists: listsOf(page) };
}

describe('Lists client', () => {
  test('read requests the lists with the parameters of the specification [LIST-024, LIST-033, LIST-034, LIST-039, LIST-040, LIST-041]', async () => {
    const { lists, shop } = aPage();
    const answer = await lists.read();
    expect(shop.requestsOf('lists-read')).toMatchObject([
      {
        method: 'GET',
        path: '/cc/api/lists',
        query: {
          mmx: 'true',
          sortBy: 'modified',
          sortOrder: 'asc',
          size: '100',
          page: '1',
          access: 'PERSONAL,SHARED,GLOBAL',
        },
      },
    ]);
    expect(shop.requestsOf('lists-read')[0]?.query).not.toHaveProperty('search');
    expect(answer.lists).toMatchObject([
      { id: 'list-1', name: 'Desk', accessLevel: 'PERSONAL', modified: '2026-11-01T00:00:00.000Z' },
      { id: 'list-2', name: 'Kitchen', accessLevel: 'SHARED' },
    ]);
  });

  test('read returns access levels, favorites, user lists and pagination [LIST-007, LIST-009]', async () => {
    const { lists, shop } = aPage();
    shop.lists.all[0] = { ...shop.lists.put(), id: 'list-1', isFavorite: true };
    const { metadata, ...answer } = await lists.read();
    expect(answer).toMatchObject({
      allowedAccessLevel: ['PERSONAL', 'SHARED'],
      availableAccessLevel: ['PERSONAL', 'SHARED', 'GLOBAL'],
      readOnly: false,
      showCount: false,
      favorites: expect.arrayContaining(['list-1']),
      maxFavoriteReached: false,
      userLists: expect.arrayContaining(['list-1']),
      hasSFL: false,
    });
    expect(metadata).toMatchObject({ pagination: { page: 1, size: 100, pages: 1 }, totalItems: 3, itemCount: 3 });
  });

  test('read passes on the query parameters that a page sets [LIST-034]', async () => {
    const { lists, shop } = aPage();
    const query = { responseType: 'LISTS', action: 'ADD', ignoreList: 'list-1', sortBy: 'name', sortOrder: 'desc' };
    await lists.read(query);
    expect(shop.requestsOf('lists-read')[0]?.query).toMatchObject(query);
  });

  test('read sends the tenant id in a business shop [LIST-033]', async () => {
    const { lists, shop } = aPage({ config: BUSINESS });
    await lists.read();
    expect(shop.requestsOf('lists-read')[0]?.query).toMatchObject({ mmx: 'true', tenantId: '10051' });
  });

  test.each([
    ['a consumer shop', {}, ['/cc/api/search', '/cc/api/v1/searchProxy']],
    ['a business', BUSINESS, ['/cc/api/v1/searchProxy', '/cc/api/search']],
  ])(
    'a search in %s falls back to the other path on a 404, and on no other failure [LIST-001, LIST-032]',
    async (_, config, [own, other]) => {
      const { lists, shop } = aPage({ config });
      const query = listsParams({ search: 'desk' });
      expect((await lists.read(query)).lists).toMatchObject([{ name: 'Desk' }]);
      shop.answerNext(404, {}, 'list-search');
      expect((await lists.read(query)).lists).toMatchObject([{ name: 'Desk' }]);
      expect(shop.requestsOf('list-search').map(({ path }) => path)).toEqual([own, own, other]);

      shop.answerNext(404, {}, 'list-search');
      shop.answerNext(404, {}, 'list-search');
      await expect(lists.read(query)).rejects.toMatchObject({ kind: 'refused', status: 404 });
      shop.failNext(502, { of: 'list-search' });
      await expect(lists.read(query)).rejects.toMatchObject({ status: 502 });
      expect(shop.requestsOf('list-search')).toHaveLength(6);
    },
  );

  test.each([
    ['lists-read', 'read', (lists) => lists.read()],
    ['list-cards', 'cards', (lists) => lists.cards()],
    ['list-items', 'itemsOf', (lists) => lists.itemsOf(['MUG'])],
  ] as const satisfies [FakeCall, string, (lists: ListsClient) => Promise<unknown>][])(
    'an answer of %s with an error and no list is a refusal; without an error, %s resolves with nothing [DEC-Q594]',
    async (call, _, read) => {
      const { lists, shop } = aPage();
      const error = { code: 'LISTS_UNAVAILABLE', type: 'ERROR', message: 'Later' };
      shop.answerNext(200, { messages: [error] }, call);
      await expect(read(lists)).rejects.toMatchObject({ kind: 'refused', code: 'LISTS_UNAVAILABLE', message: 'Later' });
      shop.answerNext(200, { messages: [{ code: 'NOTE', type: 'WARNING' }] }, call);
      await expect(read(lists)).resolves.toBeDefined();
    },
  );

  test('create makes a list with its items [LIST-026]', async () => {
    const { lists, shop } = aPage();
    const made = await lists.create({ name: 'Office', accessLevel: 'SHARED', items: [{ sku: 'PEN', quantity: 3 }] });
    expect(shop.requestsOf('list-create')).toMatchObject([
      {
        method: 'POST',
        path: '/cc/api/list',
        query: { mmx: 'true' },
        body: { name: 'Office', accessLevel: 'SHARED', items: [{ itemId: 'PEN', qty: 3 }] },
      },
    ]);
    expect(made).toMatchObject({ list: { name: 'Office' }, items: [{ sku: 'PEN', quantity: 3 }] });
  });

  test('addItems, readOne and itemsOf send the calls of the specification [LIST-025, LIST-027, LIST-031]', async () => {
    const { lists, shop } = aPage();
    await lists.addItems('list-2', [{ sku: 'MUG', quantity: 2 }]);
    expect(shop.requestsOf('list-add')).toMatchObject([
      {
        method: 'POST',
        path: '/cc/api/list/list-2/item',
        query: { mmx: 'true' },
        body: { items: [{ itemId: 'MUG', qty: 2 }] },
      },
    ]);
    const { list, items } = await lists.readOne('list-2', listsParams());
    expect(shop.requestsOf('list-read')).toMatchObject([
      { method: 'GET', path: '/cc/api/list/list-2', query: { mmx: 'true', page: '1', size: '100' } },
    ]);
    expect([list.name, items]).toMatchObject(['Kitchen', [{ sku: 'MUG', quantity: 2 }]]);

    expect(await lists.itemsOf(['MUG', 'PEN'])).toMatchObject([{ sku: 'MUG', listId: 'list-2' }]);
    expect(shop.requestsOf('list-items')).toMatchObject([
      { method: 'GET', path: '/cc/api/lists/items', query: { mmx: 'true', search: 'MUG,PEN' } },
    ]);
  });

  test('update, removeItem and remove send a POST with a method override [LIST-028, LIST-029, LIST-030]', async () => {
    const { lists, shop } = aPage();
    shop.lists.putItem(shop.lists.of('list-1') ?? shop.lists.put(), 'MUG', 2);
    await lists.update('list-1', { name: 'Study', items: [{ id: 'item-3', quantity: 5, was: 2 }] });
    await lists.removeItem('list-1', 'item-3');
    await lists.remove('list-1');
    const shape = ({ method, path, headers, query }: (typeof shop.requests)[number]) =>
      `${method} ${headers['x-http-method-override']} ${path} ${query['mmx']}`;
    expect(shop.requests.map(shape)).toEqual([
      'POST PUT /cc/api/list/list-1 true',
      'POST DELETE /cc/api/list/list-1/item/item-3 true',
      'POST DELETE /cc/api/list/list-1 true',
    ]);
    expect(shop.requestsOf('list-update')[0]?.body).toEqual({
      name: 'Study',
      items: [{ listItemId: 'item-3', qty: 5, wasQty: 2 }],
    });
    expect(shop.lists.of('list-1')).toBeUndefined();
  });

  test('the id of a list’s item goes back to the shop as it came, also as a number [LIST-028, LIST-029]', async () => {
    const { lists, shop } = aPage();
    const listItems = { items: [{ listItemId: 7, itemId: 'MUG', qty: 2 }] };
    shop.answerNext(200, { list: { id: 'list-1', name: 'Desk' }, listItems }, 'list-read');
    const { items } = await lists.readOne('list-1');
    await lists.update('list-1', { items: items.map(({ id, quantity: was }) => ({ id, quantity: 5, was })) });
    expect(shop.requestsOf('list-update')[0]?.body).toEqual({ items: [{ listItemId: 7, qty: 5, wasQty: 2 }] });
  });

  test('setFavorite stars and unstars a list, and returns whether the maximum is reached [LIST-048]', async () => {
    const { lists, shop } = aPage();
    shop.lists.maxFavorites = 1;
    expect(await lists.setFavorite('list-1', true)).toMatchObject({ favorites: ['list-1'], maxFavoriteReached: true });
    expect(await lists.setFavorite('list-1', false)).toMatchObject({ favorites: [], maxFavoriteReached: false });
    expect(shop.requestsOf('list-update').map(({ query, path }) => `${path} ${query['action']}`)).toEqual([
      '/cc/api/list/list-1 FAVORITE',
      '/cc/api/list/list-1 UNFAVORITE',
    ]);
  });

  test('cards requests the list cards below the route prefix [LIST-035]', async () => {
    const { lists, shop } = aPage({ config: { session: { routePrefix: '/lpd' } } });
    expect(await lists.cards()).toMatchObject([{ name: 'Desk' }, { name: 'Kitchen' }]);
    expect(shop.requestsOf('list-cards')).toMatchObject([
      { method: 'POST', path: '/lpd/api/sparxProxy/getListCardData', query: { mmx: 'true' }, body: {} },
    ]);
  });

  test('suggest finds products by partly typed text', async () => {
    const { lists, shop } = aPage();
    expect(await lists.suggest('mu')).toEqual([{ sku: 'MUG', name: 'Enamel mug' }]);
    expect(shop.requestsOf('list-search')[0]?.query).toMatchObject({ responseType: 'ITEMS', search: 'mu' });
  });

  test('an unknown access level is returned as it is [LIST-011]', async () => {
    const shop = fakeShop({ lists: [{ accessLevel: 'TEAM', readOnly: undefined }] });
    expect((await listsOf(aStorefront({ shop })).readOne('list-1')).list).toMatchObject({ accessLevel: 'TEAM' });
  });

  test('an item without a quantity has the quantity 1 [LIST-015]', async () => {
    const shop = fakeShop({ lists: [{}] });
    shop.lists.putItem(shop.lists.of('list-1') ?? shop.lists.put(), 'MUG', null);
    const { items } = await listsOf(aStorefront({ shop })).readOne('list-1');
    expect(items).toMatchObject([{ sku: 'MUG', quantity: 1 }]);
  });

  test('lists:changed is published after a successful change, and not after a read or a failed change', async () => {
    const { lists, shop, events } = aPage();
    const listener = vi.fn();
    events.subscribe('lists:changed', listener);
    await lists.read();
    shop.failNext('network', { of: 'list-add' });
    await lists.addItems('list-1', [{ sku: 'PEN', quantity: 1 }]).catch(() => undefined);
    expect(listener).not.toHaveBeenCalled();
    await lists.addItems('list-1', [{ sku: 'PEN', quantity: 1 }]);
    expect(listener).toHaveBeenCalledWith({ listId: 'list-1' });
  });

  test('an add whose response was lost is applied once when retried, and again by a further add', async () => {
    const { lists, shop } = aPage();
    shop.failNext('lost', { of: 'list-add' });
    const add = () => lists.addItems('list-1', [{ sku: 'PEN', quantity: 2 }]);
    await expect(add()).rejects.toMatchObject({ kind: 'network' });
    expect((await add()).items).toMatchObject([{ sku: 'PEN', quantity: 2 }]);
    expect((await add()).items).toMatchObject([{ sku: 'PEN', quantity: 4 }]);
  });
});

describe('Lists of a shop that omits fields', () => {
  const BARE = { lists: [], favorites: [], allowedAccessLevel: [], availableAccessLevel: [], userLists: [] };
  const FLAGS = { maxFavoriteReached: false, showCount: false, hasSFL: false, readOnly: false };

  test('lists without other fields are one page of all lists, with empty fields [LIST-007]', async () => {
    const { lists, shop } = aPage();
    const pages = { pagination: { page: 1, size: 0, pages: 1 }, totalItems: 0, itemCount: 0 };
    shop.answerNext(200, { lists: [] }, 'lists-read');
    expect(await lists.read()).toStrictEqual({ ...BARE, ...FLAGS, metadata: pages });
  });

  test('the page, the pages and the number of items are as the shop sends them [LIST-007]', async () => {
    const { lists, shop } = aPage();
    const metadata = { pagination: { page: 2, size: 10, pages: 3 }, totalItems: 21, itemCount: 10 };
    shop.answerNext(200, { list: { id: '1', name: 'Desk' }, metadata }, 'list-read');
    expect(await lists.readOne('1')).toStrictEqual({
      list: {
        id: '1',
        name: 'Desk',
        modified: undefined,
        accessLevel: '',
        isReadOnly: undefined,
        isOwn: undefined,
        itemCount: undefined,
      },
      items: [],
      metadata,
      conflicts: [],
    });
  });

  test.each([
    [true, true],
    ['Y', true],
    [false, false],
    ['N', false],
    ['', undefined],
    [null, undefined],
  ])('a list whose flags are %j is read-only and its own: %s [LIST-007]', async (sent, flag) => {
    const { lists, shop } = aPage();
    shop.answerNext(200, { list: { id: '1', name: 'Desk', readOnly: sent, isOwner: sent } }, 'list-read');
    expect((await lists.readOne('1')).list).toMatchObject({ isReadOnly: flag, isOwn: flag });
  });

  test('a list is created without the field of its items if it has none [LIST-026]', async () => {
    const { lists, shop } = aPage();
    await lists.create({ name: 'New', items: [] });
    expect(shop.requestsOf('list-create')[0]?.body).toEqual({ name: 'New', accessLevel: 'PERSONAL' });
  });

  test('an add of other items while the outcome of one is unknown has its own key [LIST-027]', async () => {
    const { lists, shop } = aPage();
    shop.failNext('network', { of: 'list-add' });
    await lists.addItems('list-1', [{ sku: 'PEN', quantity: 2 }]).catch(() => undefined);
    await lists.addItems('list-1', [{ sku: 'MUG', quantity: 2 }]);
    const keys = shop.requestsOf('list-add').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('Lists with every field', () => {
  test('lists are read field by field [LIST-007, LIST-009]', async () => {
    const { lists, shop } = aPage();
    const flags = { maxFavoriteReached: 'Y', showCount: true, hasSFL: 1, readOnly: 'true' };
    const body = {
      lists: [
        { id: 1, name: 'Desk', modified: '', accessLevel: null, itemCount: 0 },
        {
          id: '2',
          name: 'Ink',
          modified: '2026-11-01',
          accessLevel: 'GLOBAL',
          readOnly: 'N',
          isOwner: 1,
          itemCount: 7,
        },
      ],
      ...{ favorites: [1], allowedAccessLevel: ['PERSONAL'], availableAccessLevel: ['GLOBAL'], userLists: ['2'] },
      ...flags,
      metadata: { pagination: { page: 3 }, totalItems: 0 },
    };
    shop.answerNext(200, body, 'lists-read');
    expect(await lists.read()).toEqual({
      lists: [
        { id: '1', name: 'Desk', modified: undefined, accessLevel: '', itemCount: 0 },
        {
          id: '2',
          name: 'Ink',
          modified: '2026-11-01',
          accessLevel: 'GLOBAL',
          isReadOnly: false,
          isOwn: true,
          itemCount: 7,
        },
      ],
      ...{ favorites: ['1'], allowedAccessLevel: ['PERSONAL'], availableAccessLevel: ['GLOBAL'], userLists: ['2'] },
      ...{ maxFavoriteReached: true, showCount: true, hasSFL: true, readOnly: true },
      metadata: { pagination: { page: 3, size: 2, pages: 1 }, totalItems: 0, itemCount: 2 },
    });
  });

  test('the items of one list are read field by field, with the favorites that a change leaves [LIST-031, LIST-048]', async () => {
    const { lists, shop } = aPage();
    const items = [
      { listItemId: 1, itemId: 905, qty: 0, listId: '' },
      { listItemId: '2', itemId: 'MUG', qty: 3, listId: 7 },
    ];
    const list = { id: '1', name: 'Desk' };
    shop.answerNext(200, { list, listItems: { items }, favorites: [1], maxFavoriteReached: true }, 'list-read');
    expect(await lists.readOne('1')).toMatchObject({
      items: [
        { id: 1, sku: '905', quantity: 1, listId: undefined },
        { id: '2', sku: 'MUG', quantity: 3, listId: '7' },
      ],
      ...{ favorites: ['1'], maxFavoriteReached: true },
      metadata: { pagination: { page: 1, size: 2, pages: 1 }, totalItems: 2, itemCount: 2 },
    });
    shop.answerNext(200, { list, favorites: null }, 'list-read');
    expect(await lists.readOne('1')).not.toHaveProperty('favorites');
  });

  test('suggested products have their SKU in place of a missing title', async () => {
    const { lists, shop } = aPage();
    shop.answerNext(
      200,
      {
        items: [
          { itemId: 'MUG', title: null },
          { itemId: 7, title: 'Seven' },
        ],
      },
      'list-search',
    );
    expect(await lists.suggest('m')).toEqual([
      { sku: 'MUG', name: 'MUG' },
      { sku: '7', name: 'Seven' },
    ]);
    expect(shop.requestsOf('list-search')[0]?.query).toMatchObject({ size: '8' });
  });

  test.each<[string, (lists: ListsClient) => Promise<unknown>]>([
    ['create', (lists) => lists.create({ name: 'New' })],
    ['addItems', (lists) => lists.addItems('list-1', [{ sku: 'PEN', quantity: 1 }])],
    ['update', (lists) => lists.update('list-1', { name: 'Study' })],
    ['setFavorite', (lists) => lists.setFavorite('list-1', true)],
    ['removeItem', (lists) => lists.removeItem('list-1', 'item-3')],
    ['remove', (lists) => lists.remove('list-1')],
  ])('%s forgets the cached lists and publishes the list that it changed [LIST-013]', async (_, change) => {
    const { lists, shop, host, events } = aPage();
    shop.lists.putItem(shop.lists.of('list-1') ?? shop.lists.put(), 'MUG', 2);
    const listener = vi.fn();
    events.subscribe('lists:changed', listener);
    await lists.read(undefined, { canUseCache: true });
    await change(lists);
    expect(host.localStorage.get('listitems')).toBeNull();
    expect(listener.mock.calls).toEqual([[{ listId: expect.stringMatching(/^list-\d$/) }]]);
  });

  test('a change of a name or an access level sends no items, and none of its own are empty [LIST-029]', async () => {
    const { lists, shop } = aPage();
    await lists.update('list-1', { name: 'Study', wasName: 'Desk', accessLevel: 'SHARED' });
    await lists.setFavorite('list-1', true);
    expect(shop.requestsOf('list-update').map(({ body }) => body)).toEqual([
      { name: 'Study', wasName: 'Desk', accessLevel: 'SHARED' },
      {},
    ]);
  });
});

describe('Cached lists', () => {
  const cached = { canUseCache: true };

  test('cached lists serve the same query on the next page of the session, until a list is created [LIST-013, STOR-001, STOR-003]', async () => {
    const { lists, shop, host } = aPage();
    await lists.read(undefined, cached);
    expect(host.localStorage.get('listitems')).toContain('Kitchen');
    const next = listsOf(aStorefront({ shop, host: host.openTab() }));
    expect((await next.read(undefined, cached)).lists).toHaveLength(2);
    expect(shop.requestsOf('lists-read')).toHaveLength(1);
    await next.read(listsParams({ page: 2 }), cached);
    expect(shop.requestsOf('lists-read')).toHaveLength(2);
    await next.create({ name: 'New', accessLevel: 'PERSONAL' });
    await next.read(undefined, cached);
    expect(shop.requestsOf('lists-read')).toHaveLength(3);
  });

  test('cached lists that would outlive their 10 minutes are read again [LIST-013, STOR-003]', async () => {
    const now = Date.UTC(2026, 10, 20);
    const { lists, shop, host } = aPage({ host: { now: () => now } });
    await lists.read(undefined, cached);
    const earlier = listsOf(aStorefront({ shop, host: host.openTab({ now: () => now - 60_000 }) }));
    await earlier.read(undefined, cached);
    expect(shop.requestsOf('lists-read')).toHaveLength(2);
  });

  test('a list is personal unless it says otherwise [DEC-Q436]', async () => {
    const { lists } = aPage();
    expect(await lists.create({ name: 'New' })).toMatchObject({
      list: { name: 'New', accessLevel: 'PERSONAL' },
      items: [],
    });
  });

  test('cached lists are for their own shop and query only, and for callers that may use them [LIST-013]', async () => {
    const { lists, shop, host } = aPage();
    await lists.read(undefined, cached);
    await lists.read();
    const business = aStorefront({ shop, host: host.openTab(), config: BUSINESS });
    await listsOf(business).read(undefined, cached);
    expect(shop.requestsOf('lists-read')).toHaveLength(3);
  });

  test('a read that may not use the cache is not cached either [LIST-013]', async () => {
    const { lists, host } = aPage();
    await lists.read();
    expect(host.localStorage.get('listitems')).toBeNull();
  });

  test('a read that a change overtakes is not cached', async () => {
    const { lists, shop, host } = aPage({ host: { cookies: { 'ctx-token': 'a' } } });
    shop.hold('lists-read');
    const read = lists.read(undefined, cached);
    await expect.poll(() => shop.held).toBe(1);
    await lists.create({ name: 'New', accessLevel: 'PERSONAL' });
    shop.release();
    await read;
    expect(host.localStorage.get('listitems')).toBeNull();
    expect((await lists.read(undefined, cached)).lists).toHaveLength(3);
  });

  test('cached lists of another session are discarded [LIST-013]', async () => {
    const first = aPage({ host: { cookies: { 'ctx-token': 'a' } } });
    await first.lists.read(undefined, cached);
    const theirs = first.host.localStorage.get('listitems') ?? '';
    const shop = fakeShop({ lists: [{ name: 'Mine' }] });
    const host = { cookies: { 'ctx-token': 'b' }, localStorage: { listitems: theirs, 'ctx-token': 'a' } };
    const { lists } = (await listsOf(aStorefront({ shop, host })).read(undefined, cached)) ?? {};
    expect(lists).toMatchObject([{ name: 'Mine' }]);
  });

  test.each(['no JSON', '[]', '{"query":"","answer":{},"expires":9e15}'])(
    'the stored text %s is ignored',
    async (listitems) => {
      const { lists } = aPage({ host: { localStorage: { listitems } } });
      expect((await lists.read(undefined, cached)).lists).toHaveLength(2);
    },
  );
});

test.each([
  [{ code: 'LIST_ITEM_CHANGED', itemId: 'MUG', value: 3 }, [{ kind: 'changed', sku: 'MUG', quantity: 3 }]],
  [{ code: 'LIST_ITEM_CHANGED', itemId: 'MUG', value: '3' }, [{ kind: 'changed', sku: 'MUG', quantity: 3 }]],
  [{ code: 'LIST_ITEM_CHANGED', itemId: 'MUG', value: '' }, []],
  [{ code: 'LIST_ITEM_CHANGED', itemId: 'MUG' }, []],
  [{ code: 'LIST_ITEM_CHANGED', value: 3 }, []],
  [{ code: 'LIST_ITEM_GONE', itemId: 'MUG' }, [{ kind: 'missing', sku: 'MUG' }]],
  [{ code: 'LIST_ITEM_GONE' }, []],
  [{ code: 'LIST_RENAMED', value: 'Desk' }, [{ kind: 'renamed', name: 'Desk' }]],
  [{ code: 'LIST_RENAMED', value: null }, []],
  [{ code: 'LIST_FULL', itemId: 'MUG', value: 3 }, []],
])('the message %j is the conflict %o', (message, conflicts) => {
  const list = { id: 'desk', name: 'Desk' };
  expect(toListContent({ list, messages: [message] }).conflicts).toEqual(conflicts);
});
