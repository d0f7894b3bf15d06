import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AllListItemsBody, ListAnswerBody, ListCardsBody, ListsBody } from '../../../../src/core/lists/contract/lists';
import { aVisitor, type ReachableShop, type TestVisitor } from '../aVisitor';

const paper = 'OFF-PA-10001970';
const bookcase = 'FUR-BO-10001798';
const scarce = 'OFF-PA-10000019';

/** The first page of the customer's own lists. */
const OWN = 'mmx=true&sortBy=modified&sortOrder=asc&size=100&page=1&access=PERSONAL';

/** The list calls of a customer. */
export function listCalls(visitor: TestVisitor, first: string) {
  const override = (method: string) => ({ method: 'POST', headers: { 'X-HTTP-Method-Override': method } });
  const post = (path: string, body: object, headers = {}) => visitor.send(`/cc/api${path}?mmx=true`, { body, headers });
  return {
    ...visitor,
    post,
    get: (path: string, query = first) => visitor.send(`/cc/api${path}?${query}`),
    put: (path: string, body: object, query = '') =>
      visitor.send(`/cc/api${path}?mmx=true${query}`, { body, ...override('PUT') }),
    del: (path: string) => visitor.send(`/cc/api${path}?mmx=true`, override('DELETE')),
    lists: async (query = first) => parsed(ListsBody, await visitor.send(`/cc/api/lists?${query}`)),
    list: async (id: string, query = first) =>
      parsed(ListAnswerBody, await visitor.send(`/cc/api/list/${id}?${query}`)),
    make: async (name: string, accessLevel = 'PERSONAL', skus: string[] = []) =>
      parsed(
        ListAnswerBody,
        await post('/list', { name, accessLevel, items: skus.map((itemId) => ({ itemId, qty: 2 })) }),
      ),
  };
}

export async function parsed<Schema extends v.GenericSchema>(schema: Schema, response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return v.parse(schema, await response.json());
}

export const codeOf = async (response: Response) => `${response.status} ${(await response.json()).messages[0].code}`;

export const answered = (response: Response) => parsed(ListAnswerBody, response);

