import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SavedItemsBody } from '../../../src/core/saved/contract/savedItems';
import { products } from '../database/schema';
import { aVisitor, itemOf, type TestVisitor } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const paper = 'OFF-PA-10000061';
const phone = 'TEC-PH-10000141';
const marker = 'OFF-AR-10000122';

async function answered(response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return v.parse(SavedItemsBody, await response.json());
}

const read = async (it: TestVisitor, query = 'mmx=true&page=1&size=300') =>
  answered(await it.send(`/cc/api/sfl?${query}`));

const save = async (it: TestVisitor, items: object[], headers = {}) =>
  answered(await it.send('/cc/api/sfl', { body: { items }, headers }));

const remove = (it: TestVisitor, id: string) =>
  it.send(`/cc/api/sfl/${id}`, { method: 'POST', headers: { 'X-HTTP-Method-Override': 'DELETE' } });

const savedQuantities = async (it: TestVisitor) =>
  Object.fromEntries((await read(it)).sflItems.map(({ itemId, qty }) => [itemId, qty]));

async function lineOf(it: TestVisitor, sku: string, qty = 1): Promise<string> {
  return itemOf(await it.add(sku, qty), sku).cartItemId ?? '';
}

/** Registers a new account. */
async function register(it: TestVisitor): Promise<string> {
  const login = `${crypto.randomUUID()}@quire.example`;
  await it.send('/office/supplies/register', { form: { name: 'Ada Lovelace', login, password: 'quire-demo' } });
  return login;
}

describe('saved items', () => {
  test('a new visitor has no saved items', async () => {
    expect(await read(open.visitor)).toEqual({ sflItems: [], totalItems: 0 });
  });

  test('saved items are returned with the details of their product [SFL-011]', async () => {
    const { sflItems } = await save(open.visitor, [{ itemId: paper, qty: 3 }]);
    expect(sflItems).toEqual([
      {
        sflId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        itemId: paper,
        qty: 3,
        isItemOOS: false,
        itemDetails: {
          imageUrl: `/pictures/${paper}.svg?size=180`,
          name: 'Xerox 205',
          model: paper,
          itemUrl: `/webapp/product/${paper}`,
          reviewCount: null,
          reviewRating: null,
          priceInfo: { uom: 'Each', finalPrice: '19.44', basePrice: '6.48', finalPricePerUnit: '6.48' },
          deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          relatedItems: [],
        },
      },
    ]);
    expect((await read(open.visitor)).sflItems).toEqual(sflItems);
  });

  test('saved items are returned newest first and in pages, and the bare path works too', async () => {
    for (const itemId of [paper, phone, marker]) await save(open.visitor, [{ itemId, qty: 1 }]);
    const skus = async (query: string) => (await read(open.visitor, query)).sflItems.map(({ itemId }) => itemId);

    expect(await skus('page=1&size=2')).toEqual([marker, phone]);
    expect(await skus('page=2&size=2')).toEqual([paper]);
    expect(await skus('page=3&size=2')).toEqual([]);
    expect((await answered(await open.visitor.send('/sfl'))).totalItems).toBe(3);
  });

  test.each(['page=0', 'page=x', 'size=301', 'size=-1', 'page=1e3'])(
    'reading saved items with %s is refused',
    async (query) => {
      expect((await open.visitor.send(`/cc/api/sfl?${query}`)).status).toBe(400);
    },
  );

  test('isItemOOS follows the current stock', async () => {
    await save(open.visitor, [{ itemId: marker, qty: 1 }]);
    const [product] = await open.database.select().from(products).where(eq(products.sku, marker));
    const setStock = (stock: number) => open.database.update(products).set({ stock }).where(eq(products.sku, marker));

    await setStock(0);
    expect((await read(open.visitor)).sflItems[0]?.isItemOOS).toBe(true);
    await setStock(product?.stock ?? 1);
    expect((await read(open.visitor)).sflItems[0]?.isItemOOS).toBe(false);
  });

  test('another visitor can neither read nor delete saved items', async () => {
    const { sflItems } = await save(open.visitor, [{ itemId: paper, qty: 1 }]);
    const other = aVisitor(open.shop);
    expect(await savedQuantities(other)).toEqual({});
    expect((await remove(other, sflItems[0]?.sflId ?? '')).status).toBe(200);
    expect((await remove(other, paper)).status).toBe(200);
    expect(await savedQuantities(open.visitor)).toEqual({ [paper]: 1 });
  });

  test('saved items of a business page require a signed-in buyer', async () => {
    expect((await open.visitor.send('/cc/api/sfl?tenantId=10051')).status).toBe(401);
  });
});

