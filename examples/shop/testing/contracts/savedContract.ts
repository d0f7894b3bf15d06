import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { SavedItemsBody } from '../../../../src/core/saved/contract/savedItems';
import { aVisitor, itemOf, type ReachableShop, type TestVisitor } from '../aVisitor';

const paper = 'OFF-PA-10001970';
const bookcase = 'FUR-BO-10001798';
const scarce = 'OFF-PA-10000019';
const soldOut = 'OFF-AR-10000034';

async function answered(response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return v.parse(SavedItemsBody, await response.json());
}

export const readSaved = async (it: TestVisitor, query = 'mmx=true&page=1&size=300') =>
  answered(await it.send(`/cc/api/sfl?${query}`));

export const save = async (it: TestVisitor, items: object[], headers = {}) =>
  answered(await it.send('/cc/api/sfl', { body: { items }, headers }));

const remove = (it: TestVisitor, id: string) =>
  it.send(`/cc/api/sfl/${id}`, { method: 'POST', headers: { 'X-HTTP-Method-Override': 'DELETE' } });

export const savedQuantities = async (it: TestVisitor) =>
  Object.fromEntries((await readSaved(it)).sflItems.map(({ itemId, qty }) => [itemId, qty]));

const lineOf = async (it: TestVisitor, sku: string, qty = 1) => itemOf(await it.add(sku, qty), sku).cartItemId ?? '';

