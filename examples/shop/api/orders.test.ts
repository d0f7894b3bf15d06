import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { OrderAnswerBody } from '../../../src/core/checkout/contract/order';
import { aBuyer, address, order } from '../testing/aBuyer';
import { aVisitor, type TestVisitor } from '../testing/aVisitor';
import { readBooks } from '../testing/books';
import { orderContract } from '../testing/contracts/orderContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const pickup = { itemId: paper, deliveryType: 'ISP', pickupStoreNumber: '0112' };

/** Submits a checkout page again. Returns the location of the redirect. */
const press = async (buyer: TestVisitor, fields: Record<string, string>) =>
  (await buyer.checkOut(fields)).headers.get('location');

const placed = async () => Object.keys((await readBooks(open.database)).orders).length;

orderContract(() => open.shop);

describe('orders', () => {
  test('only the visitor who placed an order can read it [ROUTE-012]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 2 }]);
    const number = await order(buyer);

    const answer = await buyer.send(`/cc/api/order/${number}`);

    const { order: body } = v.parse(OrderAnswerBody, await answer.json());
    expect(body).toMatchObject({
      orderNumber: number,
      isWaiting: false,
      email: address.email,
      shipTo: 'Ada, 1 Main Street, Cambridge, MA 02138',
      payment: 'INVOICE',
      items: [{ itemId: paper, name: 'Xerox 205', qty: 2 }],
    });
    expect(Number(body.orderTotal)).toBeGreaterThan(0);
    expect(body.cartSummary).toMatchObject({ cartSubTotal: '12.96', orderTotal: body.orderTotal });
    expect(await buyer.page(`/webapp/order/${number}`)).toContain('<dt>Subtotal</dt><dd>$12.96</dd>');
    for (const path of [`/cc/api/order/${number}`, '/cc/api/order/Q-1', '/order/%00']) {
      expect((await open.visitor.send(path)).status).toBe(404);
    }
  });

  test('an order is placed once when its form is sent repeatedly, concurrently or in sequence', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);
    const fields = { ...(await buyer.form('/cc/sparq/checkout', '/webapp/checkout')), ...address };
    const before = await placed();

    const locations = await Promise.all([press(buyer, fields), press(buyer, fields), press(buyer, fields)]);
    locations.push(await press(buyer, fields));

    expect(new Set(locations).size).toBe(1);
    expect(locations[0]).toMatch(/^\/webapp\/order\/Q-\d+/);
    expect(await placed()).toBe(before + 1);

    await buyer.add(paper);
    expect(await press(buyer, fields)).toBe(locations[0]);
    expect((await buyer.read()).items).toHaveLength(1);
  });

  test('an order of a guest belongs to the customer who then signs in; its form does not order again, the next form does', async () => {
    const buyer = aVisitor(open.shop);
    await buyer.addAll([{ ...pickup, qty: 1 }]);
    const fields = { ...(await buyer.form('/cc/sparq/checkout', '/webapp/checkout')), ...address };
    const location = await press(buyer, fields);
    await buyer.signIn('matt@quire.example');

    expect(await press(buyer, fields)).toBe(location);
    expect((await buyer.send(location ?? '', { headers: { accept: 'text/html' } })).status).toBe(200);

    await buyer.add(paper);
    const before = await placed();
    const next = { ...(await buyer.form('/cc/sparq/checkout', '/webapp/checkout')), ...address };
    const another = await press(buyer, next);
    expect(another).toMatch(/^\/webapp\/order\/Q-\d+/);
    expect(another).not.toBe(location);
    expect(await placed()).toBe(before + 1);
  });

  test('a form key that another visitor has used places a separate order', async () => {
    const first = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);
    const second = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);
    const fields = { ...(await first.form('/cc/sparq/checkout', '/webapp/checkout')), ...address };

    const locations = [await press(first, fields), await press(second, fields)];

    expect(locations).toEqual([expect.stringMatching(/\/order\/Q-/), expect.stringMatching(/\/order\/Q-/)]);
    expect(new Set(locations).size).toBe(2);
  });

  test('an order of pick-ups needs no address and can be paid at the store', async () => {
    const buyer = await aBuyer(open.shop, [{ ...pickup, qty: 1 }]);
    const page = await buyer.page('/cc/sparq/checkout');
    expect(page).toContain('36 Brattle Street, Cambridge, MA');
    expect(page).not.toContain('Street address');

    const location = await press(buyer, { name: 'Ada', email: 'ada@shop.example', payment: 'PICKUP' });

    const [, number] = /(Q-\d+)/.exec(location ?? '') ?? [];
    const { order: body } = v.parse(OrderAnswerBody, await (await buyer.send(`/cc/api/order/${number}`)).json());
    expect(body).toMatchObject({ payment: 'PICKUP', shipTo: 'Pick up at Cambridge, MA: 36 Brattle Street' });
  });

  test('an order to a state with a tax is placed once its customer has seen the tax [DEC-Q451]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);
    expect((await aVisitor(open.shop).add(paper)).cartSummary?.attributes).toMatchObject({ isTaxTBD: true });
    expect((await buyer.read()).cartSummary?.tax).toBe('0.00');
    const form = { ...address, zipCode: '90036' };

    const refused = await buyer.checkOut(form);
    expect(refused.status).toBe(400);
    const text = await refused.text();
    expect(text).toContain('The total changed from');
    expect(text).toMatch(/<dt>Tax<\/dt><dd>\$(?!0\.00)/);
    const { cartSummary } = await buyer.read();

    const [, number] = /(Q-\d+)/.exec((await press(buyer, form)) ?? '') ?? [];
    const { order: body } = v.parse(OrderAnswerBody, await (await buyer.send(`/cc/api/order/${number}`)).json());
    expect(body).toMatchObject({ orderTotal: cartSummary?.orderTotal, cartSummary: { tax: cartSummary?.tax } });
    expect((await buyer.read()).cartSummary).not.toHaveProperty('tax', cartSummary?.tax);
  });

  test('a checkout that states its ZIP code knows the place, and the cart its tax [DEC-Q451]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);
    const place = await buyer.send('/webapp/checkout/places/90036', { method: 'POST' });
    expect(await place.json()).toEqual({ city: 'Los Angeles', state: 'CA' });
    const { cartSummary } = await buyer.read();
    expect(Number(cartSummary?.tax)).toBeCloseTo(Number(cartSummary?.cartSubTotal) * 0.0725, 1);
    expect((await buyer.send('/webapp/checkout/places/00000', { method: 'POST' })).status).toBe(400);
  });

  test.each([
    [{ email: 'ada' }, 'Invalid email address'],
    [{ email: '' }, 'Invalid email address'],
    [{ payment: 'PICKUP' }, 'An order that we deliver cannot be paid at pickup.'],
  ])('an order with %o is not placed, and the form displays the reason', async (wrong, message) => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);

    const answer = await buyer.checkOut({ ...address, ...wrong });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
    expect((await buyer.read()).items).toHaveLength(1);
  });

  test('the checkout form is prefilled for a signed-in customer', async () => {
    const buyer = aVisitor(open.shop);
    await buyer.signIn('william@quire.example');
    await buyer.add(paper);
    const fields = await buyer.form('/cc/sparq/checkout', '/webapp/checkout');
    expect(fields).toMatchObject({ email: 'william@quire.example' });
    expect(fields['name']).not.toBe('');
  });
});
