import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { ADA } from '../../../../tests/support/fakeShopSignIn';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../../../tests/support/storefront';
import { signInAs } from '../../account/client/signInAs';
import { CART_SET_MS } from '../../cart/rules/storedCart';
import { savedItemsOf } from './savedItemsClient';

const QUICK = { miniCart: { deleteAnimationMs: 0 }, cart: { retryDelaysMs: [] } };

/** A page that shows its cart and saved items. */
async function aPage(
  saved: Record<string, number> = {},
  cart: Record<string, number> = {},
  options: TestStorefrontOptions = {},
) {
  const shop = options.shop ?? fakeShop({ saved, cart });
  const page = aStorefront({ shop, config: QUICK, ...options });
  const client = savedItemsOf(page);
  onTestFinished(page.connect());
  onTestFinished(client.connect());
  await page.cart.read();
  await client.read();
  return { ...page, shop, client };
}

type Page = Awaited<ReturnType<typeof aPage>>;

const skus = ({ client }: Pick<Page, 'client'>) => client.state().items.map(({ sku }) => sku);
const lines = ({ cart }: Page) => Object.fromEntries(cart.state().cart?.lines.map((it) => [it.sku, it.quantity]) ?? []);
const idOf = (page: Page, sku: string) => page.client.state().items.find((it) => it.sku === sku)?.id ?? '';
const lineOf = (page: Pick<Page, 'cart'>, sku: string) => {
  const line = page.cart.state().cart?.lines.find((it) => it.sku === sku);
  if (!line) throw new Error(`no line of ${sku}`);
  return line;
};
const storedList = ({ host }: Pick<Page, 'host'>) => JSON.parse(host.localStorage.get('sfl') ?? 'null');