/** What every backend of the contract does with a customer's own lists. */
export function listContract(shop: () => ReachableShop): void {
  async function aCustomer() {
    const visitor = aVisitor(shop());
    await visitor.register();
    return listCalls(visitor, OWN);
  }

  describe('the contract of lists', () => {
    test('guests get 401 [LIST-035]', async () => {
      const guest = listCalls(aVisitor(shop()), OWN);
      for (const path of ['/lists', '/lists/items', '/list/some', '/search', '/v1/searchProxy']) {
        expect((await guest.get(path)).status).toBe(401);
      }
      expect((await guest.post('/list', { name: 'Desk', accessLevel: 'PERSONAL' })).status).toBe(401);
      expect((await guest.send('/ele-lpd/api/sparxProxy/getListCardData', { body: {} })).status).toBe(401);
    });

    test('a list is created once for each key and returned with its items [LIST-026]', async () => {
      const buyer = await aCustomer();
      const body = { name: ' Desk  ', accessLevel: 'PERSONAL', items: [{ itemId: paper, qty: 3 }] };
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const made = await answered(await buyer.post('/list', body, headers));
      expect(made).toMatchObject({
        list: { name: 'Desk', accessLevel: 'PERSONAL', readOnly: false, isOwner: true, itemCount: 1 },
        listItems: { items: [{ itemId: paper, qty: 3, listItemId: expect.any(String) }] },
      });
      const again = await answered(await buyer.post('/list', body, headers));
      expect([again.list.id, again.listItems?.items]).toEqual([made.list.id, made.listItems?.items]);
      expect((await buyer.lists()).lists).toHaveLength(1);
      expect(await codeOf(await buyer.post('/list', body))).toBe('400 LIST_NAME_TAKEN');
    });

    test.each([
      [{ name: '', accessLevel: 'PERSONAL' }, '400 INVALID_DATA_ITEM'],
      [{ name: 'Desk', accessLevel: 'GLOBAL' }, '400 INVALID_DATA_ITEM'],
      [{ name: 'Desk', accessLevel: 'PERSONAL', items: [{ itemId: 'NOBODY', qty: 1 }] }, '400 INVALID_ITEM'],
      [{ name: 'Desk', accessLevel: 'PERSONAL', items: [{ itemId: paper, qty: 0 }] }, '400 INVALID_DATA_ITEM'],
    ])('creating a list with %j is refused and creates nothing', async (body, code) => {
      const buyer = await aCustomer();
      expect(await codeOf(await buyer.post('/list', body))).toBe(code);
      expect((await buyer.lists()).lists).toEqual([]);
    });

    test('a list is returned with a page of its items, sorted and searched [LIST-007, LIST-031]', async () => {
      const buyer = await aCustomer();
      const { list } = await buyer.make('Desk', 'PERSONAL', [paper, bookcase, scarce]);
      const skus = async (query: string) =>
        (await buyer.list(list.id, query)).listItems?.items.map(({ itemId }) => itemId);
      expect(await skus('sortBy=modified&sortOrder=asc')).toEqual([paper, bookcase, scarce]);
      expect(await skus('sortBy=modified&sortOrder=desc')).toEqual([scarce, bookcase, paper]);
      expect((await skus('sortBy=name&sortOrder=asc'))?.[0]).toBe(bookcase);
      expect((await skus('sortBy=name&sortOrder=desc'))?.[2]).toBe(bookcase);
      expect(await skus('search=Xerox%201881')).toEqual([paper]);
      expect(await skus('search=FUR-BO')).toEqual([bookcase]);
      expect(await skus('size=2&page=2')).toEqual([scarce]);
      expect(await codeOf(await buyer.get('/list/nowhere'))).toBe('404 LIST_NOT_FOUND');
    });

    test('added items of one product add up, and a repeated call under one key adds nothing [LIST-025, LIST-027]', async () => {
      const buyer = await aCustomer();
      const { list } = await buyer.make('Desk');
      const add = (items: object[], headers = {}) => buyer.post(`/list/${list.id}/item`, { items }, headers);
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const items = [
        { itemId: paper, qty: 3 },
        { itemId: bookcase, qty: 1 },
      ];
      await add([{ itemId: paper, qty: 2 }]);
      await add(items, key);
      const { listItems: twice } = await answered(await add(items, key));
      expect(twice?.items).toHaveLength(2);
      const held = (await buyer.list(list.id)).listItems?.items.map(({ itemId, qty }) => `${itemId} ${qty}`);
      expect(held).toEqual([`${paper} 5`, `${bookcase} 1`]);
      expect(await codeOf(await add([{ itemId: 'NOBODY', qty: 1 }]))).toBe('400 INVALID_ITEM');

      const other = await buyer.make('Closet', 'PERSONAL', [bookcase]);
      const found = await parsed(AllListItemsBody, await buyer.get('/lists/items', `mmx=true&search=${bookcase}`));
      const own = found.listItems.items.filter(({ listId }) => listId === list.id || listId === other.list.id);
      expect(own.map(({ listId }) => listId)).toEqual([list.id, other.list.id]);
    });

    test('a key of another request is refused, and no list changes [DEC-Q573]', async () => {
      const buyer = await aCustomer();
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const reused = '409 IDEMPOTENCY_KEY_REUSED';
      const { list } = await answered(await buyer.post('/list', { name: 'Desk', accessLevel: 'PERSONAL' }, headers));
      expect(await codeOf(await buyer.post('/list', { name: 'Closet', accessLevel: 'PERSONAL' }, headers))).toBe(
        reused,
      );
      expect((await buyer.lists()).lists).toHaveLength(1);
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const add = (itemId: string) => buyer.post(`/list/${list.id}/item`, { items: [{ itemId, qty: 1 }] }, key);
      await add(paper);
      expect(await codeOf(await add(bookcase))).toBe(reused);
      expect((await buyer.list(list.id)).listItems?.items).toHaveLength(1);
    });

    test('an item and a list are deleted by POST with a method override, and repeated deletes succeed [LIST-028, LIST-030]', async () => {
      const buyer = await aCustomer();
      const { list, listItems: made } = await buyer.make('Desk', 'PERSONAL', [paper, bookcase]);
      const itemId = made?.items[0]?.listItemId ?? '';
      expect((await answered(await buyer.del(`/list/${list.id}/item/${itemId}`))).list.itemCount).toBe(1);
      expect((await buyer.del(`/list/${list.id}/item/${itemId}`)).status).toBe(200);
      expect((await buyer.del(`/list/${list.id}`)).status).toBe(200);
      expect((await buyer.del(`/list/${list.id}`)).status).toBe(200);
      expect((await buyer.lists()).lists).toEqual([]);
    });

    test('each customer has their own favorite lists, five at most [LIST-048]', async () => {
      const [buyer, other] = [await aCustomer(), await aCustomer()];
      const ids: string[] = [];
      for (let number = 1; number <= 6; number += 1) ids.push((await buyer.make(`List ${number}`)).list.id);
      const [first = '', , , , , sixth = ''] = ids;
      for (const id of ids.slice(0, 4)) await buyer.put(`/list/${id}`, {}, '&action=FAVORITE');
      const full = await answered(await buyer.put(`/list/${ids[4]}`, {}, '&action=FAVORITE'));
      expect([full.favorites?.length, full.maxFavoriteReached]).toEqual([5, true]);
      expect(await codeOf(await buyer.put(`/list/${sixth}`, {}, '&action=FAVORITE'))).toBe('400 MAX_FAVORITE_REACHED');
      expect((await buyer.lists('access=FAVORITE')).lists).toHaveLength(5);
      expect((await other.lists('access=FAVORITE')).lists).toEqual([]);
      const less = await answered(await buyer.put(`/list/${first}`, {}, '&action=UNFAVORITE'));
      expect([less.favorites?.length, less.maxFavoriteReached]).toEqual([4, false]);
    });

    test('list cards are returned under the route prefix [LIST-035]', async () => {
      const buyer = await aCustomer();
      await buyer.make('Desk');
      const cards = await buyer.send('/ele-lpd/api/sparxProxy/getListCardData?mmx=true', { body: {} });
      const { lists } = (await parsed(ListCardsBody, cards)).listsData;
      expect(lists?.map(({ name }) => name)).toContain('Desk');
    });

    test('only its owner can read or change a personal list [LIST-023]', async () => {
      const [buyer, other] = [await aCustomer(), await aCustomer()];
      const { list, listItems } = await buyer.make('Desk', 'PERSONAL', [paper]);
      const item = listItems?.items[0]?.listItemId ?? '';
      expect((await other.lists()).lists).toEqual([]);
      expect((await other.get(`/list/${list.id}`)).status).toBe(404);
      expect((await other.put(`/list/${list.id}`, { name: 'Mine' })).status).toBe(404);
      expect((await other.put(`/list/${list.id}`, {}, '&action=FAVORITE')).status).toBe(404);
      expect((await other.post(`/list/${list.id}/item`, { items: [{ itemId: bookcase, qty: 1 }] })).status).toBe(404);
      expect((await other.del(`/list/${list.id}/item/${item}`)).status).toBe(404);
      await other.del(`/list/${list.id}`);
      expect((await buyer.list(list.id)).list).toMatchObject({ name: 'Desk', itemCount: 1 });
      const found = await parsed(AllListItemsBody, await other.get('/lists/items', `mmx=true&search=${paper}`));
      expect(found.listItems.items.filter(({ listId }) => listId === list.id)).toEqual([]);
    });

    test('a change of a quantity that another tab has changed is reported and not stored [LIST-029]', async () => {
      const buyer = await aCustomer();
      const { list, listItems: made } = await buyer.make('Desk', 'PERSONAL', [paper]);
      const change = (qty: number) =>
        buyer.put(`/list/${list.id}`, {
          items: [{ listItemId: made?.items[0]?.listItemId ?? '', qty, wasQty: 2 }],
        });
      expect((await answered(await change(7))).messages).toEqual([]);
      expect((await answered(await change(5))).messages).toMatchObject([
        { code: 'LIST_ITEM_CHANGED', type: 'WARNING', itemId: paper, value: 7 },
      ]);
      expect((await buyer.list(list.id)).listItems?.items).toMatchObject([{ itemId: paper, qty: 7 }]);
    });
  });
}
