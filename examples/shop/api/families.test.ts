import { describe, expect, test } from 'vitest';
import { itemOf, remarksOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const phone = 'TEC-PH-10000141';
const codesOf = (messages: { code: string; type?: string | null }[] | null | undefined) =>
  (messages ?? []).map(({ code, type }) => `${code} ${type}`);

describe('protection plans', () => {
  const plan = 'WARRANTY-2YR';

  test('a plan is added as the child of a product in the same request', async () => {
    const cart = await open.visitor.addAll([
      { itemId: plan, qty: 1 },
      { itemId: phone, qty: 1 },
    ]);
    expect(itemOf(cart, plan)).toMatchObject({
      qty: 1,
      parentItemId: phone,
      parentRelationCartItemId: itemOf(cart, phone).cartItemId,
      parentRelationType: 'WARRANTY',
    });
  });

  test('a plan is added to a product of the cart by line id or by SKU', async () => {
    const parent = itemOf(await open.visitor.add(phone, 2), phone);
    await open.visitor.add(plan, 1, { parentRelationCartItemId: parent.cartItemId });
    expect(itemOf(await open.visitor.add(plan, 1, { parentItemId: phone }), plan).qty).toBe(2);
  });

  test('a plan is refused for a product it does not cover, and when its product is refused', async () => {
    await open.visitor.add(paper);
    expect(remarksOf(itemOf(await open.visitor.add(plan, 1, { parentItemId: paper }), plan))).toEqual([
      'STANDALONE_WARRANTY_ITEM ERROR',
    ]);
    const cart = await open.visitor.addAll([
      { itemId: 'TEC-MA-10000418', qty: 1 },
      { itemId: plan, qty: 1 },
    ]);
    expect(itemOf(cart, plan).qty).toBe(0);
  });

  test('plans never outnumber their product after an add, an update or a reduction of the product [CART-QTY-003]', async () => {
    const added = await open.visitor.addAll([
      { itemId: phone, qty: 2 },
      { itemId: plan, qty: 3 },
    ]);
    expect(itemOf(added, plan)).toMatchObject({ qty: 2, messages: [{ code: 'EXCEEDED_LIMIT', value: 2 }] });
    const planId = itemOf(added, plan).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: planId, qty: 5 }]), plan)).toMatchObject({
      qty: 2,
      actioned: 'NONE',
    });
    const phoneId = itemOf(added, phone).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: phoneId, qty: 1 }]), plan)).toMatchObject({
      qty: 1,
      actioned: 'EDIT_ITEM',
    });
  });

  test('deleting a product deletes its plan', async () => {
    const added = await open.visitor.addAll([
      { itemId: phone, qty: 1 },
      { itemId: plan, qty: 1 },
    ]);
    const after = await open.visitor.remove(itemOf(added, phone).cartItemId ?? '');
    expect(after.items?.map(({ itemId, status, qty }) => [itemId, status, qty])).toEqual([
      [phone, 'DELETED', 0],
      [plan, 'DELETED', 0],
    ]);
    expect(codesOf((await open.visitor.read()).messages)).toEqual(['EMPTY_CART WARNING']);
  });

  test('a plan that is out of stock is refused', async () => {
    await open.visitor.add(phone);
    const item = itemOf(await open.visitor.add('WARRANTY-5YR', 1, { parentItemId: phone }), 'WARRANTY-5YR');
    expect(remarksOf(item)).toEqual(['OUT_OF_STOCK ERROR']);
  });
});

test('a bundle has one price, and its parts change and are deleted only with it', async () => {
  const cart = await open.visitor.add('BUNDLE-DESK-STARTER', 2);
  const bundle = itemOf(cart, 'BUNDLE-DESK-STARTER');
  const part = itemOf(cart, 'OFF-AR-10000246');
  expect(part).toMatchObject({
    qty: 4,
    parentRelationType: 'BUNDLE',
    itemAttributes: { partBundle: true, partBundleId: 'BUNDLE-DESK-STARTER' },
  });
  expect(cart.cartSummary).toMatchObject({ cartSubTotal: '19.98', numberOfItems: 2 });

  const grown = await open.visitor.update([{ cartItemId: bundle.cartItemId ?? '', qty: 3 }]);
  expect(itemOf(grown, 'OFF-AR-10000246').qty).toBe(6);
  const alone = await open.visitor.send(`/cc/api/checkout/default/item/${part.cartItemId}`, { method: 'DELETE' });
  expect(alone.status).toBe(400);
  await open.visitor.remove(bundle.cartItemId ?? '');
  expect((await open.visitor.read()).items).toEqual([]);
});
