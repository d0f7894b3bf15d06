import { describe, expect, test } from 'vitest';
import { aVisitor, itemOf, remarksOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const codesOf = (messages: { code: string; type?: string | null }[] | null | undefined) =>
  (messages ?? []).map(({ code, type }) => `${code} ${type}`);

describe('the cart', () => {
  test('of a newcomer is empty and says so', async () => {
    const cart = await open.visitor.read();
    expect(cart.items).toEqual([]);
    expect(codesOf(cart.messages)).toEqual(['EMPTY_CART WARNING']);
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: '0.00', orderTotal: '0.00', numberOfItems: 0 });
    expect(cart.cartAttributes).toMatchObject({ userType: 'GUEST', numberOfItems: 0, proceedCheckout: false });
  });

  test('answers an add with the line, its product, its prices and what goes with it', async () => {
    const cart = await open.visitor.add(paper, 2);
    expect(itemOf(cart, paper)).toMatchObject({
      qty: 2,
      status: 'ACTIVE',
      actioned: 'ADD_ITEM',
      prevQty: 0,
      qtyAdded: 2,
      requestedQty: 2,
      product: {
        name: 'Xerox 205',
        url: `/webapp/product/${paper}`,
        images: { standard: '/pictures/paper.svg?size=180' },
      },
      priceInfo: { finalPrice: '12.96', finalPricePerUnit: '6.48', basePrice: '6.48' },
      addToCartPriceInfo: { finalPrice: '12.96' },
      messages: [],
    });
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: '12.96', orderTotal: '12.96', numberOfItems: 2 });
    expect(cart.cartAttributes).toMatchObject({ newItemAdded: true, numberOfLineItems: 1 });
    expect(cart.relatedItems).toHaveLength(4);
    expect(cart.relatedItems?.[0]?.priceInfo?.finalPricePerUnit).toMatch(/^\d+\.\d\d$/);
    expect(cart.messages).toEqual([]);
  });

  test.each(['SOFTWARE-OFFICE-1YR', 'GIFT-CARD-25', 'MEMBER-PREMIUM'])(
    'names no day on which %s would arrive: nobody carries it',
    async (sku) => {
      const { selectedDeliveryOption } = itemOf(await open.visitor.add(sku, 1), sku);
      expect(selectedDeliveryOption).toMatchObject({ minDeliveryDate: null, maxDeliveryDate: null });
      expect(await open.visitor.page(`/webapp/product/${sku}`)).not.toContain('Arrives');
    },
  );

  test('names a first and a last day for a pre-order, which nobody has ordered in vain', async () => {
    const sku = 'TEC-PH-10000127';
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const { selectedDeliveryOption } = itemOf(await open.visitor.add(sku, 1), sku);
    expect(selectedDeliveryOption).toMatchObject({ isBackOrder: false, minDeliveryDate: day, maxDeliveryDate: day });
  });

  test('leaves the name of a saving to the page, which has one in each language [CART-ENT-024]', async () => {
    const { priceInfo } = itemOf(await open.visitor.add('FUR-BO-10001798', 1), 'FUR-BO-10001798');
    expect(priceInfo?.priceAdjustment).toEqual([{ amount: '19.64' }]);
  });

  test('keeps one line for one product, and forgets what the last request did to it', async () => {
    await open.visitor.add(paper, 2);
    const line = itemOf(await open.visitor.add(paper, 3), paper);
    expect(line).toMatchObject({ qty: 5, prevQty: 2, qtyAdded: 3 });
    expect(itemOf(await open.visitor.read(), paper)).toMatchObject({ qty: 5, actioned: 'NONE' });
  });

  test('offers the plans that cover a product first, then the best of its shelf', async () => {
    const { relatedItems = [] } = await open.visitor.add('TEC-PH-10000141');
    expect(relatedItems?.map(({ relationType }) => relationType)).toEqual([
      'WARRANTY',
      'WARRANTY',
      'SAME_SHELF',
      'SAME_SHELF',
    ]);
    expect(relatedItems?.map(({ itemId }) => itemId)).not.toContain('WARRANTY-5YR');
  });

  test('leaves the related products out when they are not wanted', async () => {
    const cart = await open.visitor.addAll([{ itemId: paper, qty: 1 }], { skipRelatedProduct: true });
    expect(cart.relatedItems).toBeUndefined();
  });

  test('is the same one at the bare paths, and belongs to one visitor', async () => {
    await open.visitor.add(paper);
    expect(itemOf(await open.visitor.cartOf(await open.visitor.send('/checkout')), paper).qty).toBe(1);
    expect((await aVisitor(open.shop).read()).items).toEqual([]);
  });

  test('goes by the prices of the shop, whatever a request claims', async () => {
    const cart = await open.visitor.addAll([{ itemId: paper, qty: 1, priceInfo: { finalPrice: '0.01' }, price: 0 }]);
    expect(cart.cartSummary?.orderTotal).toBe('6.48');
  });

  test('carries the context token in header, body and cookie', async () => {
    const response = await open.visitor.send('/cc/api/checkout');
    const token = response.headers.get('ctx-token');
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(open.visitor.cookies.get('ctx-token')).toBe(token);
    expect((await open.visitor.cartOf(response)).cartSummary?.ctxToken).toBe(token);
    expect((await open.visitor.send('/cc/api/checkout')).headers.get('ctx-token')).toBe(token);
  });
});

