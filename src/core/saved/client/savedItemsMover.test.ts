import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { idOf, lineOf, lines, savedPage, skus, storedList } from '../../../../tests/support/widgets/savedPage';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { savedItemsOf } from './savedItemsClient';

describe('moving an item to the cart', () => {
  test('a move adds the item first, then deletes it from the list [SFL-003, SFL-010]', async () => {
    const page = await savedPage({ MUG: 2, PEN: 1 });
    const outcome = await page.client.move(idOf(page, 'MUG'));

    expect(outcome).toMatchObject({ moved: [{ sku: 'MUG' }], refused: [], stillSaved: [] });
    expect(outcome).toHaveProperty('feedback.surface', undefined);
    const acts = page.shop.requests.filter(({ call }) => call === 'add' || call === 'saved-delete');
    expect(acts).toMatchObject([
      { call: 'add', query: { source: 'saved' }, body: { items: [{ itemId: 'MUG', qty: 2 }] } },
      {
        method: 'POST',
        path: '/cc/api/sfl/saved-1',
        headers: { 'x-http-method-override': 'DELETE' },
      },
    ]);
    expect(lines(page)).toEqual({ MUG: 2 });
    expect(skus(page)).toEqual(['PEN']);
  });

  test('an item without an id is deleted by its SKU', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    const noIds = (body: unknown) => JSON.parse(JSON.stringify(body).replaceAll('"sflId":"saved-1"', '"sflId":null'));
    shop.failNext({ alter: noIds }, { of: 'saved-read' });
    const page = await savedPage({}, {}, { shop });

    await page.client.remove('MUG');
    expect(shop.requestsOf('saved-delete')).toMatchObject([{ path: '/cc/api/sfl/MUG' }]);
    expect(shop.saved.items).toEqual([]);
  });

  test.each([
    [
      'the shop refuses it',
      (shop: ReturnType<typeof fakeShop>) => shop.refuseNext('OUT_OF_STOCK', { of: 'add', level: 'line' }),
    ],
    ['the network fails', (shop: ReturnType<typeof fakeShop>) => shop.failNext('network', { of: 'add' })],
    ['the shop responds with 502', (shop: ReturnType<typeof fakeShop>) => shop.failNext(502, { of: 'add' })],
  ])('the item remains saved if %s [SFL-003]', async (_, makeFail) => {
    const page = await savedPage({ MUG: 2 });
    makeFail(page.shop);

    expect(await page.client.move(idOf(page, 'MUG'))).toMatchObject({ moved: [], refused: [{ sku: 'MUG' }] });
    expect(page.shop.requestsOf('saved-delete')).toEqual([]);
    expect(skus(page)).toEqual(['MUG']);
    expect(page.shop.saved.items).toHaveLength(1);
    expect(page.client.state().busy).toEqual([]);
  });

  test('an added item whose delete fails is reported, stored for the next page, and not added twice', async () => {
    const page = await savedPage({ MUG: 2, PEN: 1 });
    page.shop.failNext('network', { of: 'saved-delete' });

    expect(await page.client.move(idOf(page, 'MUG'))).toMatchObject({
      moved: [{ sku: 'MUG' }],
      stillSaved: [{ sku: 'MUG' }],
    });
    await expect.poll(() => page.client.state().added).toEqual(['saved-1']);
    expect(lines(page)).toEqual({ MUG: 2 });
    expect(storedList(page).added).toEqual(['saved-1']);

    const next = await savedPage({}, {}, { shop: page.shop, host: page.host.openTab() });
    const started = vi.fn();
    next.events.subscribe('cart:add-started', started);
    expect(skus(next)).toEqual(['PEN', 'MUG']);
    expect(await next.client.move('saved-1')).toMatchObject({ moved: [{ sku: 'MUG' }], stillSaved: [] });
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(started).not.toHaveBeenCalled();
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
    expect(skus(next)).toEqual(['PEN']);
  });

  test('a still saved item is added again if it has been removed from the cart since', async () => {
    const page = await savedPage({ MUG: 1 }, { PEN: 1 });
    page.shop.failNext('network', { of: 'saved-delete' });
    await page.client.move('saved-1');
    await page.cart.remove(lineOf(page, 'MUG').id);

    await page.client.move('saved-1');
    expect(page.shop.requestsOf('add')).toHaveLength(2);
    expect(lines(page)).toMatchObject({ MUG: 1 });
    expect(skus(page)).toEqual([]);
  });

  test('a still saved item is added again while no cart is known', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.failNext('network', { of: 'saved-delete' });
    await page.client.move('saved-1');
    page.host.localStorage.remove('cart');

    const next = aStorefront({ shop: page.shop, host: page.host.openTab() });
    const client = savedItemsOf(next);
    await client.read();
    expect(next.cart.state().cart).toBeUndefined();
    expect(await client.move('saved-1')).toMatchObject({ moved: [{ sku: 'MUG' }] });
    expect(page.shop.requestsOf('add')).toHaveLength(2);
  });

  test('an item whose delete succeeds with a lost response disappears from the list', async () => {
    const page = await savedPage({ MUG: 1 });
    page.shop.failNext('lost', { of: 'saved-delete' });

    await page.client.move('saved-1');
    await expect.poll(() => skus(page)).toEqual([]);
  });

  test('a plan that was saved with its item is added with it', async () => {
    const shop = fakeShop();
    shop.saved.put('CHAIR', 1, { relatedItems: [{ itemId: 'CHAIR-PLAN', qty: 1, relationType: 'WARRANTY' }] });
    const page = await savedPage({}, {}, { shop });

    await page.client.move('saved-1');
    expect(shop.requestsOf('add')[0]?.body).toMatchObject({
      items: [
        { itemId: 'CHAIR', qty: 1 },
        { itemId: 'CHAIR-PLAN', qty: 1, parentItemId: 'CHAIR', parentRelationType: 'WARRANTY' },
      ],
    });
  });

  test('a repeated move and the removal of another item are ignored during a move', async () => {
    const page = await savedPage({ MUG: 1, PEN: 1 });
    page.shop.hold('add');
    const first = page.client.move('saved-1');
    expect(page.client.state().busy).toEqual(['saved-1']);
    expect(await page.client.move('saved-1')).toBe('ignored');
    expect(await page.client.remove('saved-2')).toBe('ignored');

    page.shop.release();
    await first;
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(skus(page)).toEqual(['PEN']);
  });
});