describe('reading saved items', () => {
  test('asks GET /sfl for the first 300 and translates what comes [SFL-001, SFL-008]', async () => {
    const page = await aPage({ PEN: 3, MUG: 2 });

    expect(page.shop.requestsOf('saved-read')).toMatchObject([
      { method: 'GET', path: '/cc/api/sfl', query: { mmx: 'true', page: '1', size: '300' } },
    ]);
    expect(page.client.state()).toMatchObject({ phase: 'ready', error: undefined, busy: [], added: [] });
    expect(page.client.state().items).toMatchObject([
      { sku: 'MUG', quantity: 2, isOutOfStock: false, price: { unit: { minor: 1250, currency: 'USD' } } },
      { sku: 'PEN', quantity: 3 },
    ]);
  });

  test('a saved item carries its quantity, its stock and all that is told of its product [SFL-011]', async () => {
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
    const { client } = await aPage({}, {}, { shop });

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

  test('goes on to the next page while pages are full', async () => {
    const shop = fakeShop();
    for (let number = 1; number <= 605; number += 1) shop.saved.put(`SHELF-${number}`);
    const { client } = await aPage({}, {}, { shop });

    expect(client.state().items).toHaveLength(605);
    expect(shop.requestsOf('saved-read').map(({ query }) => query['page'])).toEqual(['1', '2', '3']);
  });

  test('ends when a shop gives the same full page again and again', async () => {
    const shop = fakeShop();
    for (let number = 1; number <= 300; number += 1) shop.saved.put(`SHELF-${number}`);
    shop.failNext({ spoil: () => ({ sflItems: shop.saved.items }) }, { of: 'saved-read', times: 9 });
    const { client } = await aPage({}, {}, { shop });

    expect(client.state().items).toHaveLength(300);
    expect(shop.requestsOf('saved-read')).toHaveLength(2);
  });

  test('is one call for all who ask at once, and none while the list is in the browser’s store [STOR-002]', async () => {
    let now = Date.UTC(2026, 10, 20);
    const page = await aPage({ MUG: 1 }, {}, { shop: fakeShop({ saved: { MUG: 1 } }), host: { now: () => now } });
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

  test('asks again for what was sold out when it was kept', async () => {
    const page = await aPage({ LAMP: 1 });
    const next = savedItemsOf(aStorefront({ shop: page.shop, host: page.host.openTab() }));
    Object.assign(page.shop.products['LAMP'] ?? {}, { stock: 5 });

    await next.read();
    expect(next.state().items).toMatchObject([{ sku: 'LAMP', isOutOfStock: false }]);
  });

  test('what was changed behind the script’s back is asked for, before the cart is read and after', async () => {
    const page = await aPage({ MUG: 1 });
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

  test.each(['no JSON', '[]', '{"sflItems":[{"qty":"many"}],"added":[],"expires":9e15}'])(
    'asks the shop where another script has left %s',
    async (rubbish) => {
      const shop = fakeShop({ saved: { MUG: 1 } });
      const page = await aPage({}, {}, { shop, host: { localStorage: { sfl: rubbish } } });
      expect(skus(page)).toEqual(['MUG']);
    },
  );

  test('what was kept in another session is forgotten unseen', async () => {
    const first = await aPage(
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

  test('a list that can not be read is told, and asked for again', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const client = savedItemsOf(aStorefront({ shop }));
    shop.failNext(502, { of: 'saved-read' });

    await expect(client.read()).rejects.toMatchObject({ kind: 'refused', status: 502 });
    expect(client.state()).toMatchObject({ phase: 'failed', error: { status: 502 } });
    await client.read();
    expect(client.state()).toMatchObject({ phase: 'ready', error: undefined });
  });

  test('are read anew when the customer signs in on the page, also where the guest had none to bring along', async () => {
    const page = await aPage();
    page.shop.saved.put('PEN', 2);
    await signInAs(page, ADA);
    await expect.poll(() => skus(page)).toEqual(['PEN']);
  });

  test('a business guest has none to ask for; a buyer’s calls say whose they are', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const guest = savedItemsOf(aStorefront({ shop, config: BUSINESS_CONTEXT }));
    await guest.read();
    expect(guest.state().phase).toBe('skipped');
    expect(shop.requests).toEqual([]);

    const session = { isLoggedIn: true };
    await savedItemsOf(aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session } })).read();
    expect(shop.requestsOf('saved-read')).toMatchObject([{ query: { tenantId: '10051' } }]);
  });
});

describe('saving a line', () => {
  test('posts it with its quantity and its line, then takes the line out of the cart [SFL-002, SFL-005, SFL-009]', async () => {
    const page = await aPage({}, { MUG: 3, PEN: 1 });
    const listener = vi.fn();
    page.events.subscribe('saved-items:line-saved', listener);

    await page.client.save(lineOf(page, 'MUG'));

    const [save] = page.shop.requestsOf('save');
    expect(save).toMatchObject({ method: 'POST', path: '/cc/api/sfl' });
    expect(save?.body).toEqual({ items: [{ itemId: 'MUG', qty: 3, cartItemId: 'line-1' }] });
    expect(save?.headers['x-http-method-override']).toBeUndefined();
    expect(save?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    const acts = page.shop.requests.map(({ call }) => call).filter((call) => call === 'save' || call === 'delete');
    expect(acts).toEqual(['save', 'delete']);
    expect(lines(page)).toMatchObject({ PEN: 1 });
    expect(page.shop.cart.items.map(({ itemId }) => itemId)).toEqual(['PEN']);
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 3 }]);
    expect(listener).toHaveBeenCalledWith({ line: expect.objectContaining({ sku: 'MUG' }) });
  });

  test('that the shop does not take leaves the line where it is', async () => {
    const page = await aPage({}, { MUG: 1 });
    const listener = vi.fn();
    page.events.subscribe('cart:change-failed', listener);
    page.shop.failNext('network', { of: 'save' });

    await expect(page.client.save(lineOf(page, 'MUG'))).rejects.toMatchObject({ kind: 'network' });
    expect(page.shop.requestsOf('delete')).toEqual([]);
    expect(lines(page)).toEqual({ MUG: 1 });
    expect(page.cart.state().leaving).toEqual([]);
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ lineIds: ['line-1'] }));
  });

  test('whose answer was lost is saved once, however often it is pressed', async () => {
    const page = await aPage({}, { MUG: 2 });
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

  test('that is saved and can not be taken out is in both places, and says so; the next press ends it', async () => {
    const page = await aPage({}, { MUG: 2 });
    page.shop.failNext(502, { of: 'delete' });

    await expect(page.client.save(lineOf(page, 'MUG'))).rejects.toMatchObject({ status: 502 });
    expect(skus(page)).toEqual(['MUG']);
    expect(lines(page)).toEqual({ MUG: 2 });
    await page.client.save(lineOf(page, 'MUG'));
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 2 }]);
    expect(page.shop.cart.items).toEqual([]);
  });

  test('is ignored while another cart request is on the wire', async () => {
    const page = await aPage({}, { MUG: 1, PEN: 1 });
    page.shop.hold('update');
    const update = page.cart.update({ lineId: lineOf(page, 'PEN').id, quantity: 4 });

    expect(await page.client.save(lineOf(page, 'MUG'))).toEqual({ kind: 'ignored' });
    page.shop.release();
    await update;
    expect(page.shop.requestsOf('save')).toEqual([]);
  });

  test('on a page that has not read its list keeps no list of one item alone', async () => {
    const shop = fakeShop({ saved: { PEN: 1 }, cart: { MUG: 1 } });
    const page = aStorefront({ shop, config: QUICK });
    await page.cart.read();
    const client = savedItemsOf(page);

    await client.save(lineOf(page, 'MUG'));
    expect(page.host.localStorage.get('sfl')).toBeNull();
    await client.read();
    expect(client.state().items.map(({ sku }) => sku)).toEqual(['MUG', 'PEN']);
  });
});