describe('an update', () => {
  test('says what it did to the line', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 5 }]), paper)).toMatchObject({
      qty: 5,
      actioned: 'EDIT_ITEM',
      prevQty: 2,
      qtyAdded: 3,
      requestedQty: 5,
    });
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 1 }]), paper)).toMatchObject({
      qty: 1,
      qtyAdded: -4,
    });
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 1 }]), paper)).toMatchObject({
      actioned: 'NONE',
      qtyAdded: 0,
    });
  });

  test('to zero deletes the line', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 0 }]), paper)).toMatchObject({
      status: 'DELETED',
      qty: 0,
      qtyAdded: -2,
    });
  });

  test('is limited as an add is, and never takes away', async () => {
    const id = itemOf(await open.visitor.add('TEC-AC-10000109', 1), 'TEC-AC-10000109').cartItemId ?? '';
    const line = itemOf(await open.visitor.update([{ cartItemId: id, qty: 9 }]), 'TEC-AC-10000109');
    expect(line.qty).toBe(2);
    expect(remarksOf(line)).toEqual(['QTY_LIMIT_ITEM WARNING']);
    const same = itemOf(await open.visitor.update([{ cartItemId: id, qty: 9 }]), 'TEC-AC-10000109');
    expect(same.qty).toBe(2);
    expect(remarksOf(same)).toEqual(['QTY_LIMIT_ITEM ERROR']);
  });

  test('of a surcharged pack goes in its steps', async () => {
    const pack = 'OFF-PA-10000007';
    const added = await open.visitor.add(pack, 6);
    expect(itemOf(added, pack)).toMatchObject({ surchargeApplicable: true, surchargeSplit: 6 });
    expect(added.cartSummary?.surchargeFeePerUnit).toBe('2.10');
    const id = itemOf(added, pack).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 17 }]), pack).qty).toBe(12);
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 2 }]), pack).qty).toBe(6);
  });

  test('of the business site has its own path', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    const cart = await open.visitor.status('actionType=UPDATE_ITEMS', { items: [{ cartItemId: id, qty: 7 }] });
    expect(itemOf(cart, paper).qty).toBe(7);
  });

  test('of an unknown line changes nothing, not even the known ones', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    const items = [
      { cartItemId: id, qty: 9 },
      { cartItemId: 'nobody', qty: 1 },
    ];
    const response = await open.visitor.send('/cc/api/checkout/default/item', { method: 'PUT', body: { items } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ messages: [{ code: 'CART_ITEM_ID_NOT_FOUND' }] });
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(2);
  });

  test('of someone else’s line is refused as unknown', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    const stranger = aVisitor(open.shop);
    const response = await stranger.send(`/cc/api/checkout/default/item/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(400);
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(2);
  });
});

test('a deleted line is shown once more, and is gone from the next answer', async () => {
  const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
  expect(itemOf(await open.visitor.remove(id), paper)).toMatchObject({
    cartItemId: id,
    status: 'DELETED',
    actioned: 'DELETED_ITEM',
    qty: 0,
    prevQty: 2,
    qtyAdded: -2,
  });
  expect((await open.visitor.read()).items).toEqual([]);
});
