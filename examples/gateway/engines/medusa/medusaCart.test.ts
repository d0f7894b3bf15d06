import { expect, test } from 'vitest';
import { aVisitor, itemOf, remarksOf, type TestVisitor } from '../../../shop/testing/aVisitor';
import { onMedusa } from '../../testing/onMedusa';

const bookcase = 'FUR-BO-10001798';
const paper = 'OFF-PA-10001970';
const threeLeft = 'OFF-PA-10000019';
const phone = 'TEC-PH-10000141';
const plan = 'WARRANTY-2YR';

/** `aVisitor` validates every cart against the contract. */
onMedusa('the cart on Medusa', { [bookcase]: 139, [phone]: 60 }, (open) => {
  const visitor = () => aVisitor(open.shop);
  const linesOf = async (buyer: TestVisitor) =>
    (await buyer.read()).items?.map(({ itemId, qty }) => `${qty} ${itemId}`).sort();

  test('an add has the price, the sale and the stock of the engine [DEC-Q430]', async () => {
    const cart = await visitor().add(bookcase, 2);
    expect(itemOf(cart, bookcase)).toMatchObject({
      qty: 2,
      qtyAdded: 2,
      actioned: 'ADD_ITEM',
      product: { name: 'Bush Somerset Collection Bookcase', baseCategory: 'Bookcases' },
      priceInfo: { finalPrice: '222.68', basePrice: '130.98', priceAdjustment: [{ amount: '39.28' }] },
      inventory: [{ availablequantity: 139 }],
    });
    expect(cart.cartSummary).toMatchObject({ cartSubTotal: '222.68', orderTotal: '222.68', numberOfItems: 2 });
  });

  test('half a unit is refused before the engine rounds it up [DEC-Q430]', async () => {
    const buyer = visitor();
    const answer = await buyer.send('/cc/api/checkout/default/item', {
      body: { items: [{ itemId: paper, qty: 1.5 }] },
    });
    expect(answer.status).toBe(400);
    expect((await buyer.read()).items).toEqual([]);
  });

  test('a line is changed up to the stock, removed, and unknown to other visitors [DEC-Q431]', async () => {
    const [buyer, stranger] = [visitor(), visitor()];
    const cartItemId = itemOf(await buyer.add(threeLeft), threeLeft).cartItemId ?? '';
    const raised = itemOf(await buyer.update([{ cartItemId, qty: 9 }]), threeLeft);
    expect([raised.qty, ...remarksOf(raised)]).toEqual([3, 'PARTIAL_QTY_AVAILABLE WARNING']);

    await stranger.add(paper);
    const path = `/cc/api/checkout/default/item/${cartItemId}`;
    expect((await stranger.send(path, { method: 'DELETE' })).status).toBe(400);
    const change = { method: 'PUT', body: { items: [{ cartItemId, qty: 1 }] } };
    expect((await stranger.send('/cc/api/checkout/default/item', change)).status).toBe(400);
    expect(await linesOf(buyer)).toEqual([`3 ${threeLeft}`]);

    expect(itemOf(await buyer.remove(cartItemId), threeLeft)).toMatchObject({ status: 'DELETED', qtyAdded: -3 });
    expect(await linesOf(buyer)).toEqual([]);
  });

  test('no response contains the id of the cart at the engine [DEC-Q431]', async () => {
    const buyer = visitor();
    const answer = await buyer.send('/cc/api/checkout/default/item', { body: { items: [{ itemId: paper, qty: 1 }] } });
    expect([...answer.headers].join() + (await answer.text())).not.toMatch(/cart_[0-9A-Z]{20}/);
    expect(await buyer.page('/cc/mmx/cart')).not.toMatch(/cart_[0-9A-Z]{20}/);
  });

  test('promotions save, add up with the lines, and say when they do not apply [DEC-Q432]', async () => {
    const buyer = visitor();
    await buyer.addAll([
      { itemId: bookcase, qty: 1 },
      { itemId: threeLeft, qty: 1 },
      { itemId: paper, qty: 1 },
    ]);
    const cart = await buyer.status('actionType=UPDATE_COUPONS', { coupons: ['SAVE10', 'PAPER5', 'NOPE'] });
    expect(cart.coupons).toMatchObject([
      { code: 'SAVE10', reason: null },
      { code: 'PAPER5', reason: null },
      { code: 'NOPE', reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', amount: '0.00' },
    ]);
    const cents = (amount: unknown) => Math.round(Number(amount) * 100);
    const { cartSubTotal, instantCouponSavings, orderTotal } = cart.cartSummary ?? {};
    const lines = cart.items?.reduce((sum, { priceInfo }) => sum + cents(priceInfo?.finalPrice), 0);
    const coupons = cart.coupons?.reduce((sum, it) => sum + cents((it as { amount?: string }).amount), 0);
    expect(cents(cartSubTotal) - cents(instantCouponSavings)).toBe(cents(orderTotal));
    expect([lines, coupons]).toEqual([cents(orderTotal), cents(instantCouponSavings)]);

    const without = await buyer.status('actionType=UPDATE_COUPONS', { coupons: [] });
    expect(without.cartSummary).toMatchObject({ instantCouponSavings: '0.00', orderTotal: '130.10' });
  });

  test('an add whose answer was lost is completed by its retry, and not doubled [DEC-Q433]', async () => {
    const cut = await open.losing();
    const buyer = aVisitor(cut.shop);
    await buyer.add(paper);
    const body = {
      items: [
        { itemId: paper, qty: 2 },
        { itemId: bookcase, qty: 1 },
      ],
    };
    const call = { body, headers: { 'Idempotency-Key': 'lost' } };
    cut.loseNext();
    expect((await buyer.send('/cc/api/checkout/default/item', call)).status).toBe(500);

    // through another process of the same shop
    const retried = await aVisitor(open.shop, buyer.cookies).addAll(body.items, {}, call.headers);
    expect(itemOf(retried, paper)).toMatchObject({ qty: 3, qtyAdded: 2 });
    await buyer.addAll(body.items, {}, call.headers);
    expect(await linesOf(buyer)).toEqual([`1 ${bookcase}`, `3 ${paper}`]);
    const other = { ...call, body: { items: [{ itemId: paper, qty: 9 }] } };
    expect((await buyer.send('/cc/api/checkout/default/item', other)).status).toBe(409);
  });

  test('a plan whose answers are lost is added, reduced and removed once, never without its product [DEC-Q433, DEC-Q576]', async () => {
    const cut = await open.losing();
    const buyer = aVisitor(cut.shop);
    await buyer.read();
    const items = [
      { itemId: plan, qty: 2, parentItemId: phone },
      { itemId: phone, qty: 2 },
    ];
    const add = { body: { items }, headers: { 'Idempotency-Key': 'lost-plan' } };
    for (const _ of items) cut.loseNext('/line-items');
    const statuses: number[] = [];
    for (const _ of [1, 2, 3]) statuses.push((await buyer.send('/cc/api/checkout/default/item', add)).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await linesOf(buyer)).toEqual([`2 ${phone}`, `2 ${plan}`]);

    const cartItemId = itemOf(await buyer.read(), phone).cartItemId ?? '';
    for (const [method, qty, left] of [
      ['PUT', 1, [`1 ${plan}`, `2 ${phone}`]],
      ['DELETE', 0, [`1 ${phone}`]],
    ] as const) {
      const path = `/cc/api/checkout/default/item${qty ? '' : `/${cartItemId}`}`;
      const change = { method, ...(qty && { body: { items: [{ cartItemId, qty }] } }) };
      cut.loseNext('/line-items');
      expect((await buyer.send(path, change)).status).toBe(500);
      expect(await linesOf(buyer)).toEqual(left);
      expect((await buyer.send(path, change)).status).toBe(200);
    }
    expect(await linesOf(buyer)).toEqual([]);
  });

  test('plans are on the page of their product, and on no page of a category or a search [DEC-Q576]', async () => {
    const { products, total } = await open.engine.listProducts({ offset: 0, limit: 300 });
    expect([total, products.filter(({ relation }) => relation)]).toEqual([200, []]);
    expect(await open.engine.listProducts({ search: 'protection plan', offset: 0, limit: 10 })).toMatchObject({
      products: [],
    });
    expect(await visitor().page(`/webapp/product/${phone}`)).toContain('Add with 2-Year Protection Plan, $24.99');
    expect(await visitor().page(`/webapp/product/${paper}`)).not.toContain('Protection Plan');
  });

  test('parallel adds through two gateways lose nothing [DEC-Q433]', async () => {
    const second = await open.another();
    const buyer = visitor();
    await buyer.read();
    const tabs = [open.shop, second.shop, open.shop, second.shop].map((shop) => aVisitor(shop, buyer.cookies));
    await Promise.all(tabs.map((tab) => tab.add(paper)));
    expect(await linesOf(buyer)).toEqual([`4 ${paper}`]);
  });
});