describe('moving all items', () => {
  test('moving all deletes more items than it deletes at once, without another read [SFL-004, SFL-010]', async () => {
    const saved = ['MUG', 'PEN', 'INK', 'PAPER', 'CHAIR'];
    const page = await savedPage(Object.fromEntries(saved.map((sku) => [sku, 1])));
    expect(await page.client.moveAll()).toMatchObject({ moved: { length: 5 }, stillSaved: [] });
    expect(page.shop.saved.items).toEqual([]);
    expect(page.shop.requestsOf('saved-read')).toHaveLength(1);
  });

  test('moving all before the first read changes nothing [SFL-004]', async () => {
    const client = savedItemsOf(aStorefront({ shop: fakeShop({ saved: { MUG: 1 } }) }));
    expect(await client.moveAll()).toEqual({ moved: [], refused: [], stillSaved: [] });
    expect(client.state().phase).toBe('idle');
    await client.read();
    expect(skus({ client })).toEqual(['MUG']);
  });

  test('moving all adds the items that are not out of stock with one request, then deletes each [SFL-004]', async () => {
    const page = await savedPage({ LAMP: 1, PEN: 2, MUG: 1 });
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

  test('moving all leaves the items saved that the shop did not add', async () => {
    const page = await savedPage({ STAPLER: 2, MUG: 1 }, { STAPLER: 5 });
    expect(await page.client.moveAll()).toMatchObject({ moved: [{ sku: 'MUG' }], refused: [{ sku: 'STAPLER' }] });
    expect(skus(page)).toEqual(['STAPLER']);
  });

  test('moving all with failed deletes reports the items still saved, and does not add them twice', async () => {
    const shop = fakeShop();
    for (let number = 1; number <= 6; number += 1) {
      shop.products[`SHELF-${number}`] = { name: `Shelf ${number}`, price: '1.00' };
      shop.saved.put(`SHELF-${number}`);
    }
    const page = await savedPage({}, {}, { shop });
    shop.failNext('network', { of: 'saved-delete', times: 2 });
    const outcome = await page.client.moveAll();

    expect(outcome).toMatchObject({ moved: { length: 6 }, stillSaved: { length: 4 } });
    await expect.poll(() => page.client.state().added).toHaveLength(4);
    expect(shop.cart.items).toHaveLength(6);

    await page.client.moveAll();
    expect(shop.requestsOf('add')).toHaveLength(1);
    expect(skus(page)).toEqual([]);
    expect(shop.cart.items.every(({ qty }) => qty === 1)).toBe(true);
  });

  test('moving all without a movable item sends no add', async () => {
    const page = await savedPage({ LAMP: 1 });
    expect(await page.client.moveAll()).toEqual({ moved: [], refused: [], stillSaved: [] });
    expect(page.shop.requestsOf('add')).toEqual([]);
  });
});
