import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { ADA } from '../../../../tests/support/shop/fakeShopSignIn';
import { lineOf, lines, QUICK, savedPage, skus, storedList } from '../../../../tests/support/widgets/savedPage';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { signInAs } from '../../account/client/signInAs';
import { CART_SET_MS } from '../../cart/rules/storedCart';
import { savedItemsOf } from './savedItemsClient';
import { toSavedItem } from './toSavedItem';

describe('reading saved items', () => {
  test('a read requests the first 300 items with GET /sfl and parses them [SFL-001, SFL-008]', async () => {
    const page = await savedPage({ PEN: 3, MUG: 2 });

    expect(page.shop.requestsOf('saved-read')).toMatchObject([
      { method: 'GET', path: '/cc/api/sfl', query: { mmx: 'true', page: '1', size: '300' } },
    ]);
    expect(page.client.state()).toMatchObject({ phase: 'ready', error: null, busy: [], added: [] });
    expect(page.client.state().items).toMatchObject([
      { sku: 'MUG', quantity: 2, isOutOfStock: false, price: { unit: { minor: 1250, currency: 'USD' } } },
      { sku: 'PEN', quantity: 3 },
    ]);
  });

  test('a saved item has its quantity, its stock and all product details that the shop sends [SFL-011]', async () => {
    const shop = fakeShop();
    shop.saved.put('LAMP', 2, {
      imageUrl: '/lamp.webp',
      name: 'Desk lamp',
      model: 'L-1',
      itemUrl: '/lamp',
      reviewCount: '12',
      reviewRating: 4.5,
      priceInfo: { uom: 'Box', finalPrice: '78.00', basePrice: '45.00', finalPricePerUnit: '39.00' },
      deliveryDate: '2026-11-24',
      relatedItems: [
        { itemId: 'PLAN', qty: 2, relationType: 'WARRANTY', name: 'Lamp plan' },
        { itemId: 'BULB', relationType: 'ACCESSORY' },
        'BULB-2',
      ],
    });
    const { client } = await savedPage({}, {}, { shop });

    expect(client.state().items).toEqual([
      {
        id: 'saved-1',
        sku: 'LAMP',
        name: 'Desk lamp',
        model: 'L-1',
        url: '/lamp',
        imageUrl: '/lamp.webp',
        quantity: 2,
        isOutOfStock: true,
        price: {
          unit: { minor: 3900, currency: 'USD' },
          total: { minor: 7800, currency: 'USD' },
          base: { minor: 4500, currency: 'USD' },
          unitOfMeasure: 'Box',
        },
        reviews: { count: 12, rating: 4.5 },
        deliveryDate: '2026-11-24',
        plans: [{ sku: 'PLAN', name: 'Lamp plan', quantity: 2, relation: 'WARRANTY' }],
      },
    ]);
  });

  test('a read continues with the next page while pages are full', async () => {
    const shop = fakeShop();
    for (let number = 1; number <= 605; number += 1) shop.saved.put(`SHELF-${number}`);
    const { client } = await savedPage({}, {}, { shop });

    expect(client.state().items).toHaveLength(605);
    expect(shop.requestsOf('saved-read').map(({ query }) => query['page'])).toEqual(['1', '2', '3']);
  });

  test('a read ends if the shop returns the same full page again', async () => {
    const shop = fakeShop();
    for (let number = 1; number <= 300; number += 1) shop.saved.put(`SHELF-${number}`);
    shop.failNext({ alter: () => ({ sflItems: shop.saved.items }) }, { of: 'saved-read', times: 9 });
    const { client } = await savedPage({}, {}, { shop });

    expect(client.state().items).toHaveLength(300);
    expect(shop.requestsOf('saved-read')).toHaveLength(2);
  });

  test('concurrent reads share one request, and need none while the stored list is valid [STOR-002]', async () => {
    let now = Date.UTC(2026, 10, 20);
    const page = await savedPage({ MUG: 1 }, {}, { shop: fakeShop({ saved: { MUG: 1 } }), host: { now: () => now } });
    expect(storedList(page)).toMatchObject({ sflItems: [{ itemId: 'MUG' }] });

    const next = savedItemsOf(aStorefront({ shop: page.shop, host: page.host.openTab({ now: () => now }) }));
    await Promise.all([next.read(), next.read()]);
    expect(next.state().items).toMatchObject([{ sku: 'MUG' }]);
    expect(page.shop.requestsOf('saved-read')).toHaveLength(1);

    now += CART_SET_MS;
    const reopened = savedItemsOf(aStorefront({ shop: page.shop, host: page.host.openTab({ now: () => now }) }));
    await Promise.all([reopened.read(), reopened.read()]);
    expect(page.shop.requestsOf('saved-read')).toHaveLength(2);
  });

  test('a stored list that would outlive its 10 minutes is read again from the shop [STOR-002]', async () => {
    const now = Date.UTC(2026, 10, 20);
    const page = await savedPage({ MUG: 1 }, {}, { shop: fakeShop({ saved: { MUG: 1 } }), host: { now: () => now } });
    const earlier = page.host.openTab({ now: () => now - 60_000 });
    await savedItemsOf(aStorefront({ shop: page.shop, host: earlier })).read();
    expect(page.shop.requestsOf('saved-read')).toHaveLength(2);
  });

  test('a stored list with an out-of-stock item is read again from the shop', async () => {
    const page = await savedPage({ LAMP: 1, MUG: 1 });
    const next = savedItemsOf(aStorefront({ shop: page.shop, host: page.host.openTab() }));
    Object.assign(page.shop.products['LAMP'] ?? {}, { stock: 5 });

    await next.read();
    expect(next.state().items).toMatchObject([{ sku: 'MUG' }, { sku: 'LAMP', isOutOfStock: false }]);
  });

  test('mcRefresh=true reads the list from the shop, both before and after the cart is read', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.saved.put('PEN');
    const href = 'https://shop.example/cart?mcRefresh=true';
    const first = aStorefront({ shop: page.shop, host: page.host.openTab({ href }) });
    await savedItemsOf(first).read();
    expect(savedItemsOf(first).state().items).toHaveLength(2);

    page.shop.saved.put('INK');
    const second = aStorefront({ shop: page.shop, host: page.host.openTab({ href }) });
    await second.cart.read();
    await savedItemsOf(second).read();
    expect(second.host.location.href).not.toContain('mcRefresh');
    expect(savedItemsOf(second).state().items).toHaveLength(3);
  });

  test.each(['no JSON', '[]', '{"sflItems":[{"itemId":"PEN","qty":"many"}],"added":[],"expires":60000}'])(
    'a stored list that another script wrote as %s is read from the shop',
    async (stored) => {
      const shop = fakeShop({ saved: { MUG: 1 } });
      const page = await savedPage({}, {}, { shop, host: { localStorage: { sfl: stored }, now: () => 0 } });
      expect(skus(page)).toEqual(['MUG']);
    },
  );

  test('a stored list of another session is ignored', async () => {
    const first = await savedPage(
      { MUG: 1 },
      {},
      { shop: fakeShop({ saved: { MUG: 1 } }), host: { cookies: { 'ctx-token': 'a' } } },
    );
    const theirs = first.host.localStorage.get('sfl') ?? '';
    const shop = fakeShop({ saved: { PEN: 1 } });
    const host = { cookies: { 'ctx-token': 'b' }, localStorage: { sfl: theirs, 'ctx-token': 'a' } };

    const page = aStorefront({ shop, host });
    await savedItemsOf(page).read();
    expect(savedItemsOf(page).state().items).toMatchObject([{ sku: 'PEN' }]);
  });

  test('a read that fails rejects and sets the error, and the next read sends a new request', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const client = savedItemsOf(aStorefront({ shop }));
    shop.failNext(502, { of: 'saved-read' });

    await expect(client.read()).rejects.toMatchObject({ kind: 'refused', status: 502 });
    expect(client.state()).toMatchObject({ phase: 'failed', error: { status: 502 } });
    await client.read();
    expect(client.state()).toMatchObject({ phase: 'ready', error: null });
  });

  test('only the first read shows that it loads, and a refresh that fails leaves the list on screen', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const client = savedItemsOf(aStorefront({ shop, config: QUICK }));
    const phases: string[] = [];
    client.subscribe(() => phases.push(client.state().phase));
    await client.read();
    expect(phases).toEqual(['loading', 'ready']);

    shop.failNext(502, { of: 'saved-read' });
    await expect(client.read({ isRefresh: true })).rejects.toMatchObject({ status: 502 });
    expect(client.state()).toMatchObject({ phase: 'ready', error: { status: 502 }, items: [{ sku: 'MUG' }] });
    await client.read({ isRefresh: true });
    expect(client.state().error).toBeNull();
    expect(phases).not.toContain('failed');
    expect(phases.slice(1)).not.toContain('loading');
  });

  test('each list that is shown is published', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    const lists: string[][] = [];
    page.events.subscribe('saved-items:changed', ({ items }) => lists.push(items.map(({ sku }) => sku)));
    page.client.removeProduct('saved-2');
    await page.client.read({ isRefresh: true });
    expect(lists).toEqual([['MUG'], ['PEN', 'MUG']]);
  });

  test('a stored list with amounts of another currency is read again from the shop', async () => {
    const page = await savedPage({ MUG: 1 });
    const inYen = aStorefront({ shop: page.shop, host: page.host.openTab(), config: { currency: 'JPY' } });
    page.shop.saved.clear();
    await savedItemsOf(inYen).read();
    expect(savedItemsOf(inYen).state()).toMatchObject({ phase: 'ready', items: [] });
  });

  test('a page that has not read its saved items sends nothing when the customer signs in, or comes back', async () => {
    const page = aStorefront({ shop: fakeShop({ saved: { MUG: 1 } }) });
    const client = savedItemsOf(page);
    onTestFinished(client.connect());
    await signInAs(page, ADA);
    page.host.firePageShow(true);
    page.host.fireStorage('sfl', null);
    page.shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
    await page.cart.read({ isRefresh: true });
    await expect.poll(() => client.state().isMoved).toBe(true);
    expect(page.shop.requestsOf('saved-read')).toEqual([]);
    expect(client.state().phase).toBe('idle');
  });

  test('sign-in on the page reads the list again, even if the guest had no saved items', async () => {
    const page = await savedPage();
    page.shop.saved.put('PEN', 2);
    await signInAs(page, ADA);
    await expect.poll(() => skus(page)).toEqual(['PEN']);
  });

  test('a business guest sends no request, and the requests of a signed-in buyer have the tenant', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const guest = savedItemsOf(aStorefront({ shop, config: BUSINESS_CONTEXT }));
    await guest.read();
    expect(guest.state().phase).toBe('skipped');
    expect(shop.requests).toEqual([]);

    const page = await savedPage({ MUG: 1 });
    const tab = savedItemsOf(aStorefront({ shop, config: BUSINESS_CONTEXT, host: page.host.openTab() }));
    onTestFinished(tab.connect());
    await tab.read();
    page.client.removeProduct('saved-1');
    expect(tab.state()).toMatchObject({ phase: 'skipped', items: [] });

    const session = { isLoggedIn: true };
    await savedItemsOf(aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session } })).read();
    expect(shop.requestsOf('saved-read')).toMatchObject([{ query: { tenantId: '10051' } }]);
  });
});

