import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ListsBody } from '../../../src/core/lists/contract/lists';
import { listItems, orderLines, orders, shoppingLists } from '../database/schema';
import { aVisitor } from '../testing/aVisitor';
import { answered, codeOf, listCalls, listContract, parsed } from '../testing/contracts/listContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const paper = 'OFF-PA-10000061';
const phone = 'TEC-PH-10000141';
const marker = 'OFF-AR-10000122';

const FIRST = 'mmx=true&sortBy=modified&sortOrder=asc&size=100&page=1&access=PERSONAL%2CSHARED%2CGLOBAL';

/** A signed-in customer and their list calls. */
async function aBuyer(login: string) {
  const visitor = aVisitor(open.shop);
  await visitor.signIn(login);
  return listCalls(visitor, FIRST);
}

listContract(() => open.shop);

beforeEach(async () => {
  await open.database.delete(shoppingLists);
});

const jonathan = () => aBuyer('jonathan@quire.example');
const sally = () => aBuyer('sally@quire.example');
const ken = () => aBuyer('ken@quire.example');

describe('lists service', () => {
  test('guests, and consumers on the business tenant, get 401', async () => {
    expect((await open.visitor.send(`/cc/api/lists?${FIRST}`)).status).toBe(401);
    const consumer = await aBuyer('william@quire.example');
    expect((await consumer.get('/lists', `${FIRST}&tenantId=10051`)).status).toBe(401);
    expect((await consumer.lists()).lists).toEqual([]);
  });

  test('lists are returned sorted, filtered, searched and in pages, at both search paths [LIST-024, LIST-032, LIST-034]', async () => {
    const buyer = await jonathan();
    for (const name of ['Desk', 'apples', 'Closet']) await buyer.make(name, name === 'Closet' ? 'SHARED' : 'PERSONAL');
    const names = async (query: string) => (await buyer.lists(`mmx=true&${query}`)).lists.map(({ name }) => name);
    expect(await names('sortBy=modified&sortOrder=asc')).toEqual(['Desk', 'apples', 'Closet']);
    expect(await names('sortBy=modified&sortOrder=desc')).toEqual(['Closet', 'apples', 'Desk']);
    expect(await names('sortBy=name&sortOrder=asc')).toEqual(['apples', 'Closet', 'Desk']);
    expect(await names('sortBy=name&sortOrder=desc')).toEqual(['Desk', 'Closet', 'apples']);
    expect(await names('access=SHARED')).toEqual(['Closet']);
    expect(await names('access=TEAM')).toEqual([]);
    expect(await names('search=E&sortBy=name')).toEqual(['apples', 'Closet', 'Desk']);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('size=2&page=2')).toEqual(['Closet']);
    for (const path of ['/search', '/v1/searchProxy']) {
      const found = await parsed(ListsBody, await buyer.get(path, 'mmx=true&search=desk'));
      expect(found.lists.map(({ name }) => name)).toEqual(['Desk']);
    }
    const { metadata, ...rest } = await buyer.lists('size=2&page=2');
    expect(metadata).toEqual({ pagination: { page: 2, size: 2, pages: 2 }, totalItems: 3, itemCount: 1 });
    expect(rest).toMatchObject({
      allowedAccessLevel: ['PERSONAL', 'SHARED'],
      availableAccessLevel: ['PERSONAL', 'SHARED', 'GLOBAL'],
      hasSFL: false,
      showCount: false,
    });
    expect(rest.userLists).toHaveLength(3);
  });

  test.each(['page=0', 'size=301', 'size=x'])('reading lists with %s is refused', async (query) => {
    expect((await (await jonathan()).get('/lists', query)).status).toBe(400);
  });

  test('an item search finds products by the beginning of a SKU', async () => {
    const response = await (await jonathan()).get('/search', 'mmx=true&responseType=ITEMS&search=OFF-PA-1000006');
    expect((await response.json()).items).toContainEqual({ itemId: paper, title: 'Xerox 205' });
  });
});

describe('list permissions', () => {
  test('only members of the account can use a shared list, and only its owner can delete it or make it personal [LIST-022]', async () => {
    const [buyer, member, stranger] = [await jonathan(), await sally(), await ken()];
    const { list } = await buyer.make('Closet', 'SHARED');
    await member.post(`/list/${list.id}/item`, { items: [{ itemId: phone, qty: 1 }] });
    expect((await buyer.list(list.id)).listItems?.items).toMatchObject([{ itemId: phone, qty: 1 }]);
    expect((await member.lists()).lists).toMatchObject([{ name: 'Closet', isOwner: false, readOnly: false }]);
    expect((await stranger.get(`/list/${list.id}`)).status).toBe(404);
    expect(await codeOf(await member.del(`/list/${list.id}`))).toBe('403 LIST_NOT_OWNED');
    expect(await codeOf(await member.put(`/list/${list.id}`, { accessLevel: 'PERSONAL' }))).toBe('403 LIST_NOT_OWNED');
  });

  test('all customers of its tenant can read a global list, and change it unless it is read-only [LIST-011]', async () => {
    const [buyer, consumer] = [await jonathan(), await aBuyer('william@quire.example')];
    const now = new Date();
    const ofShop = { accessLevel: 'GLOBAL', tenant: 'SBA', createdAt: now, modifiedAt: now } as const;
    await open.database.insert(shoppingLists).values([
      { ...ofShop, id: 'kit', name: 'Kit', isReadOnly: true },
      { ...ofShop, id: 'office-gifts', name: 'Office gifts', isReadOnly: false },
    ]);
    expect((await buyer.lists()).lists).toMatchObject([{ readOnly: true }, { readOnly: false }]);
    expect((await consumer.lists()).lists).toEqual([]);
    const items = [{ itemId: paper, qty: 1 }];
    expect(await codeOf(await buyer.post('/list/kit/item', { items }))).toBe('403 LIST_READ_ONLY');
    expect((await buyer.post('/list/office-gifts/item', { items })).status).toBe(200);
  });
});

