import { expect, test } from 'vitest';
import { aVisitor } from '../../../shop/testing/aVisitor';
import { buying } from '../../../shop/testing/buying';
import { randomLetters } from '../../../shop/vault/randomLetters';
import { EngineError } from '../../engine';
import { onMedusa } from '../../testing/onMedusa';

const paper = 'OFF-PA-10001970';
const phone = 'TEC-PH-10000141';
const keyboard = 'TEC-AC-10000109';
const plan = 'WARRANTY-2YR';

// two in a thousand UUIDs have the digits of a card number, which an order refuses
const anEmail = () => `${randomLetters()}@shop.example`;

onMedusa('orders on Medusa', { [paper]: 60, [phone]: 60, [keyboard]: 60 }, (open) => {
  const guest = () => {
    const visitor = aVisitor(open.shop);
    return { visitor, ...buying(visitor) };
  };

  test('an order has each plan below its product, also when it fills the cart again [DEC-Q576]', async () => {
    const { visitor, order, read } = guest();
    await visitor.addAll([phone, keyboard, paper].map((itemId) => ({ itemId, qty: 1 })));
    const parents = [keyboard, phone];
    await visitor.addAll(parents.map((parentItemId) => ({ itemId: plan, qty: 1, parentItemId })));
    const { number } = await order('plans');
    const items = (await read(number)).order?.['items'] as { itemId: string }[];
    // the engine creates the lines of an order at once, in no order
    const pairs = items.map(({ itemId }, index) => [itemId, items[index + 1]?.itemId]);
    expect(pairs).toEqual(
      expect.arrayContaining([
        [phone, plan],
        [keyboard, plan],
      ]),
    );

    await visitor.send(`/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${number}`, { method: 'PUT' });
    const lines = (await visitor.read()).items?.map(({ itemId, parentItemId }) => [itemId, parentItemId ?? null]);
    expect(lines).toHaveLength(5);
    expect(lines).toEqual(
      expect.arrayContaining([
        [plan, phone],
        [plan, keyboard],
      ]),
    );
  });

  test('an order is paid by invoice, confirmed, and in the admin API of the engine [DEC-Q457]', async () => {
    const { visitor, shown, order, read } = guest();
    await visitor.add(paper, 2);
    await visitor.status('actionType=UPDATE_COUPONS', { coupons: ['SAVE10'] });
    expect(await shown()).toMatchObject({
      invoicePayment: true,
      orderPayment: { orderTotal: '22.10', balanceDue: '22.10', orderPayments: [] },
    });
    const email = anEmail();
    const placed = await order('first', { email });
    expect(placed).toMatchObject({ status: 200, url: `/webapp/order/${placed.number}?mcRefresh=true` });

    expect(await open.admin.ordersOf(email)).toMatchObject([
      {
        display_id: Number(placed.number),
        total: expect.closeTo(22.1),
        items: [{ variant_sku: paper, quantity: 2 }],
        shipping_address: { address_1: '1 Main Street' },
      },
    ]);
    expect((await read(placed.number)).order).toMatchObject({
      orderNumber: placed.number,
      email,
      shipTo: 'Ada Lovelace, 1 Main Street, Cambridge, MA 02138',
      payment: 'INVOICE',
      items: [{ itemId: paper, qty: 2, finalPricePerUnit: '12.28' }],
      orderTotal: '22.10',
      cartSummary: { cartSubTotal: '24.56', instantCouponSavings: '2.46', deliveryFee: '0.00' },
    });
    expect(await visitor.page(placed.url ?? '')).toContain('Thank you for your order');
    expect((await visitor.read()).items).toEqual([]);
  });

  test('the plain form lists the ways to deliver, keeps what was typed, and orders [DEC-Q457]', async () => {
    const { visitor } = guest();
    await visitor.add(paper);
    const checkout = '/cc/sparq/checkout';
    const page = await visitor.page(checkout);
    const [, express = ''] = /value="([^"]+)"[^>]*aria-label="Choose delivery: Express"/.exec(page) ?? [];
    const email = anEmail();
    const typed = { name: 'Ada', email, address1: '1 Main Street', zipCode: '02138', city: 'Cambridge', state: 'MA' };
    await visitor.send('/webapp/checkout/delivery', { form: { ...typed, delivery: express } });
    const chosen = await visitor.form(checkout, '/webapp/checkout');
    const { state, ...inputs } = typed;
    expect(chosen).toMatchObject({ ...inputs, orderTotal: '27.23' });
    const { payment: _, ...rest } = chosen;
    const filled = { ...rest, state };

    const unpaid = await visitor.send('/webapp/checkout', { form: filled });
    expect([unpaid.status, await unpaid.text()]).toEqual([400, expect.stringContaining('Please choose how to pay.')]);
    const answer = await visitor.send('/webapp/checkout', { form: { ...filled, payment: 'INVOICE' } });
    expect(answer.status).toBe(303);
    expect(await visitor.page(answer.headers.get('location') ?? '')).toContain('$27.23');
    expect(await open.admin.ordersOf(email)).toMatchObject([{ total: 27.23 }]);
    // the form once more, as after Back
    const again = await visitor.send('/webapp/checkout', { form: { ...filled, payment: 'INVOICE' } });
    expect(again.headers.get('location')).toBe(answer.headers.get('location'));
  });

  test('a delivery is chosen with what is filled in, and a wrong field is named [DEC-Q481]', async () => {
    const { visitor } = guest();
    await visitor.add(paper);
    const choose = async (typed: Record<string, string>) => {
      const page = await visitor.page('/cc/sparq/checkout');
      const [, delivery = ''] = /value="([^"]+)"[^>]*aria-label="Choose delivery: /.exec(page) ?? [];
      return visitor.send('/webapp/checkout/delivery', { form: { ...typed, delivery } });
    };
    const wrong = await choose({ name: 'Ada', email: 'ada@' });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Invalid email address')]);
    expect((await choose({ name: 'Ada' })).status).toBe(303);
  });

  test('stock that is gone before the order is refused with the name of its line [DEC-Q457]', async () => {
    const gone = 'OFF-PA-10000019';
    const [first, second] = [guest(), guest()];
    await second.visitor.add(paper);
    for (const { visitor } of [first, second]) await visitor.add(gone, 2);
    try {
      expect(await first.order('first')).toMatchObject({ status: 200 });
      expect(await second.order('second')).toMatchObject({
        status: 400,
        refusal: { code: 'ORDER_NOT_PLACED', message: expect.stringMatching(/quantity: Xerox [^;]+\. Please/) },
      });
      expect((await second.visitor.read()).items).toHaveLength(2);
    } finally {
      await open.admin.stock(gone, 3);
    }
  });

  test.each([
    ['and gives the reason', undefined],
    [
      'and gives another reason',
      new EngineError('REFUSED', 'Updating Status from "ok" to "temp_failure" is not allowed.'),
    ],
  ])(
    'stock that goes before the engine orders, %s, is refused with the name of its line [DEC-Q457]',
    async (_, refusal) => {
      const gone = 'OFF-PA-10000019';
      const { visitor, order } = guest();
      await visitor.add(gone, 2);
      const { engine } = open;
      const { completeCart } = engine;
      engine.completeCart = async (cartId) => {
        await open.admin.stock(gone, 1);
        if (refusal) throw refusal;
        return completeCart(cartId);
      };
      try {
        expect(await order('raced')).toMatchObject({
          status: 400,
          refusal: { code: 'ORDER_NOT_PLACED', message: expect.stringContaining('Xerox') },
        });
      } finally {
        engine.completeCart = completeCart;
        await open.admin.stock(gone, 3);
      }
    },
  );

  test('an order whose answer was lost is found by its retry, and by the next key that names it [DEC-Q458]', async () => {
    const cut = await open.losing();
    const visitor = aVisitor(cut.shop);
    const email = anEmail();
    await visitor.add(paper);
    const seen = await buying(visitor).expected();
    cut.loseNext('/complete');
    const request = { email, seen: async () => seen };
    expect(await buying(visitor).order('lost', request)).toMatchObject({ status: 500 });

    // through another process of the same shop
    const elsewhere = buying(aVisitor(open.shop, visitor.cookies));
    const next = await elsewhere.order('next', { ...request, earlierKeys: ['lost'] });
    const retried = await elsewhere.order('lost', request);
    expect(next.number).toBe(retried.number);
    expect(await open.admin.ordersOf(email)).toMatchObject([{ display_id: Number(retried.number) }]);
    expect(await elsewhere.order('lost', { ...request, email: anEmail() })).toMatchObject({
      status: 409,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('after a lost answer, Try again leads to the confirmation [DEC-Q481]', async () => {
    const cut = await open.losing();
    const visitor = aVisitor(cut.shop);
    await visitor.add(paper);
    const fields = await visitor.form('/cc/sparq/checkout', '/webapp/checkout');
    const address = { name: 'Ada', email: anEmail(), address1: '1 Main Street', zipCode: '02138' };
    cut.loseNext('/complete');
    const form = { ...fields, ...address, payment: 'INVOICE' };
    const answer = await visitor.send('/webapp/checkout', { form, headers: { accept: 'text/html' } });
    expect(answer.status).toBe(500);
    const [, retry = ''] = /href="([^"]+)">Try again/.exec(await answer.text()) ?? [];
    const { headers } = await visitor.send(retry);
    expect(headers.get('location')).toMatch(/^\/webapp\/order\//);
    expect(await visitor.page(headers.get('location') ?? '')).toContain('Thank you for your order');
  });

  test('an order that is sent through two processes at once is placed once [DEC-Q458]', async () => {
    const second = await open.another();
    const { visitor, order, expected } = guest();
    await visitor.add(paper);
    const seen = await expected();
    const email = anEmail();
    const both = await Promise.all([
      order('twice', { email, seen: async () => seen }),
      buying(aVisitor(second.shop, visitor.cookies)).order('twice', { email, seen: async () => seen }),
    ]);
    expect(both[0].number).toBe(both[1].number);
    expect(await open.admin.ordersOf(email)).toHaveLength(1);
  });
});