/** What every backend of the contract does with saved items. */
export function savedContract(shop: () => ReachableShop): void {
  describe('the contract of saved items', () => {
    let visitor: TestVisitor;
    beforeEach(() => {
      visitor = aVisitor(shop());
    });

    test('a new visitor has no saved items', async () => {
      expect(await readSaved(visitor)).toEqual({ sflItems: [], totalItems: 0 });
    });

    test('saved items have the details of their product, and whether it is sold out [SFL-011]', async () => {
      const { sflItems } = await save(visitor, [
        { itemId: paper, qty: 3 },
        { itemId: soldOut, qty: 1 },
      ]);
      expect(sflItems.find(({ itemId }) => itemId === paper)).toMatchObject({
        sflId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        qty: 3,
        isItemOOS: false,
        itemDetails: {
          imageUrl: `/pictures/${paper}.svg?size=180`,
          name: 'Xerox 1881',
          model: paper,
          itemUrl: `/webapp/product/${paper}`,
          priceInfo: { uom: 'Each', finalPrice: '36.84', basePrice: '12.28', finalPricePerUnit: '12.28' },
          relatedItems: [],
        },
      });
      expect(sflItems.find(({ itemId }) => itemId === soldOut)?.isItemOOS).toBe(true);
      expect((await readSaved(visitor)).totalItems).toBe(2);
    });

    test('saved items are returned newest first and in pages, and the bare path works too', async () => {
      for (const itemId of [paper, bookcase, scarce]) await save(visitor, [{ itemId, qty: 1 }]);
      const skus = async (query: string) => (await readSaved(visitor, query)).sflItems.map(({ itemId }) => itemId);
      expect(await skus('page=1&size=2')).toEqual([scarce, bookcase]);
      expect(await skus('page=2&size=2')).toEqual([paper]);
      expect(await skus('page=3&size=2')).toEqual([]);
      expect((await answered(await visitor.send('/sfl'))).totalItems).toBe(3);
    });

    test.each(['page=0', 'page=x', 'size=301', 'size=-1', 'page=1e3'])(
      'reading saved items with %s is refused',
      async (query) => {
        expect((await visitor.send(`/cc/api/sfl?${query}`)).status).toBe(400);
      },
    );

    test('another visitor can neither read nor delete saved items', async () => {
      const { sflItems } = await save(visitor, [{ itemId: paper, qty: 1 }]);
      const other = aVisitor(shop());
      expect(await savedQuantities(other)).toEqual({});
      expect((await remove(other, sflItems[0]?.sflId ?? '')).status).toBe(200);
      expect((await remove(other, paper)).status).toBe(200);
      expect(await savedQuantities(visitor)).toEqual({ [paper]: 1 });
    });

    test('a line that is saved again replaces its quantity, and stays in the cart', async () => {
      const cartItemId = await lineOf(visitor, paper, 2);
      await save(visitor, [{ itemId: paper, qty: 2, cartItemId }]);
      await save(visitor, [{ itemId: paper, qty: 2, cartItemId }]);
      expect(await savedQuantities(visitor)).toEqual({ [paper]: 2 });
      await save(visitor, [{ itemId: paper, qty: 5, cartItemId }]);
      expect(await savedQuantities(visitor)).toEqual({ [paper]: 5 });
      expect(itemOf(await visitor.read(), paper).qty).toBe(2);
    });

    test('saving a product again adds up, except under the same idempotency key', async () => {
      const again = { 'Idempotency-Key': crypto.randomUUID() };
      await save(visitor, [{ itemId: paper, qty: 2 }]);
      await save(visitor, [{ itemId: paper, qty: 3 }], again);
      await save(visitor, [{ itemId: paper, qty: 3 }], again);
      expect(await savedQuantities(visitor)).toEqual({ [paper]: 5 });
      expect((await readSaved(visitor)).totalItems).toBe(1);
    });

    test('a key of another request is refused, and nothing is saved [DEC-Q573]', async () => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      await save(visitor, [{ itemId: paper, qty: 2 }], headers);
      const other = await visitor.send('/cc/api/sfl', { body: { items: [{ itemId: scarce, qty: 1 }] }, headers });
      expect([other.status, (await other.json()).messages[0].code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      expect(await savedQuantities(visitor)).toEqual({ [paper]: 2 });
    });

    test('concurrent saves are all stored', async () => {
      await visitor.read();
      const saves = [bookcase, paper, paper, bookcase].map((itemId, index) =>
        save(visitor, [
          { itemId, qty: 1 },
          { itemId: index % 2 ? scarce : soldOut, qty: 1 },
        ]),
      );
      await Promise.all(saves);
      expect(await savedQuantities(visitor)).toEqual({ [bookcase]: 2, [paper]: 2, [scarce]: 2, [soldOut]: 2 });
    });

    test.each([
      [[], 'INVALID_DATA_ITEM'],
      [[{ itemId: 'NOBODY', qty: 1 }], 'INVALID_ITEM'],
      [[{ itemId: paper, qty: 0 }], 'INVALID_DATA_ITEM'],
      [[{ itemId: paper, qty: 1.5 }], 'INVALID_DATA_ITEM'],
      [[{ qty: 1 }], 'INVALID_DATA_ITEM'],
    ])('saving %j is refused', async (items, code) => {
      const response = await visitor.send('/cc/api/sfl', { body: { items } });
      expect(response.status).toBe(400);
      expect((await response.json()).messages[0].code).toBe(code);
    });

    test('an item is deleted by its id or its SKU, and a repeated delete succeeds [SFL-007, SFL-010]', async () => {
      const { sflItems } = await save(visitor, [{ itemId: paper, qty: 1 }]);
      await save(visitor, [{ itemId: bookcase, qty: 1 }]);
      const id = sflItems[0]?.sflId ?? '';
      expect(await answered(await remove(visitor, id))).toEqual({ sflItems: [], totalItems: 1 });
      expect((await remove(visitor, id)).status).toBe(200);
      await remove(visitor, bookcase);
      expect(await savedQuantities(visitor)).toEqual({});
    });

    test('a guest’s saved items move to the account, equal ones add up, and one cart read reports it [CART-CODE-026]', async () => {
      const login = await visitor.register();
      await save(visitor, [
        { itemId: paper, qty: 2 },
        { itemId: scarce, qty: 1 },
      ]);
      await visitor.send('/office/supplies/logout', { form: {} });
      expect(await savedQuantities(visitor)).toEqual({});
      await save(visitor, [
        { itemId: paper, qty: 3 },
        { itemId: bookcase, qty: 1 },
      ]);
      await visitor.signIn(login);
      expect(await savedQuantities(visitor)).toEqual({ [paper]: 5, [scarce]: 1, [bookcase]: 1 });
      const codes = async () => (await visitor.read()).messages?.map(({ code, type }) => `${code} ${type}`);
      expect(await codes()).toContain('SFL_MOVED INFO');
      expect(await codes()).not.toContain('SFL_MOVED INFO');
    });

    test('the cart does not report saved items when the guest has none', async () => {
      await visitor.add(paper);
      await visitor.register();
      expect((await visitor.read()).messages?.map(({ code }) => code)).toEqual(['CART_AUTO_MERGE']);
    });
  });
}