describe('saving a line', () => {
  test('a save posts the line with its quantity and line id, then removes it from the cart [SFL-002, SFL-005, SFL-009]', async () => {
    const page = await savedPage({}, { MUG: 3, PEN: 1 });
    const listener = vi.fn();
    page.events.subscribe('saved-items:line-saved', listener);

    await page.client.save(lineOf(page, 'MUG'));

    const [save] = page.shop.requestsOf('save');
    expect(save).toMatchObject({ method: 'POST', path: '/cc/api/sfl' });
    expect(save?.body).toEqual({ items: [{ itemId: 'MUG', qty: 3, cartItemId: 'line-1' }] });
    expect(save?.headers['x-http-method-override']).toBeUndefined();
    expect(save?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(save?.keepalive).toBe(true);
    const acts = page.shop.requests.map(({ call }) => call).filter((call) => call === 'save' || call === 'delete');
    expect(acts).toEqual(['save', 'delete']);
    expect(lines(page)).toMatchObject({ PEN: 1 });
    expect(page.shop.cart.items.map(({ itemId }) => itemId)).toEqual(['PEN']);
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 3 }]);
    expect(listener).toHaveBeenCalledWith({ line: expect.objectContaining({ sku: 'MUG' }) });
  });

  test('a save that fails publishes the failure and leaves the line in the cart', async () => {
    const page = await savedPage({}, { MUG: 1 });
    const listener = vi.fn();
    page.events.subscribe('cart:change-failed', listener);
    page.shop.failNext('network', { of: 'save' });

    await expect(page.client.save(lineOf(page, 'MUG'))).rejects.toMatchObject({ kind: 'network' });
    expect(page.shop.requestsOf('delete')).toEqual([]);
    expect(lines(page)).toEqual({ MUG: 1 });
    expect(page.cart.state().leaving).toEqual([]);
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ lineIds: ['line-1'] }));
  });

  test.each([{}, { messages: [{ type: 'ERROR', code: 'SFL_FAILED' }] }, { sflItems: null }])(
    'a save that is answered with %j instead of saved items fails and leaves the line in the cart [SFL-005]',
    async (answer) => {
      const page = await savedPage({}, { MUG: 1 });
      page.shop.failNext({ alter: () => answer }, { of: 'save' });

      await expect(page.client.save(lineOf(page, 'MUG'))).rejects.toMatchObject({ kind: 'contract' });
      expect(page.shop.requestsOf('delete')).toEqual([]);
      expect(lines(page)).toEqual({ MUG: 1 });
    },
  );

  test('a save with a lost response is repeated with the same key and saves the item once', async () => {
    const page = await savedPage({}, { MUG: 2 });
    page.shop.failNext('lost', { of: 'save' });
    await expect(page.client.save(lineOf(page, 'MUG'))).rejects.toMatchObject({ kind: 'network' });
    await expect.poll(() => skus(page)).toEqual(['MUG']);
    expect(lines(page)).toEqual({ MUG: 2 });

    await page.client.save(lineOf(page, 'MUG'));
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 2 }]);
    const [first, second] = page.shop.requestsOf('save').map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
    expect(page.shop.cart.items).toEqual([]);
  });

  test('saves of other items, and later saves of the same one, have keys of their own', async () => {
    const page = await savedPage({ PEN: 1 }, { MUG: 2, INK: 1 });
    page.shop.failNext('lost', { of: 'save' });
    await page.client.save(lineOf(page, 'MUG')).catch(() => undefined);
    await page.client.save(lineOf(page, 'INK'));
    await page.client.save(lineOf(page, 'MUG'));
    const saved = (sku: string) => page.client.state().items.find((item) => item.sku === sku)!;
    page.shop.failNext('lost', { of: 'save' });
    await page.client.restore(saved('PEN')).catch(() => undefined);
    await page.client.restore(saved('INK'));
    for (let times = 0; times < 2; times += 1) await page.client.restore({ ...saved('PEN'), quantity: 0 });
    const saves = page.shop.requestsOf('save');
    const keys = saves.map(({ headers }) => headers['idempotency-key']);
    const [mug, ink, mugAgain, pen, inkRestored, penAgain, penLater] = keys;
    expect([mugAgain, penAgain]).toEqual([mug, pen]);
    expect(new Set([mug, ink, pen, inkRestored, penLater]).size).toBe(5);
    expect(saves.at(-1)?.body).toEqual({ items: [{ itemId: 'PEN', qty: 1 }] });
  });

  test('a save whose removal fails rejects and leaves the item in both places; the next save completes it', async () => {
    const page = await savedPage({}, { MUG: 2 });
    page.shop.failNext(502, { of: 'delete' });

    await expect(page.client.save(lineOf(page, 'MUG'))).rejects.toMatchObject({ status: 502 });
    expect(skus(page)).toEqual(['MUG']);
    expect(lines(page)).toEqual({ MUG: 2 });
    await page.client.save(lineOf(page, 'MUG'));
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 2 }]);
    expect(page.shop.cart.items).toEqual([]);
  });

  test('a save is ignored while another cart request is in flight', async () => {
    const page = await savedPage({}, { MUG: 1, PEN: 1 });
    page.shop.hold('update');
    const update = page.cart.update({ lineId: lineOf(page, 'PEN').id, quantity: 4 });

    expect(await page.client.save(lineOf(page, 'MUG'))).toEqual({ kind: 'ignored' });
    page.shop.release();
    await update;
    expect(page.shop.requestsOf('save')).toEqual([]);
  });

  test('a save before the first read does not store a list of that item alone', async () => {
    const shop = fakeShop({ saved: { PEN: 1 }, cart: { MUG: 1 } });
    const page = aStorefront({ shop, config: QUICK });
    await page.cart.read();
    const client = savedItemsOf(page);

    await client.save(lineOf(page, 'MUG'));
    expect(page.host.localStorage.get('sfl')).toBeNull();
    await client.read();
    expect(client.state().items.map(({ sku }) => sku)).toEqual(['MUG', 'PEN']);
  });

  test('a saved line appears at the top of a list that has an out-of-stock item [SFL-002]', async () => {
    const page = await savedPage({ LAMP: 1 }, { MUG: 1 });
    await page.client.save(lineOf(page, 'MUG'));
    expect(skus(page)).toEqual(['MUG', 'LAMP']);
  });
});