describe('moving to the cart', () => {
  test('adds the item first, then deletes it from the list [SFL-003, SFL-010]', async () => {
    const page = await aPage({ MUG: 2, PEN: 1 });
    const outcome = await page.client.move(idOf(page, 'MUG'));

    expect(outcome).toMatchObject({ moved: [{ sku: 'MUG' }], refused: [], stillSaved: [] });
    const acts = page.shop.requests.filter(({ call }) => call === 'add' || call === 'saved-delete');
    expect(acts).toMatchObject([
      { call: 'add', body: { items: [{ itemId: 'MUG', qty: 2 }] } },
      {
        method: 'POST',
        path: '/cc/api/sfl/saved-1',
        headers: { 'x-http-method-override': 'DELETE' },
      },
    ]);
    expect(lines(page)).toEqual({ MUG: 2 });
    expect(skus(page)).toEqual(['PEN']);
  });

  test('an item that the shop has no number for is deleted by its SKU', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const noIds = (body: unknown) => JSON.parse(JSON.stringify(body).replaceAll('"sflId":"saved-1"', '"sflId":null'));
    shop.failNext({ spoil: noIds }, { of: 'saved-read' });
    const page = await aPage({}, {}, { shop });

    await page.client.remove('MUG');
    expect(shop.requestsOf('saved-delete')).toMatchObject([{ path: '/cc/api/sfl/MUG' }]);
    expect(shop.saved.items).toEqual([]);
  });

  test.each([
    [
      'the shop refuses it',
      (shop: ReturnType<typeof fakeShop>) => shop.refuseNext('OUT_OF_STOCK', { of: 'add', level: 'line' }),
    ],
    ['no answer comes', (shop: ReturnType<typeof fakeShop>) => shop.failNext('network', { of: 'add' })],
    ['the shop breaks down', (shop: ReturnType<typeof fakeShop>) => shop.failNext(502, { of: 'add' })],
  ])('when %s the item stays saved [SFL-003]', async (_, strike) => {
    const page = await aPage({ MUG: 2 });
    strike(page.shop);

    expect(await page.client.move(idOf(page, 'MUG'))).toMatchObject({ moved: [], refused: [{ sku: 'MUG' }] });
    expect(page.shop.requestsOf('saved-delete')).toEqual([]);
    expect(skus(page)).toEqual(['MUG']);
    expect(page.shop.saved.items).toHaveLength(1);
    expect(page.client.state().busy).toEqual([]);
  });

  test('what is in the cart though the list was not told is said, is known to the next page, and is not added twice', async () => {
    const page = await aPage({ MUG: 2, PEN: 1 });
    page.shop.failNext('network', { of: 'saved-delete' });

    expect(await page.client.move(idOf(page, 'MUG'))).toMatchObject({
      moved: [{ sku: 'MUG' }],
      stillSaved: [{ sku: 'MUG' }],
    });
    await expect.poll(() => page.client.state().added).toEqual(['saved-1']);
    expect(lines(page)).toEqual({ MUG: 2 });
    expect(storedList(page).added).toEqual(['saved-1']);

    const next = await aPage({}, {}, { shop: page.shop, host: page.host.openTab() });
    expect(skus(next)).toEqual(['PEN', 'MUG']);
    expect(await next.client.move('saved-1')).toMatchObject({ moved: [{ sku: 'MUG' }], stillSaved: [] });
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
    expect(skus(next)).toEqual(['PEN']);
  });

  test('what has left the cart since is added again', async () => {
    const page = await aPage({ MUG: 1 });
    page.shop.failNext('network', { of: 'saved-delete' });
    await page.client.move('saved-1');
    await page.cart.remove(lineOf(page, 'MUG').id);

    await page.client.move('saved-1');
    expect(page.shop.requestsOf('add')).toHaveLength(2);
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
    expect(skus(page)).toEqual([]);
  });

  test('a delete that was done though its answer was lost is seen on the list', async () => {
    const page = await aPage({ MUG: 1 });
    page.shop.failNext('lost', { of: 'saved-delete' });

    await page.client.move('saved-1');
    await expect.poll(() => skus(page)).toEqual([]);
  });

  test('a plan that was saved with its item comes back on it', async () => {
    const shop = fakeShop();
    shop.saved.put('CHAIR', 1, { relatedItems: [{ itemId: 'CHAIR-PLAN', qty: 1, relationType: 'WARRANTY' }] });
    const page = await aPage({}, {}, { shop });

    await page.client.move('saved-1');
    expect(shop.requestsOf('add')[0]?.body).toMatchObject({
      items: [
        { itemId: 'CHAIR', qty: 1 },
        { itemId: 'CHAIR-PLAN', qty: 1, parentItemId: 'CHAIR', parentRelationType: 'WARRANTY' },
      ],
    });
  });

  test('two presses are one act, and a press on another item meanwhile is ignored', async () => {
    const page = await aPage({ MUG: 1, PEN: 1 });
    page.shop.hold('add');
    const first = page.client.move('saved-1');
    expect(page.client.state().busy).toEqual(['saved-1']);
    expect(await page.client.move('saved-1')).toBeUndefined();
    expect(await page.client.remove('saved-2')).toBe('ignored');

    page.shop.release();
    await first;
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(skus(page)).toEqual(['PEN']);
  });
});

