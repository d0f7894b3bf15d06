import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../database/schema';
import { address } from '../testing/aBuyer';
import { aVisitor, itemOf } from '../testing/aVisitor';
import { formContract } from '../testing/contracts/formContract';
import { formOf } from '../testing/formOf';
import { shopForTests } from '../testing/shopForTests';
import { randomLetters } from '../vault/randomLetters';

const open = shopForTests();

const paper = 'OFF-PA-10000061';

async function submit(page: string, action: string, changed: Record<string, string> = {}): Promise<string> {
  const response = await open.visitor.send(action, { form: { ...formOf(page, action), ...changed } });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

formContract(() => open.shop);

describe('plain forms', () => {
  test('a customer can add, update, delete and order without a script [ROUTE-012]', async () => {
    const back = await submit(await open.visitor.page(`/webapp/product/${paper}`), '/webapp/cart/add', { qty: '3' });
    expect(back).toBe(`/webapp/product/${paper}?mcRefresh=true`);
    expect(await open.visitor.page(back)).toContain('3 × Xerox 205 added to your cart.');
    expect(await open.visitor.page(back)).not.toContain('added to your cart.');

    const cart = await open.visitor.page('/webapp/wcs/stores/servlet/cart');
    expect(await submit(cart, '/webapp/cart/update', { qty: '5' })).toBe(
      '/webapp/wcs/stores/servlet/cart?mcRefresh=true',
    );
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(5);
    await submit(cart, '/webapp/cart/delete');
    expect(await open.visitor.page('/cc/mmx/cart')).toContain('Your cart is empty.');

    await submit(await open.visitor.page(`/webapp/product/${paper}`), '/webapp/cart/add', { qty: '2' });
    await open.visitor.register();
    const order = await submit(await open.visitor.page('/cc/sparq/checkout'), '/webapp/checkout', address);
    const confirmation = await open.visitor.page(order);
    expect(confirmation).toContain('Thank you for your order');
    expect(confirmation).toContain('>Xerox 205<');
    expect(confirmation).toContain('Quantity: 2');
    expect(confirmation).toContain('Cambridge, MA 02138');
    expect((await open.visitor.read()).items).toEqual([]);
    expect((await aVisitor(open.shop).send(order, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  test('an add whose form is sent twice adds once, and again with another quantity or from a new page [DEC-Q480]', async () => {
    const { visitor } = open;
    const product = `/webapp/product/${paper}`;
    const form = await visitor.form(product, '/webapp/cart/add');
    const press = (changed = {}) => visitor.send('/webapp/cart/add', { form: { ...form, ...changed } });
    const quantity = async () => itemOf(await visitor.read(), paper).qty;
    await Promise.all([press(), press()]);
    expect(await quantity()).toBe(1);
    expect(await visitor.page(product)).toContain('1 × Xerox 205 added to your cart.');
    await press({ qty: '2' });
    expect(await quantity()).toBe(3);
    await submit(await visitor.page(product), '/webapp/cart/add');
    expect(await quantity()).toBe(4);
  });

  test.each([
    ['/webapp/quick-order', '/webapp/quick-order', async () => ({ lines: `${paper} 2` })],
    [
      '/cc/mmx/cart',
      '/webapp/saved/move',
      async () => {
        await open.visitor.add(paper, 2);
        await submit(await open.visitor.page('/cc/mmx/cart'), '/webapp/saved/save');
        return {};
      },
    ],
  ])('%s adds once by %s when the form is sent twice [DEC-Q480]', async (path, action, prepare) => {
    const changed = await prepare();
    const form = { ...(await open.visitor.form(path, action)), ...changed };
    await Promise.all([open.visitor.send(action, { form }), open.visitor.send(action, { form })]);
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(2);
  });

  test('the delivery choice of a product page is a part of its add form [DEC-Q552]', async () => {
    const page = await open.visitor.page(`/webapp/product/${paper}`);
    expect(page).toContain(`<form id="add-${paper}"`);
    const controls = [...page.matchAll(/<(?:input|select)[^>]* form="add-[^>]*>/g)].map(([control]) => control);
    expect(controls.map((control) => /name="(\w+)"/.exec(control)?.[1])).toEqual([
      ...['deliveryType', 'deliveryType', 'pickupStoreNumber'],
    ]);
    expect(page).toMatch(/Ship it<\/b> <small>Arrives .* · Free from \$60\.00/);
  });

  test('a business reads that its delivery is free, on the page and by the widgets [DEC-Q595]', async () => {
    await open.visitor.signIn('jonathan@quire.example');
    const page = await open.visitor.page(`/webapp/product/${paper}`);
    expect(page).toMatch(/Ship it<\/b> <small>Arrives [^<]* · Free<\/small>/);
    expect(page).toContain('"freeShippingThreshold":"0.00"');
  });

  test('the cart names the store of a pick-up line', async () => {
    const product = `/webapp/product/${paper}`;
    const pickup = { itemId: paper, qty: '1', deliveryType: 'ISP', pickupStoreNumber: '0008', back: product };
    await open.visitor.send('/webapp/cart/add', { form: pickup });
    expect(await open.visitor.page('/cc/mmx/cart')).toMatch(/Pick up at [A-Z][a-z]+, MA: \d+ /);
  });

  test('a customer can put the requested product back in place of its substitute [DEC-Q555]', async () => {
    await open.visitor.add('OFF-PA-10000029', 3);
    const substitute = (await open.visitor.read()).items?.[0];
    expect(substitute).toMatchObject({ altItem: { origItemId: 'OFF-PA-10000029' } });
    const form = await open.visitor.form('/cc/mmx/cart', '/webapp/cart/original');
    await Promise.all([1, 2].map(() => open.visitor.send('/webapp/cart/original', { form })));
    const { items } = await open.visitor.read();
    expect(items?.map(({ itemId, qty }) => [itemId, qty])).toEqual([['OFF-PA-10000029', 3]]);
  });

  test('the product that is put back is picked up where its substitute would have been [DEC-Q555]', async () => {
    const item = { itemId: 'OFF-PA-10000029', qty: '1', deliveryType: 'ISP', pickupStoreNumber: '0008' };
    const form = await open.visitor.form('/webapp/product/OFF-PA-10000029', '/webapp/cart/add');
    await open.visitor.send('/webapp/cart/add', { form: { ...form, ...item } });
    await submit(await open.visitor.page('/cc/mmx/cart'), '/webapp/cart/original');
    expect(
      (await open.visitor.read()).items?.map(({ selectedDeliveryOption }) => selectedDeliveryOption),
    ).toMatchObject([{ deliveryType: 'ISP', pickupStoreNumber: '0008' }]);
  });

  test('a customer can save a line for later, move it back, and remove it', async () => {
    await open.visitor.add(paper, 3);
    const page = async () => open.visitor.page('/cc/mmx/cart');
    await submit(await page(), '/webapp/saved/save');
    expect(await page()).toContain('Xerox 205 was saved for later.');
    expect((await open.visitor.read()).items).toEqual([]);

    await submit(await page(), '/webapp/saved/move');
    expect(await page()).toContain('3 × Xerox 205 added to your cart.');
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(3);

    await submit(await page(), '/webapp/saved/save');
    await submit(await page(), '/webapp/saved/delete');
    expect(await page()).toContain('Xerox 205 was removed from your saved items.');
    expect(await page()).not.toContain('Saved for later</h2>');
  });

  test('a saved item that cannot be added to the cart stays saved, with a message', async () => {
    await open.visitor.send('/cc/api/sfl', { body: { items: [{ itemId: 'OFF-AR-10000034', qty: 1 }] } });
    const { sflItems } = await (await open.visitor.send('/cc/api/sfl')).json();
    await open.visitor.send('/webapp/saved/move', { form: { id: sflItems[0].sflId, back: '/cc/mmx/cart' } });
    const page = await open.visitor.page('/cc/mmx/cart');
    expect(page).toContain('the following item is out of stock.');
    expect(page).toContain('Out of stock');
  });

  test('an add form displays its result as a message', async () => {
    const add = async (itemId: string, qty = '1') =>
      open.visitor.send('/webapp/cart/add', { form: { itemId, qty, back: '/try' } });
    await add('OFF-AR-10000034');
    expect(await open.visitor.page('/try')).toContain('the following item is out of stock.');
    await add('OFF-PA-10000019', '10');
    expect(await open.visitor.page('/try')).toContain(
      '3 × Xerox 1931 added to your cart. You asked for more than we have in stock. 3 available.',
    );
    await add('OFF-FA-10000053');
    expect(await open.visitor.page('/try')).toContain('Something went wrong. Please try again.');
  });

  test.each(['', 'abc', '-1', '1.5', '0', '99999999'])('the quantity "%s" is refused with a message', async (qty) => {
    const response = await open.visitor.send('/webapp/cart/add', { form: { itemId: paper, qty, back: '/' } });
    expect(response.status).toBe(303);
    expect(await open.visitor.page('/')).toContain('notice-bad');
    expect((await open.visitor.read()).items).toEqual([]);
  });

  test('a coupon is applied, and a refused one is reported with the reason', async () => {
    await open.visitor.add(paper, 2);
    await submit(await open.visitor.page('/cc/mmx/cart'), '/webapp/cart/coupons', { coupon: 'over100' });
    expect(await open.visitor.page('/cc/mmx/cart')).toContain('Your order does not meet the minimum for this coupon.');
    await submit(await open.visitor.page('/cc/mmx/cart'), '/webapp/cart/coupons', { coupon: 'save10' });
    expect(await open.visitor.page('/cc/mmx/cart')).toContain('Coupon SAVE10 applied.');
    expect((await open.visitor.read()).cartSummary?.instantCouponSavings).not.toBe('0.00');
  });

  test.each([
    ['coupons', { coupon: '  ' }, 'Please enter a coupon code.'],
    ['update', { qty: '1.5' }, 'Please enter a quantity.'],
  ])('an invalid %s form is reported without the name of its field', async (act, typed, message) => {
    await open.visitor.add(paper);
    await submit(await open.visitor.page('/cc/mmx/cart'), `/webapp/cart/${act}`, typed);
    expect(await open.visitor.page('/cc/mmx/cart')).toContain(`>${message}<`);
  });

  test('a coupon can be removed, and the others stay', async () => {
    await open.visitor.add(paper);
    await open.visitor.status('actionType=UPDATE_COUPONS', { coupons: ['SAVE10', 'PAPER5'] });
    await submit(await open.visitor.page('/cc/mmx/cart'), '/webapp/cart/coupons/remove');
    expect(await open.visitor.page('/cc/mmx/cart')).toContain('Coupon SAVE10 removed.');
    expect((await open.visitor.read()).coupons).toMatchObject([{ code: 'PAPER5' }]);
  });

  test('a sixth coupon is reported as not applied', async () => {
    await open.visitor.add(paper, 2);
    await open.visitor.status('actionType=UPDATE_COUPONS', { coupons: ['A', 'B', 'C', 'D', 'E'] });
    await submit(await open.visitor.page('/cc/mmx/cart'), '/webapp/cart/coupons', { coupon: 'save10' });
    expect(await open.visitor.page('/cc/mmx/cart')).toContain('Coupon SAVE10 was not applied');
  });

  test.each([
    [{ zipCode: '99999' }, 'Invalid zip code'],
    [{ zipCode: 'abc' }, 'Invalid zip code'],
    [{ name: ' ' }, 'Please enter your name'],
  ])('a checkout with %o is refused with a message, and the typed values are preserved', async (wrong, message) => {
    await open.visitor.add(paper);
    const response = await open.visitor.checkOut({ ...address, ...wrong });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(message);
    expect(page).toContain('value="1 Main Street"');
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(1);
  });

  test.each(['02138 1234', ' 021381234', '02138–1234'])(
    'an order to the ZIP code %j is placed [ADDR-007]',
    async (zipCode) => {
      await open.visitor.add(paper);
      const response = await open.visitor.checkOut({ ...address, zipCode });
      expect(response.headers.get('location')).toMatch(/^\/webapp\/order\/Q-/);
    },
  );

  test.each([{ maxPerCart: 1 }, { maxPerCustomer: 1 }])(
    'a cart over a limit that was set afterwards is not sold until it is reduced: %o',
    async (limit) => {
      const sku = 'OFF-AR-10000127';
      await open.visitor.register();
      const id = itemOf(await open.visitor.add(sku, 2), sku).cartItemId ?? '';
      await open.database.update(products).set(limit).where(eq(products.sku, sku));
      await open.visitor.checkOut(address);
      expect(await open.visitor.page('/cc/mmx/cart')).toMatch(
        /Sold in limited quantities, and your cart holds too many: .+\./,
      );
      await open.visitor.update([{ cartItemId: id, qty: 1 }]);
      const response = await open.visitor.checkOut(address);
      expect(response.headers.get('location')).toMatch(/^\/webapp\/order\/Q-/);
      await open.database.update(products).set({ maxPerCart: null, maxPerCustomer: null }).where(eq(products.sku, sku));
    },
  );

  test('merged carts contain at most five gift cards, and can be ordered', async () => {
    const form = { name: 'Ada', login: `${randomLetters()}@quire.example`, password: 'quire-demo' };
    await open.visitor.send('/office/supplies/register', { form });
    await open.visitor.add('GIFT-CARD-25', 3);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    await open.visitor.add('GIFT-CARD-25', 3);
    await open.visitor.signIn(form.login);
    const cart = await open.visitor.read();
    expect(itemOf(cart, 'GIFT-CARD-25').qty).toBe(5);
    expect(cart.messages?.map(({ code }) => code)).toContain('GIFT_CARD_LIMIT_EXCEEDED');
    const response = await open.visitor.checkOut(address);
    expect(response.headers.get('location')).toMatch(/^\/webapp\/order\//);
  });

  test('forms of a business page require a buyer, and redirect others to the sign-in page', async () => {
    const { back = '', ...fields } = await open.visitor.form('/sba', '/webapp/cart/add?tenantId=10051');
    const send = () => open.visitor.send('/webapp/cart/add?tenantId=10051', { form: { ...fields, back } });
    expect((await send()).headers.get('location')).toBe('/office/supplies/login?jumpUrl=%2Fsba');
    expect(await open.visitor.page('/office/supplies/login')).toContain('Please sign in with your business account.');
    expect((await open.visitor.read()).items).toEqual([]);

    await open.visitor.signIn('jonathan@quire.example');
    expect((await send()).headers.get('location')).toBe('/sba?mcRefresh=true');
    const cart = await open.visitor.page('/cc/sba/cart');
    for (const act of ['update', 'delete', 'coupons']) {
      expect(cart).toContain(`action="/webapp/cart/${act}?tenantId=10051"`);
    }
  });

  test('the checkout redirects an empty cart to the cart page', async () => {
    expect((await open.visitor.send('/cc/sparq/checkout')).headers.get('location')).toBe('/cc/mmx/cart');
    const response = await open.visitor.checkOut(address);
    expect(response.headers.get('location')).toBe('/cc/mmx/cart?mcRefresh=true');
  });

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'a form does not redirect to %s',
    async (back) => {
      const response = await open.visitor.send('/webapp/cart/add', { form: { itemId: paper, qty: '1', back } });
      expect(response.headers.get('location')).toBe('/cc/mmx/cart?mcRefresh=true');
    },
  );

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 303],
    [{ origin: 'http://localhost', host: 'localhost' }, 303],
  ])('a form with the headers %o gets status %i', async (headers, status) => {
    const form = { itemId: paper, qty: '1' };
    expect((await open.visitor.send('/webapp/cart/add', { form, headers })).status).toBe(status);
    expect((await open.visitor.read()).items).toHaveLength(status === 303 ? 1 : 0);
  });
});