describe('removing a saved item', () => {
  test('a removal updates the list at once, and deletes the item on the server [SFL-007, SFL-010]', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    page.shop.hold('saved-delete');
    const removing = page.client.remove('saved-1');
    expect(skus(page)).toEqual(['PEN']);

    page.shop.release();
    expect(await removing).toBe('changed');
    expect(page.shop.requestsOf('saved-delete')).toMatchObject([
      { method: 'POST', path: '/cc/api/sfl/saved-1', headers: { 'x-http-method-override': 'DELETE' }, keepalive: true },
    ]);
    expect(page.shop.saved.items).toMatchObject([{ itemId: 'PEN' }]);
    expect(storedList(page).sflItems).toMatchObject([{ itemId: 'PEN' }]);
  });

  test('a removal that fails restores the item, and reads the list again', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.failNext(500, { of: 'saved-delete' });
    page.shop.saved.put('PEN');

    await expect(page.client.remove('saved-1')).rejects.toMatchObject({ kind: 'refused' });
    expect(skus(page)).toEqual(['MUG']);
    await expect.poll(() => skus(page)).toEqual(['PEN', 'MUG']);
  });

  test('an item is busy while it is removed, which dismisses the message about moved items [CART-STORE-007]', async () => {
    const page = await savedPage({ MUG: 1 }, { PEN: 1 });
    page.shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
    await page.cart.read({ isRefresh: true });
    await expect.poll(() => page.shop.requestsOf('saved-read').length).toBe(2);
    page.shop.hold('saved-delete');
    const removing = page.client.remove('saved-1');
    expect(page.client.state()).toMatchObject({ busy: ['saved-1'], isMoved: false });
    page.shop.release();
    await removing;
    expect(page.client.state().busy).toEqual([]);
  });

  test('a removed item can be restored with its quantity', async () => {
    const page = await savedPage({ MUG: 3 });
    const [item] = page.client.state().items;
    await page.client.remove('saved-1');
    const restoring = page.client.restore(item!);
    expect(page.client.state().busy).toEqual(['saved-1']);

    expect(await restoring).toBe('changed');
    expect(page.shop.requestsOf('save').at(-1)?.body).toEqual({ items: [{ itemId: 'MUG', qty: 3 }] });
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 3 }]);
  });

  test('removeProduct removes the item from the list and the store, and sends no request [SFL-006]', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    page.client.removeProduct('saved-1');

    expect(skus(page)).toEqual(['PEN']);
    expect(storedList(page).sflItems).toMatchObject([{ itemId: 'PEN' }]);
    expect(page.shop.requestsOf('saved-delete')).toEqual([]);
  });

  test.each([
    ['remove', ['PEN']],
    ['removeProduct', ['PEN', 'MUG']],
  ] as const)('%s before the first read does not show or store a list [SFL-006, SFL-007]', async (method, left) => {
    const client = savedItemsOf(aStorefront({ shop: fakeShop({ saved: { MUG: 1, PEN: 1 } }), config: QUICK }));
    await client[method]('saved-1');
    expect(client.state()).toMatchObject({ phase: 'idle', items: [] });
    await client.read();
    expect(skus({ client })).toEqual(left);
  });
});

