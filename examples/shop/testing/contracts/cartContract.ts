import { beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, itemOf, type ReachableShop, remarksOf, type TestVisitor } from '../aVisitor';

/** A product that every backend of these tests sells, for $12.28. */
const paper = 'OFF-PA-10001970';

/** What every backend of the contract does with a cart: the reference shop, and the gateway on an engine. */
export function cartContract(shop: () => ReachableShop): void {
  describe('the contract of the cart', () => {
    let visitor: TestVisitor;
    beforeEach(() => {
      visitor = aVisitor(shop());
    });

    test('a new visitor has an empty cart with an EMPTY_CART warning', async () => {
      const cart = await visitor.read();
      expect(cart.items).toEqual([]);
      expect(cart.messages?.map(({ code, type }) => `${code} ${type}`)).toEqual(['EMPTY_CART WARNING']);
      expect(cart.cartSummary).toMatchObject({ cartSubTotal: '0.00', orderTotal: '0.00', numberOfItems: 0 });
      expect(cart.cartAttributes).toMatchObject({ userType: 'GUEST', numberOfItems: 0, proceedCheckout: false });
    });

    test('repeated adds of a product share one line, and a read reports no action', async () => {
      await visitor.add(paper, 2);
      const line = itemOf(await visitor.add(paper, 3), paper);
      expect(line).toMatchObject({ qty: 5, prevQty: 2, qtyAdded: 3 });
      expect(itemOf(await visitor.read(), paper)).toMatchObject({ qty: 5, actioned: 'NONE' });
    });

    test('an item that is refused does not undo another one of the same product', async () => {
      await visitor.addAll([
        { itemId: paper, qty: 2 },
        { itemId: paper, qty: 0, version: 'b2' },
      ]);
      expect(itemOf(await visitor.read(), paper).qty).toBe(2);
    });

    test('the bare path returns the same cart, and another visitor does not see it', async () => {
      await visitor.add(paper);
      expect(itemOf(await visitor.cartOf(await visitor.send('/checkout')), paper).qty).toBe(1);
      expect((await aVisitor(shop()).read()).items).toEqual([]);
    });

    test('prices in a request are ignored', async () => {
      const cart = await visitor.addAll([{ itemId: paper, qty: 1, priceInfo: { finalPrice: '0.01' }, price: 0 }]);
      expect(cart.cartSummary).toMatchObject({ cartSubTotal: '12.28' });
    });

    test('the context token is in header, body and cookie, and stays the same', async () => {
      const response = await visitor.send('/cc/api/checkout');
      const token = response.headers.get('ctx-token');
      expect(token).toMatch(/^[0-9a-f-]{36}$/);
      expect(visitor.cookies.get('ctx-token')).toBe(token);
      expect((await visitor.cartOf(response)).cartSummary?.ctxToken).toBe(token);
      expect((await visitor.send('/cc/api/checkout')).headers.get('ctx-token')).toBe(token);
    });

    test('an update reports its effect on the line', async () => {
      const id = itemOf(await visitor.add(paper, 2), paper).cartItemId ?? '';
      expect(itemOf(await visitor.update([{ cartItemId: id, qty: 5 }]), paper)).toMatchObject({
        qty: 5,
        actioned: 'EDIT_ITEM',
        prevQty: 2,
        qtyAdded: 3,
        requestedQty: 5,
      });
      expect(itemOf(await visitor.update([{ cartItemId: id, qty: 1 }]), paper)).toMatchObject({
        qty: 1,
        qtyAdded: -4,
      });
      expect(itemOf(await visitor.update([{ cartItemId: id, qty: 1 }]), paper)).toMatchObject({
        actioned: 'NONE',
        qtyAdded: 0,
      });
    });

    test.each([
      ['OFF-AR-10000034', 1, 0, ['OUT_OF_STOCK ERROR']],
      ['OFF-PA-10000019', 10, 3, ['PARTIAL_QTY_AVAILABLE WARNING']],
      ['TEC-AC-10000109', 3, 2, ['QTY_LIMIT_ITEM WARNING']],
      ['OFF-EN-10000461', 25, 20, ['EXCEEDS_MAX_LINE_QTY WARNING']],
      ['NO-SUCH-SKU', 1, 0, ['INVALID_ITEM ERROR']],
    ])('%s: of %i units, %i are added', async (sku, requested, added, remarks) => {
      const item = itemOf(await visitor.add(sku, requested), sku);
      expect(remarksOf(item)).toEqual(remarks);
      expect(item).toMatchObject({ qty: added, qtyAdded: added, requestedQty: requested });
      if (added === 0) {
        expect(item.cartItemId).toBeUndefined();
        expect(item.status).toBe('TRANSIENT');
        expect((await visitor.read()).items).toEqual([]);
      }
    });

    test('the message of a limited add contains the maximum as its value', async () => {
      expect(itemOf(await visitor.add('TEC-AC-10000109', 3), 'TEC-AC-10000109').messages?.[0]?.value).toBe(2);
    });

    test('an add beyond the limit is a transient item beside the unchanged line', async () => {
      await visitor.add('TEC-AC-10000109', 2);
      const { items } = await visitor.add('TEC-AC-10000109');
      expect(items).toMatchObject([
        { qty: 2, actioned: 'NONE', messages: [] },
        { qty: 0, status: 'TRANSIENT', messages: [{ code: 'QTY_LIMIT_ITEM', type: 'ERROR', value: 2 }] },
      ]);
    });

    test('a refused item does not affect the other items of the request', async () => {
      const cart = await visitor.addAll([
        { itemId: 'OFF-AR-10000034', qty: 1 },
        { itemId: paper, qty: 1 },
      ]);
      expect(itemOf(cart, paper).qtyAdded).toBe(1);
      expect(itemOf(cart, 'OFF-AR-10000034').qty).toBe(0);
    });
  });
}