describe('saving items', () => {
  test('saving a line does not remove it from the cart', async () => {
    const cartItemId = await lineOf(open.visitor, paper, 2);
    await save(open.visitor, [{ itemId: paper, qty: 2, cartItemId }]);
    expect(await savedQuantities(open.visitor)).toEqual({ [paper]: 2 });
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(2);
  });

  test('saving a line again replaces its saved quantity', async () => {
    const cartItemId = await lineOf(open.visitor, paper, 2);
    await save(open.visitor, [{ itemId: paper, qty: 2, cartItemId }]);
    await save(open.visitor, [{ itemId: paper, qty: 2, cartItemId }]);
    expect(await savedQuantities(open.visitor)).toEqual({ [paper]: 2 });
    await save(open.visitor, [{ itemId: paper, qty: 5, cartItemId }]);
    expect(await savedQuantities(open.visitor)).toEqual({ [paper]: 5 });
  });

  test('saving a product again adds up, except under the same idempotency key', async () => {
    const again = { 'Idempotency-Key': crypto.randomUUID() };
    await save(open.visitor, [{ itemId: paper, qty: 2 }]);
    await save(open.visitor, [{ itemId: paper, qty: 3 }], again);
    await save(open.visitor, [{ itemId: paper, qty: 3 }], again);
    expect(await savedQuantities(open.visitor)).toEqual({ [paper]: 5 });
    expect((await read(open.visitor)).totalItems).toBe(1);
  });

  test('concurrent saves are all stored', async () => {
    await open.visitor.read();
    const saves = [phone, paper, paper, phone].map((itemId, index) =>
      save(open.visitor, [
        { itemId, qty: 1 },
        { itemId: index % 2 ? marker : 'OFF-AR-10000034', qty: 1 },
      ]),
    );
    await Promise.all(saves);
    expect(await savedQuantities(open.visitor)).toEqual({ [phone]: 2, [paper]: 2, [marker]: 2, 'OFF-AR-10000034': 2 });
  });

  test('saving a line saves its plans with it', async () => {
    const cart = await open.visitor.addAll([
      { itemId: phone, qty: 2 },
      { itemId: 'WARRANTY-2YR', qty: 2 },
    ]);
    const cartItemId = itemOf(cart, phone).cartItemId;
    const { sflItems } = await save(open.visitor, [{ itemId: phone, qty: 2, cartItemId }]);
    expect(sflItems[0]?.itemDetails?.relatedItems).toEqual([
      { itemId: 'WARRANTY-2YR', qty: 2, relationType: 'WARRANTY', name: expect.stringContaining('2') },
    ]);
  });

  test('saving a plan alone is refused, and nothing of that request is saved', async () => {
    const cart = await open.visitor.addAll([
      { itemId: phone, qty: 1 },
      { itemId: 'WARRANTY-2YR', qty: 1 },
    ]);
    const { cartItemId } = itemOf(cart, 'WARRANTY-2YR');
    const items = [
      { itemId: paper, qty: 1 },
      { itemId: 'WARRANTY-2YR', qty: 1, cartItemId },
    ];
    expect((await open.visitor.send('/cc/api/sfl', { body: { items } })).status).toBe(400);
    expect(await savedQuantities(open.visitor)).toEqual({});
  });

  test.each([
    [[], 'INVALID_DATA_ITEM'],
    [[{ itemId: 'NOBODY', qty: 1 }], 'INVALID_ITEM'],
    [[{ itemId: paper, qty: 0 }], 'INVALID_DATA_ITEM'],
    [[{ itemId: paper, qty: 1.5 }], 'INVALID_DATA_ITEM'],
    [[{ qty: 1 }], 'INVALID_DATA_ITEM'],
  ])('saving %j is refused', async (items, code) => {
    const response = await open.visitor.send('/cc/api/sfl', { body: { items } });
    expect(response.status).toBe(400);
    expect((await response.json()).messages[0].code).toBe(code);
  });
});

describe('deleting saved items', () => {
  test('an item is deleted by its id or its SKU, and a repeated delete succeeds [SFL-007, SFL-010]', async () => {
    const { sflItems } = await save(open.visitor, [{ itemId: paper, qty: 1 }]);
    await save(open.visitor, [{ itemId: phone, qty: 1 }]);
    const id = sflItems[0]?.sflId ?? '';

    expect(await answered(await remove(open.visitor, id))).toEqual({ sflItems: [], totalItems: 1 });
    expect((await remove(open.visitor, id)).status).toBe(200);
    await remove(open.visitor, phone);
    expect(await savedQuantities(open.visitor)).toEqual({});
  });
});

describe('saved items at sign-in', () => {
  test('the guest’s saved items move to the account, equal ones add up, and one cart read reports it [CART-CODE-026]', async () => {
    const login = await register(open.visitor);
    await save(open.visitor, [
      { itemId: paper, qty: 2 },
      { itemId: marker, qty: 1 },
    ]);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    expect(await savedQuantities(open.visitor)).toEqual({});
    await save(open.visitor, [
      { itemId: paper, qty: 3 },
      { itemId: phone, qty: 1 },
    ]);
    await open.visitor.signIn(login);

    expect(await savedQuantities(open.visitor)).toEqual({ [paper]: 5, [marker]: 1, [phone]: 1 });
    const codes = async () => (await open.visitor.read()).messages?.map(({ code, type }) => `${code} ${type}`);
    expect(await codes()).toContain('SFL_MOVED INFO');
    expect(await codes()).not.toContain('SFL_MOVED INFO');
  });

  test('the cart does not report saved items when the guest has none', async () => {
    await open.visitor.add(paper);
    await register(open.visitor);
    expect((await open.visitor.read()).messages?.map(({ code }) => code)).toEqual(['CART_AUTO_MERGE']);
  });
});

test('300 products are added with one request, and 300 saved items are read with one [SFL-008]', {
  timeout: 120_000,
}, async () => {
  const rows = await open.database
    .select({ itemId: products.sku })
    .from(products)
    .where(eq(products.kind, 'PRODUCT'))
    .limit(301);
  const items = rows.map(({ itemId }) => ({ itemId, qty: 1 }));
  expect((await open.visitor.addAll(items.slice(0, 300))).items).toHaveLength(300);
  await save(open.visitor, items.slice(0, 200));
  await save(open.visitor, items.slice(200));
  const first = await read(open.visitor);
  expect([first.sflItems.length, first.totalItems]).toEqual([300, 301]);
  expect((await read(open.visitor, 'mmx=true&page=2&size=300')).sflItems).toHaveLength(1);
});