describe('two customers who change one list', () => {
  async function both() {
    const [buyer, member] = [await jonathan(), await sally()];
    const { list, listItems: made } = await buyer.make('Closet', 'SHARED', [paper, phone]);
    const [first = '', second = ''] = (made?.items ?? []).map(({ listItemId }) => listItemId);
    const path = `/list/${list.id}`;
    const held = async () =>
      Object.fromEntries((await buyer.list(list.id)).listItems?.items.map(({ itemId, qty }) => [itemId, qty]) ?? []);
    return { buyer, member, path, first, second, held };
  }

  test('concurrent changes of different items are both stored [LIST-029]', async () => {
    const { buyer, member, path, first, second, held } = await both();
    await Promise.all([
      buyer.put(path, { items: [{ listItemId: first, qty: 7, wasQty: 2 }] }),
      member.put(path, { items: [{ listItemId: second, qty: 9, wasQty: 2 }] }),
    ]);
    expect(await held()).toEqual({ [paper]: 7, [phone]: 9 });
  });

  test('of two changes of one item the first is stored, and the second gets a warning', async () => {
    const { buyer, member, path, first, held } = await both();
    await buyer.put(path, { items: [{ listItemId: first, qty: 7, wasQty: 2 }] });
    const { messages, listItems: returned } = await answered(
      await member.put(path, { items: [{ listItemId: first, qty: 5, wasQty: 2 }] }),
    );
    expect(messages).toMatchObject([{ code: 'LIST_ITEM_CHANGED', type: 'WARNING', itemId: paper, value: 7 }]);
    expect(returned?.items).toMatchObject([{ itemId: paper, qty: 7 }]);
    expect(await held()).toEqual({ [paper]: 7, [phone]: 2 });
    const again = await answered(await buyer.put(path, { items: [{ listItemId: first, qty: 7, wasQty: 2 }] }));
    expect(again.messages).toEqual([]);
  });

  test('changes of a deleted item or a renamed list are reported and not stored', async () => {
    const { buyer, member, path, first } = await both();
    await buyer.del(`${path}/item/${first}`);
    await buyer.put(path, { name: 'Cellar', wasName: 'Closet' });
    const change = { name: 'Attic', wasName: 'Closet', items: [{ listItemId: first, qty: 5, wasQty: 2 }] };
    const { list, messages } = await answered(await member.put(path, change));
    expect(list.name).toBe('Cellar');
    expect(messages?.map(({ code }) => code)).toEqual(['LIST_RENAMED', 'LIST_ITEM_GONE']);
  });

  test('concurrent adds of two customers are all stored', async () => {
    const { buyer, member, path, held } = await both();
    await Promise.all(
      [buyer, member, buyer, member].map((customer) =>
        customer.post(`${path}/item`, { items: [{ itemId: marker, qty: 1 }] }),
      ),
    );
    expect((await held())[marker]).toBe(4);
  });
});

describe('recommended lists', () => {
  test('recommended lists contain what the customer has ordered, and are read-only [LIST-047]', async () => {
    const buyer = await aBuyer('william@quire.example');
    expect(buyer.cookies.get('recommendedLists')).toBe('frequent,recent');
    const { lists } = await buyer.lists('mmx=true&responseType=RECOMMENDED');
    expect(lists.map(({ id, name, readOnly }) => [id, name, readOnly])).toEqual([
      ['frequent', 'Frequently purchased', true],
      ['recent', 'Recently Purchased', true],
    ]);
    const [last] = await open.database
      .select()
      .from(orders)
      .where(eq(orders.customerId, 'WB-21850'))
      .orderBy(desc(orders.placedOn), desc(orders.number))
      .limit(1);
    const bought = await open.database.query.orderLines.findMany({
      where: eq(orderLines.orderNumber, last?.number ?? ''),
    });
    const { listItems: recent } = await buyer.list('recent');
    expect(recent?.items.map(({ itemId }) => itemId)).toEqual(bought.map(({ sku }) => sku).sort());
    const { listItems: frequent } = await buyer.list('frequent');
    expect(frequent?.items).toHaveLength(25);
    expect((await buyer.put('/list/recent', { name: 'Mine' })).status).toBe(404);
  });
});

test('a list of 1,000 items can be read, and another item is refused', { timeout: 60_000 }, async () => {
  const buyer = await jonathan();
  const { list } = await buyer.make('Everything', 'SHARED');
  const skus = (await open.database.query.products.findMany({ limit: 1001 })).map(({ sku }) => sku);
  const items = skus.slice(0, 1000).map((itemId) => ({ itemId, qty: 1 }));
  expect((await buyer.post(`/list/${list.id}/item`, { items })).status).toBe(200);
  expect(await open.database.$count(listItems)).toBe(1000);
  const more = await buyer.post(`/list/${list.id}/item`, { items: [{ itemId: skus[1000], qty: 1 }] });
  expect(await codeOf(more)).toBe('400 LIST_FULL');
  expect((await buyer.list(list.id)).metadata).toMatchObject({ totalItems: 1000, itemCount: 100 });
});
