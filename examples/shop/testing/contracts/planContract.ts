import { beforeEach, describe, expect, test } from 'vitest';
import type { CartBody } from '../../../../src/core/cart/contract/cart';
import { aVisitor, itemOf, type ReachableShop, remarksOf, type TestVisitor } from '../aVisitor';
import { buying } from '../buying';
import { formOf } from '../formOf';
import { listCalls } from './listContract';
import { readSaved, save, savedQuantities } from './savedContract';

const paper = 'OFF-PA-10001970';
const phone = 'TEC-PH-10000141';
const keyboard = 'TEC-AC-10000109';
const plan = 'WARRANTY-2YR';

/** What every backend of the contract does with protection plans and services: the lines that belong to another one. */
export function planContract(shop: () => ReachableShop): void {
  describe('the contract of protection plans', () => {
    let visitor: TestVisitor;
    beforeEach(() => {
      visitor = aVisitor(shop());
    });

    const phoneWithPlan = (units = 1) =>
      visitor.addAll([
        { itemId: phone, qty: units },
        { itemId: plan, qty: units },
      ]);
    const linesOf = async (it: TestVisitor) =>
      (await it.read()).items?.map(({ itemId, qty, parentItemId }) => [itemId, qty, parentItemId ?? null]);

    test('a plan is added as the child of a product in the same request', async () => {
      const cart = await visitor.addAll([
        { itemId: plan, qty: 1 },
        { itemId: phone, qty: 1 },
      ]);
      expect(itemOf(cart, plan)).toMatchObject({
        qty: 1,
        parentItemId: phone,
        parentRelationCartItemId: itemOf(cart, phone).cartItemId,
        parentRelationType: 'WARRANTY',
        priceInfo: { finalPrice: '24.99' },
      });
    });

    test('an add offers the plans that cover its product, except sold-out ones', async () => {
      const items = [{ itemId: phone, qty: 1 }];
      const plansIn = ({ relatedItems }: CartBody) =>
        relatedItems?.filter(({ relationType }) => relationType === 'WARRANTY').map(({ itemId }) => itemId);
      expect(plansIn(await visitor.addAll(items))).toEqual(['WARRANTY-1YR', plan]);
      expect(plansIn(await visitor.add(paper))).toEqual([]);
      expect(plansIn(await visitor.addAll(items, { skipRelatedProduct: true }))).toBeUndefined();
    });

    test('a plan is added to a product of the cart by line id or by SKU', async () => {
      const parent = itemOf(await visitor.add(phone, 2), phone);
      await visitor.add(plan, 1, { parentRelationCartItemId: parent.cartItemId });
      expect(itemOf(await visitor.add(plan, 1, { parentItemId: phone }), plan).qty).toBe(2);
    });

    test('one plan beside each of two products is two lines, and each leaves with its own product [DEC-Q576]', async () => {
      await visitor.addAll([
        { itemId: phone, qty: 1 },
        { itemId: keyboard, qty: 1 },
        { itemId: plan, qty: 1, parentItemId: phone },
        { itemId: plan, qty: 1, parentItemId: keyboard },
      ]);
      const both = await linesOf(visitor);
      expect(both).toHaveLength(4);
      expect(both).toEqual(
        expect.arrayContaining([
          [plan, 1, phone],
          [plan, 1, keyboard],
        ]),
      );
      await visitor.remove(itemOf(await visitor.read(), phone).cartItemId ?? '');
      expect(await linesOf(visitor)).toEqual([
        [keyboard, 1, null],
        [plan, 1, keyboard],
      ]);
    });

    test('a plan is refused for a product it does not cover, alone, and when its product is refused', async () => {
      await visitor.add(paper);
      const refused = ['STANDALONE_WARRANTY_ITEM ERROR'];
      expect(remarksOf(itemOf(await visitor.add(plan, 1, { parentItemId: paper }), plan))).toEqual(refused);
      expect(remarksOf(itemOf(await visitor.add(plan, 1), plan))).toEqual(refused);
      const cart = await visitor.addAll([
        { itemId: 'TEC-MA-10000418', qty: 1 },
        { itemId: plan, qty: 1 },
      ]);
      expect(itemOf(cart, plan).qty).toBe(0);
    });

    test('a plan is refused for a line of another customer, by its id [DEC-Q576]', async () => {
      const line = itemOf(await aVisitor(shop()).add(phone), phone).cartItemId;
      await visitor.add(phone);
      const item = itemOf(await visitor.add(plan, 1, { parentRelationCartItemId: line }), plan);
      expect(remarksOf(item)).toEqual(['STANDALONE_WARRANTY_ITEM ERROR']);
      expect(await linesOf(visitor)).toEqual([[phone, 1, null]]);
    });

    test('plans never outnumber their product after an add, an update or a reduction of the product [CART-QTY-003]', async () => {
      const added = await visitor.addAll([
        { itemId: phone, qty: 2 },
        { itemId: plan, qty: 3 },
      ]);
      expect(itemOf(added, plan)).toMatchObject({ qty: 2, messages: [{ code: 'EXCEEDED_LIMIT', value: 2 }] });
      const planId = itemOf(added, plan).cartItemId ?? '';
      expect(itemOf(await visitor.update([{ cartItemId: planId, qty: 5 }]), plan)).toMatchObject({
        qty: 2,
        actioned: 'NONE',
      });
      const phoneId = itemOf(added, phone).cartItemId ?? '';
      expect(itemOf(await visitor.update([{ cartItemId: phoneId, qty: 1 }]), plan)).toMatchObject({
        qty: 1,
        actioned: 'EDIT_ITEM',
        messages: [{ code: 'EXCEEDED_LIMIT', value: 1 }],
      });
    });

    test('two plans of one product together never outnumber it [CART-QTY-003]', async () => {
      const cart = await visitor.addAll([
        { itemId: phone, qty: 2 },
        { itemId: plan, qty: 1 },
        { itemId: 'WARRANTY-1YR', qty: 2 },
      ]);
      expect(itemOf(cart, 'WARRANTY-1YR')).toMatchObject({ qty: 1, messages: [{ code: 'EXCEEDED_LIMIT', value: 1 }] });
      const less = await visitor.update([{ cartItemId: itemOf(cart, phone).cartItemId ?? '', qty: 1 }]);
      expect((await visitor.read()).items?.map(({ qty }) => qty)).toEqual([1, 1]);
      expect(less.messages?.some(({ type }) => type === 'ERROR')).not.toBe(true);
    });

    test('deleting a product deletes its plan, and deleting a plan leaves the product', async () => {
      const added = await phoneWithPlan();
      const after = await visitor.remove(itemOf(added, phone).cartItemId ?? '');
      expect(after.items?.map(({ itemId, status, qty }) => [itemId, status, qty])).toEqual([
        [phone, 'DELETED', 0],
        [plan, 'DELETED', 0],
      ]);
      expect((await visitor.read()).messages?.map(({ code }) => code)).toEqual(['EMPTY_CART']);
      await visitor.remove(itemOf(await phoneWithPlan(), plan).cartItemId ?? '');
      expect(await linesOf(visitor)).toEqual([[phone, 1, null]]);
    });

    test('a deleted plan is restored below its product, with its quantity [DEC-Q44]', async () => {
      const added = await phoneWithPlan(2);
      const parent = { parentRelationCartItemId: itemOf(added, phone).cartItemId, parentRelationType: 'WARRANTY' };
      await visitor.remove(itemOf(added, plan).cartItemId ?? '');
      await visitor.add(plan, 2, { parentItemId: phone, ...parent });
      expect(itemOf(await visitor.read(), plan)).toMatchObject({ qty: 2, ...parent });
    });

    test('a plan that is out of stock is refused [CART-MSG-009]', async () => {
      await visitor.add(phone);
      const item = itemOf(await visitor.add('WARRANTY-5YR', 1, { parentItemId: phone }), 'WARRANTY-5YR');
      expect(remarksOf(item)).toEqual(['OUT_OF_STOCK ERROR']);
    });

    test('a repeated add under one key adds product and plan once [CART-ADD-004]', async () => {
      const request = {
        body: {
          items: [
            { itemId: phone, qty: 1 },
            { itemId: plan, qty: 1 },
          ],
        },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      };
      for (const _ of [1, 2]) await visitor.send('/cc/api/checkout/default/item', request);
      expect(await linesOf(visitor)).toEqual([
        [phone, 1, null],
        [plan, 1, phone],
      ]);
    });

    test('saving a line saves its plans with it, and a plan alone is refused', async () => {
      const cart = await phoneWithPlan(2);
      const saveLine = (itemId: string) =>
        visitor.send('/cc/api/sfl', {
          body: {
            items: [
              { itemId: paper, qty: 1 },
              { itemId, qty: 2, cartItemId: itemOf(cart, itemId).cartItemId },
            ],
          },
        });
      expect((await saveLine(plan)).status).toBe(400);
      expect(await savedQuantities(visitor)).toEqual({});
      const { sflItems } = await save(visitor, [{ itemId: phone, qty: 2, cartItemId: itemOf(cart, phone).cartItemId }]);
      expect(sflItems[0]?.itemDetails?.relatedItems).toEqual([
        { itemId: plan, qty: 2, relationType: 'WARRANTY', name: '2-Year Protection Plan' },
      ]);
      expect((await readSaved(visitor)).totalItems).toBe(1);
    });

    test('a guest’s plan moves to the account with its product', async () => {
      await phoneWithPlan(2);
      await visitor.register();
      const cart = await visitor.read();
      expect(itemOf(cart, plan)).toMatchObject({
        qty: 2,
        parentRelationCartItemId: itemOf(cart, phone).cartItemId,
      });
      expect(cart.messages).toMatchObject([{ code: 'CART_AUTO_MERGE', type: 'INFO' }]);
    });

    test('an order has the plan, and a cart that is filled from it has it below its product', async () => {
      await visitor.register();
      await phoneWithPlan(2);
      const { order, read } = buying(visitor);
      const { number } = await order('plan');
      expect((await read(number)).order).toMatchObject({
        items: [
          { itemId: phone, qty: 2 },
          { itemId: plan, qty: 2, finalPrice: '49.98' },
        ],
      });
      await visitor.send(`/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${number}`, { method: 'PUT' });
      expect(await linesOf(visitor)).toEqual([
        [phone, 2, null],
        [plan, 2, phone],
      ]);
    });

    test('without a script, a product is added with a plan, saved and moved back with it', async () => {
      async function submit(page: string, action: string) {
        const response = await visitor.send(action, { form: formOf(page, action) });
        expect(response.status).toBe(303);
      }
      const cartPage = () => visitor.page('/cc/mmx/cart');
      const page = await visitor.page(`/webapp/product/${phone}`);
      await submit(page.slice(page.indexOf('class="plans"')), '/webapp/cart/add');
      const both = [
        [phone, 1, null],
        ['WARRANTY-1YR', 1, phone],
      ];
      expect(await linesOf(visitor)).toEqual(both);
      await submit(await cartPage(), '/webapp/saved/save');
      expect([await linesOf(visitor), await savedQuantities(visitor)]).toEqual([[], { [phone]: 1 }]);
      await submit(await cartPage(), '/webapp/saved/move');
      expect([await linesOf(visitor), await savedQuantities(visitor)]).toEqual([both, {}]);
    });

    test('the form of a product with a plan adds nothing more while one of both is in the cart [DEC-Q543]', async () => {
      const action = '/webapp/cart/add';
      const page = await visitor.page(`/webapp/product/${phone}`);
      const form = formOf(page.slice(page.indexOf('class="plans"')), action);
      await visitor.send(action, { form });
      await visitor.remove(itemOf(await visitor.read(), 'WARRANTY-1YR').cartItemId ?? '');
      await visitor.send(action, { form });
      expect(await linesOf(visitor)).toEqual([[phone, 1, null]]);
      await visitor.remove(itemOf(await visitor.read(), phone).cartItemId ?? '');
      await visitor.send(action, { form });
      expect(await linesOf(visitor)).toEqual([
        [phone, 1, null],
        ['WARRANTY-1YR', 1, phone],
      ]);
    });

    test('a plan has no button where the cart would refuse it, and its page says how it is bought [DEC-Q650]', async () => {
      const pageOf = (sku: string) => visitor.page(`/webapp/product/${sku}`);
      const page = await pageOf(plan);
      expect(page).toContain('Sold with a product that it covers. Add it on the page of that product.');
      expect(page).not.toContain(`name="itemId" value="${plan}"`);
      expect(page).not.toMatch(new RegExp(`data-quire="add-to-cart-button"[^>]* data-sku="${plan}"`));
      expect(await pageOf(phone)).not.toContain('5-Year Protection Plan');
      const body = { query: { skus: [plan, phone] } };
      const tiles = await (await visitor.send('/cc/api/productTileProxy/getProductTileData', { body })).json();
      expect(tiles).toMatchObject([{ actionLabel: 'viewOnly' }, { actionLabel: 'addToCart' }]);

      await visitor.register();
      const { list } = await listCalls(visitor, '').make('Desk', 'PERSONAL', [plan]);
      const listPage = () => visitor.page(`/kuber/viewList?tid=US&listId=${list.id}`);
      expect(await listPage()).not.toContain('/webapp/lists/cart');
      await listCalls(visitor, '').post(`/list/${list.id}/item`, { items: [{ itemId: phone, qty: 1 }] });
      expect(await listPage()).toMatch(/Add 1 items?, \$[\d.]+ to cart/);
    });
  });
}
