import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartLines, orders } from '../../database/schema';
import { aBusinessBuyer, emptied, orderForBusiness } from '../../testing/aBusinessBuyer';
import { aBuyer, order } from '../../testing/aBuyer';
import { aVisitor, itemOf, type TestVisitor } from '../../testing/aVisitor';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();
const [paper, chair] = ['OFF-PA-10000061', 'FUR-CH-10000454'];

/** An order of Jonathan's that Sally has declined. */
async function aDeclinedOrder(buyer: TestVisitor): Promise<string> {
  await emptied(buyer);
  await buyer.addAll([{ itemId: chair, qty: 4 }]);
  const { number = '' } = await orderForBusiness(buyer, { budgetCenter: 'Facilities', poNumber: 'PO 4711' });
  const sally = await aBusinessBuyer(open.shop, 'sally@quire.example');
  const declined = { orderNumber: number, action: 'DECLINE', comments: 'Two chairs are enough', back: '/' };
  await sally.send('/webapp/approvals?tenantId=10051', { form: declined });
  return number;
}

const cardsOf = (page: string) => page.match(/<article class="order-card">[\s\S]*?<\/h2>/g);

describe('pages of orders', () => {
  test('list the orders with their state, and display one with lines, payment, delivery and sums [DEC-Q446]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 2 }]);
    const number = await order(buyer);

    const list = await buyer.page('/webapp/orders');
    expect(list).toContain(`<a href="/webapp/orders/${number}">Order <span class="unbroken">${number}</span></a>`);
    expect(list).toContain('Confirmed');
    expect(list).toContain('2 items');

    const page = await buyer.page(`/webapp/orders/${number}`);
    expect(page).toContain(`<img src="/pictures/${paper}.svg?size=180"`);
    for (const text of ['Xerox 205', 'By invoice', 'Ada, 1 Main Street, Cambridge, MA 02138', 'ada@shop.example'])
      expect(page).toContain(text);
    expect(page).toContain('<dt>Subtotal</dt><dd>$12.96</dd>');
    expect(await buyer.page(`/webapp/orders/${number}?lang=fr-CA`)).toContain(
      '<dt>Sous-total</dt><dd>12,96\u00a0$</dd>',
    );
  });

  test('an order does not exist for another visit, neither to read nor to order again [DEC-Q446]', async () => {
    const number = await order(await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]));
    const other = aVisitor(open.shop);

    for (const path of [`/webapp/orders/${number}`, '/webapp/orders/Q-1', '/webapp/orders/%00']) {
      expect((await other.send(path, { headers: { accept: 'text/html' } })).status).toBe(404);
    }
    expect(await other.page('/webapp/orders')).toContain('You have no orders yet.');
    for (const act of ['again', 'revise']) {
      const form = { orderNumber: number ?? '', back: '/cc/mmx/cart' };
      await other.send(`/webapp/orders/${act}`, { form });
      expect(await other.page('/cc/mmx/cart')).toContain('This order is not one of yours');
    }
    expect((await other.read()).items ?? []).toEqual([]);
  });

  test('an order is put in the cart again with one button [DEC-Q446]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 2 }]);
    const number = await order(buyer);

    expect(await buyer.submit(`/webapp/orders/${number}`, '/webapp/orders/again')).toContain(
      '2 × Xerox 205 added to your cart.',
    );
    expect(itemOf(await buyer.read(), paper).qty).toBe(2);
  });

  test('an order is added once when its form is sent again, and again after its lines are gone [DEC-Q446]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 2 }]);
    const form = await buyer.form(`/webapp/orders/${await order(buyer)}`, '/webapp/orders/again');
    const press = () => buyer.send('/webapp/orders/again', { form });

    await Promise.all([press(), press()]);
    const line = itemOf(await buyer.read(), paper);
    expect(line.qty).toBe(2);
    expect(await buyer.page('/cc/mmx/cart')).toContain('2 × Xerox 205 added to your cart.');

    await buyer.remove(line.cartItemId ?? '');
    await press();
    expect(itemOf(await buyer.read(), paper).qty).toBe(2);
  });

  test('a bundle is ordered again with its parts, at the same price, and a pickup at the same store [DEC-Q446]', async () => {
    const items = [
      { itemId: 'BUNDLE-DESK-STARTER', qty: 1 },
      { itemId: paper, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0112' },
    ];
    const buyer = await aBuyer(open.shop, items);
    const before = await buyer.read();
    const number = await order(buyer);
    await buyer.submit(`/webapp/orders/${number}`, '/webapp/orders/again');

    const cart = await buyer.read();
    expect(cart.items?.map(({ itemId }) => itemId)).toEqual(before.items?.map(({ itemId }) => itemId));
    expect(cart.cartSummary?.cartSubTotal).toBe(before.cartSummary?.cartSubTotal);
    const [line] = await open.database
      .select()
      .from(cartLines)
      .where(eq(cartLines.id, itemOf(cart, paper).cartItemId ?? ''));
    expect(line).toMatchObject({ deliveryType: 'ISP', storeNumber: '0112' });
  });

  test('an order that is picked up names its store in the language of the page [DEC-Q446]', async () => {
    const items = [{ itemId: paper, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0112' }];
    const buyer = await aBuyer(open.shop, items);
    const number = await order(buyer);
    const page = await buyer.page(`/webapp/orders/${number}?lang=fr-CA`);
    expect(page).toContain('<dt>Livraison</dt><dd>Ramassage\u00a0: ');
    expect(page).not.toContain('pickup at');
  });

  test('a declined order displays who declined it and why, and is sent again with its accounting [DEC-Q446]', async () => {
    const buyer = await aBusinessBuyer(open.shop);
    const number = await aDeclinedOrder(buyer);

    expect((await buyer.send(`/webapp/order/${number}`)).headers.get('location')).toBe(`/webapp/orders/${number}`);
    const page = await buyer.page(`/webapp/orders/${number}`);
    for (const text of ['Your order was declined', 'Two chairs are enough', 'Declined by Sally Hughsby', 'PO 4711'])
      expect(page).toContain(text);
    expect(page).not.toContain('Order again');

    await buyer.submit(`/webapp/orders/${number}`, '/webapp/orders/revise?tenantId=10051');
    const cart = await buyer.read();
    expect(itemOf(cart, chair).qty).toBe(4);
    expect(cart.accountInfo).toMatchObject({ bcName: 'Facilities', purchaseOrderNumber: 'PO 4711' });
    await emptied(buyer);
  });

  test('a declined order goes to its location again, and a cart in progress keeps its own accounting [DEC-Q446]', async () => {
    const buyer = await aBusinessBuyer(open.shop);
    const shipTo = (addressId: string | undefined) => buyer.status('actionType=UPDATE_SHIP_TO', { addressId });
    await emptied(buyer);
    const { addresses } = await buyer.add(paper);
    const [head, other] = (addresses as { id: string }[]).map(({ id }) => id);
    await shipTo(other);
    const number = await aDeclinedOrder(buyer);
    const revise = async () => {
      await buyer.submit(`/webapp/orders/${number}`, '/webapp/orders/revise?tenantId=10051');
      return (await buyer.read()).accountInfo;
    };

    expect(await revise()).toMatchObject({ shipToAddressId: other, purchaseOrderNumber: 'PO 4711' });
    await emptied(buyer);
    await shipTo(head);
    await buyer.addAll([{ itemId: paper, qty: 1 }]);
    await buyer.status('actionType=UPDATE_ACCOUNTING_INFO', { accountInfo: { purchaseOrderNumber: 'PO A' } });
    expect(await revise()).toMatchObject({
      ...{ shipToAddressId: head, purchaseOrderNumber: 'PO A', bcName: 'Facilities' },
    });
    await emptied(buyer);
  });

  test('only a declined order can be changed and sent again [DEC-Q446]', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 1 }]);
    const number = (await order(buyer)) ?? '';
    await buyer.send('/webapp/orders/revise', { form: { orderNumber: number, back: '/cc/mmx/cart' } });
    expect((await buyer.read()).items ?? []).toEqual([]);
  });

  test('a search finds orders by number, product, SKU or purchase order, all its words, and no others [DEC-Q446]', async () => {
    const buyer = await aBusinessBuyer(open.shop);
    await emptied(buyer);
    await buyer.addAll([{ itemId: chair, qty: 1 }]);
    const po = { budgetCenter: 'Facilities', poNumber: 'PO 8_33%' };
    const { number = '' } = await orderForBusiness(buyer, po);
    await buyer.addAll([{ itemId: paper, qty: 1 }]);
    const { number: other = '' } = await orderForBusiness(buyer, { ...po, poNumber: 'PO 8133' });
    const found = async (search: string) => {
      const page = await buyer.page(`/webapp/orders?search=${encodeURIComponent(search)}`);
      const numbers = [...page.matchAll(/href="\/webapp\/orders\/([^"?]+)"/g)].map(([, it]) => it);
      return [numbers.includes(number), numbers.includes(other)];
    };

    const [, chairWord = ''] =
      /<a href="[^"]*FUR-CH-10000454">(\S+)/.exec(await buyer.page(`/webapp/orders/${number}`)) ?? [];
    expect(chairWord).not.toBe('');
    for (const search of [number, ` ${number.toLowerCase()} `, chair, 'PO 8_33%', `${chairWord.toUpperCase()} 8_3`])
      expect([search, ...(await found(search))]).toEqual([search, true, false]);
    expect(await found('xerox 8133')).toEqual([false, true]);
    // the category of the paper, which is not in its name
    expect(await found('paper 8133')).toEqual([false, true]);
    expect(await found('xerox 8_33')).toEqual([false, false]);
    expect(await found('PO')).toEqual([true, true]);
    await emptied(buyer);
  });

  test('a search stays on further pages, is written as text, and leads back to all orders [DEC-Q446]', async () => {
    const sally = await aBusinessBuyer(open.shop, 'sally@quire.example');
    const older = { customerId: 'SH-19975', placedOn: '2012-01-01', total: 100, shipTo: '1 Main Street' };
    await open.database
      .insert(orders)
      .values(Array.from({ length: 21 }, (_, index) => ({ ...older, number: `OLD-${index}` })));
    const first = await sally.page('/webapp/orders?search=old-');
    expect(first).toContain('21 results for “old-”');
    expect(first).toContain('href="/webapp/orders?search=old-&amp;page=2"');
    const second = await sally.page('/webapp/orders?search=old-&page=2');
    expect(second).toContain('value="old-"');
    expect(second.match(/class="order-card"/g)).toHaveLength(1);
    expect(cardsOf(await sally.page('/webapp/orders?search=old-&page=99'))).toEqual(cardsOf(second));
    const none = await sally.page(`/webapp/orders?search=${encodeURIComponent('"><i>x')}`);
    expect(none).toContain('0 results for “&quot;&gt;&lt;i&gt;x”');
    expect(none).not.toContain('You have no orders yet.');
    expect(none).toContain('<a href="/webapp/orders">Show all orders</a>');
  });

  test.each(['99', '0', '-1', 'two'])('the page %s of one page of orders is that page [DEC-Q446]', async (page) => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 2 }]);
    const number = await order(buyer);
    const list = await buyer.page(`/webapp/orders?page=${page}`);
    expect(list).toContain(`href="/webapp/orders/${number}"`);
    expect(list).toContain('<label for="order-search">');
  });

  test('a search without results is in the singular in French', async () => {
    const buyer = await aBuyer(open.shop, [{ itemId: paper, qty: 2 }]);
    await order(buyer);
    for (const path of ['/webapp/orders?search=none', '/webapp/search?q=qqqqq'])
      expect(await buyer.page(`${path}&lang=fr-CA`)).toContain('0 résultat pour');
  });

  test('older orders are on further pages, those of the data included [DEC-Q446]', async () => {
    const buyer = await aBusinessBuyer(open.shop, 'sally@quire.example');
    const [first] = await open.database.select().from(orders).where(eq(orders.customerId, 'SH-19975')).limit(1);
    const all: string[] = [];
    for (let page = 1; page < 20; page += 1) {
      const body = await buyer.page(`/webapp/orders?page=${page}`);
      const numbers = [...body.matchAll(/href="\/webapp\/orders\/([^"?]+)"/g)].map(([, number]) => number ?? '');
      expect(numbers.length).toBeLessThanOrEqual(20);
      all.push(...numbers);
      if (!body.includes(`?page=${page + 1}`)) break;
    }
    expect(all).toContain(first?.number);
    expect(new Set(all).size).toBe(all.length);
  });
});
