import { describe, expect, test } from 'vitest';
import { aVisitor, itemOf, remarksOf } from '../testing/aVisitor';
import { cartContract } from '../testing/contracts/cartContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';

cartContract(() => open.shop);

describe('cart reads and adds', () => {
  test('an add puts new lines before the line that it names, and later ones at the end [DEC-Q505]', async () => {
    const first = await open.visitor.add(paper);
    const before = itemOf(first, paper).cartItemId;
    await open.visitor.addAll([{ itemId: 'OFF-BI-10000042', qty: 1 }], { beforeCartItemId: before });
    await open.visitor.addAll([{ itemId: 'OFF-AR-10000122', qty: 1 }], { beforeCartItemId: 'gone' });
    const { items } = await open.visitor.read();
    expect(items?.map(({ itemId }) => itemId)).toEqual(['OFF-BI-10000042', paper, 'OFF-AR-10000122']);
  });

  test('an add returns the line with its product and prices, and related items', async () => {
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
        images: { standard: `/pictures/${paper}.svg?size=180` },
      },
      priceInfo: { finalPrice: '12.96', finalPricePerUnit: '6.48', basePrice: '6.48' },
      addToCartPriceInfo: { finalPrice: '12.96' },
      messages: [],
    });
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: '12.96', orderTotal: '19.91', numberOfItems: 2 });
    expect(cart.cartAttributes).toMatchObject({ newItemAdded: true, numberOfLineItems: 1 });
    expect(cart.relatedItems).toHaveLength(4);
    expect(cart.relatedItems?.[0]?.priceInfo?.finalPricePerUnit).toMatch(/^\d+\.\d\d$/);
    expect(cart.messages).toEqual([]);
  });

  test.each(['SOFTWARE-OFFICE-1YR', 'GIFT-CARD-25', 'MEMBER-PREMIUM'])(
    '%s has no delivery dates, because it is not shipped',
    async (sku) => {
      const { selectedDeliveryOption } = itemOf(await open.visitor.add(sku, 1), sku);
      expect(selectedDeliveryOption).toMatchObject({ minDeliveryDate: null, maxDeliveryDate: null });
      expect(await open.visitor.page(`/webapp/product/${sku}`)).not.toContain('Arrives');
    },
  );

  test('a pre-order has a first and a last delivery date, and is not a back order', async () => {
    const sku = 'TEC-PH-10000127';
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const { selectedDeliveryOption } = itemOf(await open.visitor.add(sku, 1), sku);
    expect(selectedDeliveryOption).toMatchObject({ isBackOrder: false, minDeliveryDate: day, maxDeliveryDate: day });
  });

  test('a price adjustment has an amount and no label, because pages translate it [CART-ENT-024]', async () => {
    const { priceInfo } = itemOf(await open.visitor.add('FUR-BO-10001798', 1), 'FUR-BO-10001798');
    expect(priceInfo?.priceAdjustment).toEqual([{ amount: '19.64' }]);
  });

  test('related items are plans that cover the product, then products of its category, and nothing sold out', async () => {
    const { relatedItems = [] } = await open.visitor.add('TEC-PH-10000141');
    expect(relatedItems?.map(({ relationType }) => relationType)).toEqual([
      'WARRANTY',
      'WARRANTY',
      'SAME_SHELF',
      'SAME_SHELF',
    ]);
    expect(relatedItems?.map(({ itemId }) => itemId)).not.toContain('WARRANTY-5YR');
  });

  test('skipRelatedProduct leaves out the related items', async () => {
    const cart = await open.visitor.addAll([{ itemId: paper, qty: 1 }], { skipRelatedProduct: true });
    expect(cart.relatedItems).toBeUndefined();
  });
});

describe('cart updates', () => {
  test('an update to zero deletes the line', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 0 }]), paper)).toMatchObject({
      status: 'DELETED',
      qty: 0,
      qtyAdded: -2,
    });
  });

  test('an update over the limit raises the line to the limit, and then changes nothing', async () => {
    const id = itemOf(await open.visitor.add('TEC-AC-10000109', 1), 'TEC-AC-10000109').cartItemId ?? '';
    const line = itemOf(await open.visitor.update([{ cartItemId: id, qty: 9 }]), 'TEC-AC-10000109');
    expect(line.qty).toBe(2);
    expect(remarksOf(line)).toEqual(['QTY_LIMIT_ITEM WARNING']);
    const same = itemOf(await open.visitor.update([{ cartItemId: id, qty: 9 }]), 'TEC-AC-10000109');
    expect(same.qty).toBe(2);
    expect(remarksOf(same)).toEqual(['QTY_LIMIT_ITEM ERROR']);
  });

  test('an update of a surcharged pack is rounded to its steps', async () => {
    const pack = 'OFF-PA-10000007';
    const added = await open.visitor.add(pack, 6);
    expect(itemOf(added, pack)).toMatchObject({ surchargeApplicable: true, surchargeSplit: 6 });
    expect(added.cartSummary?.surchargeFeePerUnit).toBe('2.10');
    const id = itemOf(added, pack).cartItemId ?? '';
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 17 }]), pack).qty).toBe(12);
    expect(itemOf(await open.visitor.update([{ cartItemId: id, qty: 2 }]), pack).qty).toBe(6);
  });

  test('UPDATE_ITEMS updates a line at the path of the business site', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    const cart = await open.visitor.status('actionType=UPDATE_ITEMS', { items: [{ cartItemId: id, qty: 7 }] });
    expect(itemOf(cart, paper).qty).toBe(7);
  });

  test('an update with an unknown line is refused and does not change known lines', async () => {
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

  test('deleting another visitor’s line is refused', async () => {
    const id = itemOf(await open.visitor.add(paper, 2), paper).cartItemId ?? '';
    const stranger = aVisitor(open.shop);
    const response = await stranger.send(`/cc/api/checkout/default/item/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(400);
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(2);
  });
});

test('a delete returns the line as DELETED, and the next read does not contain it', async () => {
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
