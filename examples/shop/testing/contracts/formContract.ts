import { beforeEach, describe, expect, test } from 'vitest';
import { aVisitor, itemOf, type ReachableShop, type TestVisitor } from '../aVisitor';
import { savedQuantities } from './savedContract';

const paper = 'OFF-PA-10001970';
const threeLeft = 'OFF-PA-10000019';
const soldOut = 'OFF-AR-10000034';
const cartPath = '/cc/mmx/cart';

/** What every backend of the contract does on pages whose script is missing. */
export function formContract(shop: () => ReachableShop): void {
  describe('the pages without a script', () => {
    let visitor: TestVisitor;
    beforeEach(() => {
      visitor = aVisitor(shop());
    });

    const quantities = async () =>
      Object.fromEntries(((await visitor.read()).items ?? []).map(({ itemId, qty }) => [itemId, qty]));

    test('a customer adds, changes and removes a line, and is led to the checkout [DEC-Q543]', async () => {
      await visitor.submit(`/webapp/product/${paper}`, '/webapp/cart/add', { qty: '2' });
      await visitor.submit(cartPath, '/webapp/cart/update', { qty: '3' });
      expect(itemOf(await visitor.read(), paper).qty).toBe(3);
      expect(await visitor.page(cartPath)).toContain('href="/cc/sparq/checkout"');
      expect(await visitor.submit(cartPath, '/webapp/cart/delete')).toContain('Your cart is empty.');
    });

    test('a form that is sent twice adds once [DEC-Q543]', async () => {
      const action = '/webapp/cart/add';
      const form = await visitor.form(`/webapp/product/${paper}`, action);
      await Promise.all([visitor.send(action, { form }), visitor.send(action, { form })]);
      expect(await quantities()).toEqual({ [paper]: 1 });
    });

    test('a form that is sent again after its line was removed adds again [DEC-Q543]', async () => {
      const action = '/webapp/cart/add';
      const form = await visitor.form(`/webapp/product/${paper}`, action);
      await visitor.send(action, { form });
      await visitor.submit(cartPath, '/webapp/cart/delete');
      await Promise.all([visitor.send(action, { form }), visitor.send(action, { form })]);
      expect(await quantities()).toEqual({ [paper]: 1 });
    });

    test.each([
      ['removal', '/webapp/cart/delete', {}],
      ['save', '/webapp/saved/save', { [paper]: 2 }],
    ])('a %s that is sent twice acts once, and then says why not [DEC-Q570]', async (_, action, saved) => {
      await visitor.add(paper, 2);
      const form = await visitor.form(cartPath, action);
      await visitor.send(action, { form });
      const second = await visitor.send(action, { form });
      expect(second.status).toBe(303);
      const page = await visitor.page(second.headers.get('location') ?? '');
      expect(page).toMatch(/This item isn\S+t in your cart.*Your cart is empty\./s);
      expect([await quantities(), await savedQuantities(visitor)]).toEqual([{}, saved]);
    });

    test('the next page says once why fewer units were added [DEC-Q543, DEC-Q570]', async () => {
      const page = await visitor.submit(`/webapp/product/${threeLeft}`, '/webapp/cart/add', { qty: '9' });
      const why = 'You asked for more than we have in stock. 3 available.';
      expect(page).toContain(why);
      expect(await visitor.page(cartPath)).not.toContain(why);
      expect(await quantities()).toEqual({ [threeLeft]: 3 });
    });

    test('a product that is sold out has a disabled button that says so [DEC-Q543]', async () => {
      expect(await visitor.page(`/webapp/product/${soldOut}`)).toMatch(/<button[^>]* disabled>Out of stock/);
    });

    test('the checkout of a customer has their name and email [DEC-Q543]', async () => {
      await visitor.register();
      await visitor.add(paper);
      expect(await visitor.form('/cc/sparq/checkout', '/webapp/checkout')).toMatchObject({
        name: 'Ada',
        email: expect.stringContaining('@quire.example'),
      });
    });

    test('a coupon is applied and removed [DEC-Q543]', async () => {
      await visitor.add(paper);
      await visitor.submit(cartPath, '/webapp/cart/coupons', { coupon: 'SAVE10' });
      expect((await visitor.read()).coupons).toMatchObject([{ code: 'SAVE10' }]);
      await visitor.submit(cartPath, '/webapp/cart/coupons/remove');
      expect((await visitor.read()).coupons).toEqual([]);
    });

    test('a line is saved for later, moved back, and its saved item removed [DEC-Q543]', async () => {
      await visitor.add(paper, 2);
      await visitor.submit(cartPath, '/webapp/saved/save');
      expect([await quantities(), await savedQuantities(visitor)]).toEqual([{}, { [paper]: 2 }]);
      await visitor.submit(cartPath, '/webapp/saved/move');
      expect([await quantities(), await savedQuantities(visitor)]).toEqual([{ [paper]: 2 }, {}]);
      await visitor.submit(cartPath, '/webapp/saved/save');
      await visitor.submit(cartPath, '/webapp/saved/delete');
      expect([await quantities(), await savedQuantities(visitor)]).toEqual([{}, {}]);
    });
  });
}