describe('changes from elsewhere', () => {
  test('a change in another tab is shown here, and a list cleared there is read from the shop [STOR-002]', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    const other = await savedPage({}, {}, { shop: page.shop, host: page.host.openTab() });

    await other.client.remove('saved-1');
    expect(skus(page)).toEqual(['PEN']);

    page.shop.saved.put('INK');
    other.host.localStorage.remove('sfl');
    await expect.poll(() => skus(page)).toEqual(['INK', 'PEN']);
  });

  test('a read that is overtaken by a change is repeated', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    page.shop.hold('saved-read');
    const read = page.client.read({ isRefresh: true });
    await expect.poll(() => page.shop.held).toBe(1);
    await page.client.remove('saved-1');
    page.shop.release();

    await read;
    expect(skus(page)).toEqual(['PEN']);
    expect(page.shop.requestsOf('saved-read')).toHaveLength(3);
  });

  test('a read that is overtaken by another tab is repeated, even if this tab is not connected', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    const other = aStorefront({ shop: page.shop, config: QUICK, host: page.host.openTab() });
    const reader = savedItemsOf(other); // not connected
    page.shop.hold('saved-read');
    const read = reader.read({ isRefresh: true });
    await expect.poll(() => page.shop.held).toBe(1);
    await page.client.remove('saved-1');
    page.shop.release();

    await read;
    expect(skus({ client: reader })).toEqual(['PEN']);
    expect(storedList(page).sflItems).toMatchObject([{ itemId: 'PEN' }]);
  });

  test('a first read is repeated if a tab without a list saves an item during it', async () => {
    const shop = fakeShop({ saved: { PEN: 1 }, cart: { MUG: 1 } });
    const page = aStorefront({ shop, config: QUICK });
    await page.cart.read();
    const client = savedItemsOf(page);
    const other = savedItemsOf(aStorefront({ shop, config: QUICK, host: page.host.openTab() }));
    onTestFinished(other.connect());
    shop.hold('saved-read');
    const read = other.read();
    await expect.poll(() => shop.held).toBe(1);

    await client.save(lineOf(page, 'MUG'));
    shop.release();
    await read;
    expect(skus({ client: other })).toEqual(['MUG', 'PEN']);
  });

  test('a response for a session that has ended is not used as the list of the new one', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.hold('saved-read');
    const read = page.client.read({ isRefresh: true });
    await expect.poll(() => page.shop.held).toBe(1);
    page.shop.saved.clear();
    page.host.cookies.set('ctx-token', 'new');
    page.shop.release();

    await read;
    expect(skus(page)).toEqual([]);
  });

  test('SFL_MOVED reads the list again, and isMoved is set until it is dismissed [CART-STORE-007, CART-CODE-026]', async () => {
    const page = await savedPage({ MUG: 1 }, { PEN: 1 });
    page.shop.saved.put('INK');
    page.shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];

    await page.cart.read({ isRefresh: true });
    expect(page.client.state().isMoved).toBe(true);
    await expect.poll(() => skus(page)).toEqual(['INK', 'MUG']);
    page.client.dismissMoved();
    page.client.connect()();
    expect(page.client.state().isMoved).toBe(false);
  });

  test.each([
    ['SFL_MOVED', true],
    ['BACK_IN_STOCK', false],
  ])('%s of a cart that was read before the list sets isMoved: %s', async (code, isMoved) => {
    const shop = fakeShop({ saved: { MUG: 1 }, cart: { PEN: 1 } });
    shop.cart.messages = [{ code, type: 'INFO' }];
    const { client } = await savedPage({}, {}, { shop });
    expect(client.state().isMoved).toBe(isMoved);
  });

  test('a page that is restored from the back/forward cache reads the list again', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.saved.put('INK');
    page.host.firePageShow(false);
    expect(page.shop.requestsOf('saved-read')).toHaveLength(1);
    page.host.firePageShow(true);
    await expect.poll(() => skus(page)).toEqual(['INK', 'MUG']);
  });

  test('a list that another script writes is read from the shop, and the shop has the last word [STOR-002]', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.saved.put('INK');
    page.host.fireStorage('sfl', '[]');
    await expect.poll(() => skus(page)).toEqual(['INK', 'MUG']);
    expect(storedList(page).sflItems).toHaveLength(2);
  });

  test('a save before the first read tells another tab, even if no list is stored', async () => {
    const shop = fakeShop({ saved: { PEN: 1 }, cart: { MUG: 1 } });
    const page = aStorefront({ shop, config: QUICK });
    await page.cart.read();
    const written: (string | null)[] = [];
    page.host.openTab().onStorage('sfl', (value) => written.push(value));
    await savedItemsOf(page).save(lineOf(page, 'MUG'));
    expect(written).toEqual(['', null]);
  });

  test('SFL_MOVED of one cart is handled once, however often its widgets mount [CART-STORE-007]', async () => {
    const page = await savedPage({ MUG: 1 }, { PEN: 1 });
    page.shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
    await page.cart.read({ isRefresh: true });
    await expect.poll(() => page.shop.requestsOf('saved-read').length).toBe(2);
    page.events.publish('cart:changed', { cart: page.cart.state().cart!, origin: 'read', changes: [] });
    await page.client.read();
    expect(page.shop.requestsOf('saved-read')).toHaveLength(2);
  });
});

test.each([
  [1, true],
  ['Y', true],
  [0, false],
  [null, false],
] as const)('a saved item with isItemOOS %j is out of stock: %s [DEC-Q612]', (isItemOOS, isOutOfStock) => {
  expect(toSavedItem({ itemId: 'MUG', qty: 1, isItemOOS }, 'USD')).toMatchObject({ isOutOfStock });
});