describe('moving all', () => {
  test('adds all that are not out of stock with one request, then deletes each of them [SFL-004]', async () => {
    const page = await aPage({ LAMP: 1, PEN: 2, MUG: 1 });
    const outcome = await page.client.moveAll();

    expect(outcome).toMatchObject({ moved: [{ sku: 'MUG' }, { sku: 'PEN' }], refused: [] });
    expect(page.shop.requestsOf('add').map(({ body }) => (body as { items: object[] }).items)).toEqual([
      [
        { itemId: 'MUG', qty: 1 },
        { itemId: 'PEN', qty: 2 },
      ],
    ]);
    expect(
      page.shop
        .requestsOf('saved-delete')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/cc/api/sfl/saved-2', '/cc/api/sfl/saved-3']);
    expect(skus(page)).toEqual(['LAMP']);
    expect(lines(page)).toEqual({ MUG: 1, PEN: 2 });
  });

  test('keeps what the shop did not take', async () => {
    const page = await aPage({ STAPLER: 2, MUG: 1 }, { STAPLER: 5 });
    expect(await page.client.moveAll()).toMatchObject({ moved: [{ sku: 'MUG' }], refused: [{ sku: 'STAPLER' }] });
    expect(skus(page)).toEqual(['STAPLER']);
  });

  test('that is cut off in the middle leaves nothing unsaid: what is not off the list is known to be in the cart', async () => {
    const shop = fakeShop();
    for (let number = 1; number <= 6; number += 1) {
      shop.products[`SHELF-${number}`] = { name: `Shelf ${number}`, price: '1.00' };
      shop.saved.put(`SHELF-${number}`);
    }
    const page = await aPage({}, {}, { shop });
    shop.failNext('network', { of: 'saved-delete', times: 2 });
    const outcome = await page.client.moveAll();

    expect(outcome?.moved).toHaveLength(6);
    expect(outcome?.stillSaved).toHaveLength(4);
    await expect.poll(() => page.client.state().added).toHaveLength(4);
    expect(shop.cart.items).toHaveLength(6);

    await page.client.moveAll();
    expect(shop.requestsOf('add')).toHaveLength(1);
    expect(skus(page)).toEqual([]);
    expect(shop.cart.items.every(({ qty }) => qty === 1)).toBe(true);
  });

  test('with nothing to move asks for nothing', async () => {
    const page = await aPage({ LAMP: 1 });
    expect(await page.client.moveAll()).toEqual({ moved: [], refused: [], stillSaved: [] });
    expect(page.shop.requestsOf('add')).toEqual([]);
  });
});

describe('removing a saved item', () => {
  test('deletes it on the server; it is off the list at once [SFL-007, SFL-010]', async () => {
    const page = await aPage({ MUG: 1, PEN: 1 });
    page.shop.hold('saved-delete');
    const removing = page.client.remove('saved-1');
    expect(skus(page)).toEqual(['PEN']);

    page.shop.release();
    expect(await removing).toBe('changed');
    expect(page.shop.requestsOf('saved-delete')).toMatchObject([
      { method: 'POST', path: '/cc/api/sfl/saved-1', headers: { 'x-http-method-override': 'DELETE' } },
    ]);
    expect(page.shop.saved.items).toMatchObject([{ itemId: 'PEN' }]);
    expect(storedList(page).sflItems).toMatchObject([{ itemId: 'PEN' }]);
  });

  test('that fails brings it back', async () => {
    const page = await aPage({ MUG: 1 });
    page.shop.failNext(500, { of: 'saved-delete' });

    await expect(page.client.remove('saved-1')).rejects.toMatchObject({ kind: 'refused' });
    expect(skus(page)).toEqual(['MUG']);
  });

  test('can be undone', async () => {
    const page = await aPage({ MUG: 3 });
    const [item] = page.client.state().items;
    await page.client.remove('saved-1');
    if (item) await page.client.restore(item);

    expect(page.shop.requestsOf('save').at(-1)?.body).toEqual({ items: [{ itemId: 'MUG', qty: 3 }] });
    expect(page.client.state().items).toMatchObject([{ sku: 'MUG', quantity: 3 }]);
  });

  test('in state only takes the product out of the list and the store, and tells no shop [SFL-006]', async () => {
    const page = await aPage({ MUG: 1, PEN: 1 });
    page.client.removeProduct('saved-1');

    expect(skus(page)).toEqual(['PEN']);
    expect(storedList(page).sflItems).toMatchObject([{ itemId: 'PEN' }]);
    expect(page.shop.requestsOf('saved-delete')).toEqual([]);
  });
});

describe('what others do', () => {
  test('another tab’s change is seen here, and its forgetting leads to the shop [STOR-002]', async () => {
    const page = await aPage({ MUG: 1, PEN: 1 });
    const other = await aPage({}, {}, { shop: page.shop, host: page.host.openTab() });

    await other.client.remove('saved-1');
    expect(skus(page)).toEqual(['PEN']);

    page.shop.saved.put('INK');
    other.host.localStorage.remove('sfl');
    await expect.poll(() => skus(page)).toEqual(['INK', 'PEN']);
  });

  test('a read that a change has overtaken is asked again', async () => {
    const page = await aPage({ MUG: 1, PEN: 1 });
    page.shop.hold('saved-read');
    const read = page.client.read({ isRefresh: true });
    await expect.poll(() => page.shop.held).toBe(1);
    await page.client.remove('saved-1');
    page.shop.release();

    await read;
    expect(skus(page)).toEqual(['PEN']);
    expect(page.shop.requestsOf('saved-read')).toHaveLength(3);
  });

  test('a read that another tab has overtaken is asked again, whether or not its change was heard of', async () => {
    const page = await aPage({ MUG: 1, PEN: 1 });
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

  test('a first read is asked again when a tab that has no list either saves an item meanwhile', async () => {
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

  test('an answer to a session that has ended meanwhile is no list of the new one', async () => {
    const page = await aPage({ MUG: 1 });
    page.shop.hold('saved-read');
    const read = page.client.read({ isRefresh: true });
    await expect.poll(() => page.shop.held).toBe(1);
    page.shop.saved.clear();
    page.host.cookies.set('ctx-token', 'new');
    page.shop.release();

    await read;
    expect(skus(page)).toEqual([]);
  });

  test('SFL_MOVED forgets what was kept, reads the list again and is told until it is dismissed [CART-STORE-007, CART-CODE-026]', async () => {
    const page = await aPage({ MUG: 1 }, { PEN: 1 });
    page.shop.saved.put('INK');
    page.shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];

    await page.cart.read({ isRefresh: true });
    expect(page.client.state().isMoved).toBe(true);
    await expect.poll(() => skus(page)).toEqual(['INK', 'MUG']);
    page.client.dismissMoved();
    page.client.connect()();
    expect(page.client.state().isMoved).toBe(false);
  });

  test('SFL_MOVED of a cart that was there before the list is told too', async () => {
    const shop = fakeShop({ saved: { MUG: 1 }, cart: { PEN: 1 } });
    shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
    const { client } = await aPage({}, {}, { shop });
    expect(client.state().isMoved).toBe(true);
  });

  test('a page that comes back from the back/forward cache asks again', async () => {
    const page = await aPage({ MUG: 1 });
    page.shop.saved.put('INK');
    page.host.firePageShow(true);
    await expect.poll(() => skus(page)).toEqual(['INK', 'MUG']);
  });
});
