import { describe, expect, onTestFinished, test } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { listsQuery } from '../rules/listsForm';
import { listsOf } from './listsClient';
import { openList } from './openList';

const SKUS = { MUG: 2, PEN: 5, PAPER: 1 };

function aListOf(items: Record<string, number>, shop: FakeShop = fakeShop()) {
  const list = shop.lists.put({ id: 'desk', name: 'Desk', accessLevel: 'SHARED' });
  for (const [sku, qty] of Object.entries(items)) shop.lists.putItem(list, sku, qty);
  return { shop, list };
}

/** A shared list that is open on one page or more. */
async function opened(items: Record<string, number> = SKUS) {
  const { shop, list } = aListOf(items);
  const open = async () => {
    const page = openList(aStorefront({ shop }), 'desk');
    await page.read();
    return page;
  };
  const page = await open();
  return { shop, list, page, open };
}

type Open = Awaited<ReturnType<typeof opened>>['page'];

const idOf = (page: Open, sku: string) => page.state().items.find((item) => item.sku === sku)?.id ?? '';
const shown = (page: Open) => Object.fromEntries(page.state().items.map(({ sku, quantity }) => [sku, quantity]));
const held = ({ list }: { list: { items: { itemId: string; qty: number | null }[] } }) =>
  Object.fromEntries(list.items.map(({ itemId, qty }) => [itemId, qty]));

describe('openList', () => {
  test('read loads the list with a page of its items', async () => {
    const { page } = await opened();
    expect(page.state()).toMatchObject({ phase: 'ready', list: { name: 'Desk' }, unsaved: [], saving: 'idle' });
    expect(shown(page)).toEqual(SKUS);
  });

  test('a list that is not for this customer is missing, but one that was open before is not', async () => {
    const { shop } = aListOf(SKUS);
    const page = openList(aStorefront({ shop }), 'desk');
    shop.refuseNext('LIST_NOT_ALLOWED', { status: 403, of: 'list-read' });
    await page.read();
    expect(page.state()).toMatchObject({ phase: 'missing', list: undefined, items: [] });

    await page.read();
    shop.refuseNext('LIST_NOT_ALLOWED', { status: 403, of: 'list-read' });
    await page.read();
    expect(page.state()).toMatchObject({ phase: 'failed', list: { name: 'Desk' } });
    expect(shown(page)).toEqual(SKUS);
  });

  test('a missing list is gone, and a failed read can be repeated', async () => {
    const { shop } = aListOf({});
    const page = openList(aStorefront({ shop }), 'nowhere');
    await page.read();
    expect(page.state().phase).toBe('missing');
    shop.failNext(502, { of: 'list-read' });
    const other = openList(aStorefront({ shop }), 'desk');
    await other.read();
    expect(other.state()).toMatchObject({ phase: 'failed', error: { status: 502 } });
    await other.read();
    expect(other.state()).toMatchObject({ phase: 'ready', error: undefined });
  });

  test('a changed quantity is displayed at once, and saved together with the quantity that the customer saw', async () => {
    const { page, shop, ...it } = await opened();
    shop.hold('list-update');
    const saved = page.setQuantity(idOf(page, 'MUG'), 3);
    expect(shown(page)['MUG']).toBe(3);
    expect(page.state()).toMatchObject({ saving: 'saving', unsaved: [idOf(page, 'MUG')] });
    shop.release();
    await saved;
    expect(page.state()).toMatchObject({ saving: 'idle', unsaved: [], conflicts: [] });
    expect(held(it)['MUG']).toBe(3);
    expect(shop.requestsOf('list-update')[0]?.body).toEqual({ items: [{ listItemId: 'item-2', qty: 3, wasQty: 2 }] });
  });

  test('quantities that change during a save are all saved with the next call', async () => {
    const { page, shop, ...it } = await opened();
    shop.hold('list-update');
    const first = page.setQuantity(idOf(page, 'MUG'), 3);
    await expect.poll(() => shop.held).toBe(1);
    void page.setQuantity(idOf(page, 'MUG'), 4);
    void page.setQuantity(idOf(page, 'PEN'), 6);
    shop.release();
    await first;
    expect(held(it)).toEqual({ ...SKUS, MUG: 4, PEN: 6 });
    expect(shop.requestsOf('list-update')).toHaveLength(2);
    expect(page.state()).toMatchObject({ unsaved: [], conflicts: [] });
  });

  test.each(['network', 'lost', 502] as const)(
    'a quantity whose save fails (%s) stays displayed as unsaved, and saveAgain saves it',
    async (failure) => {
      const { page, shop, ...it } = await opened();
      shop.failNext(failure, { of: 'list-update' });
      await page.setQuantity(idOf(page, 'MUG'), 9);
      expect(shown(page)['MUG']).toBe(9);
      expect(page.state()).toMatchObject({ saving: 'failed', unsaved: [idOf(page, 'MUG')] });
      await page.saveAgain();
      expect(page.state()).toMatchObject({ saving: 'idle', unsaved: [], conflicts: [], error: undefined });
      expect(held(it)['MUG']).toBe(9);
    },
  );

  test('setting an unsaved quantity back to its old value is saved too, and leaves nothing unsaved', async () => {
    const { page, shop, ...it } = await opened();
    shop.failNext('network', { of: 'list-update' });
    await page.setQuantity(idOf(page, 'MUG'), 9);
    await page.setQuantity(idOf(page, 'MUG'), 2);
    expect(page.state()).toMatchObject({ saving: 'idle', unsaved: [], conflicts: [] });
    expect(held(it)['MUG']).toBe(2);
    expect(shop.requestsOf('list-update')).toHaveLength(2);
  });

  test('removing an item with an unsaved quantity leaves nothing unsaved', async () => {
    const { page, shop } = await opened();
    shop.failNext('network', { of: 'list-update' });
    await page.setQuantity(idOf(page, 'MUG'), 9);
    await page.removeItem(idOf(page, 'MUG'));
    expect(page.state()).toMatchObject({ saving: 'idle', unsaved: [] });
  });

  test('an unsaved quantity is preserved and can be saved while another page of the list is displayed', async () => {
    const { page, shop, ...it } = await opened();
    shop.failNext('network', { of: 'list-update' });
    await page.setQuantity(idOf(page, 'MUG'), 9);
    await page.read(listsQuery({ size: 1, page: 3 }));
    expect(shown(page)).toEqual({ PAPER: 1 });
    await page.saveAgain();
    expect(held(it)['MUG']).toBe(9);
    await page.read(listsQuery());
    expect(shown(page)['MUG']).toBe(9);
  });

  test('two customers who change different items do not overwrite each other', async () => {
    const { page, open, ...it } = await opened();
    const other = await open();
    await page.setQuantity(idOf(page, 'MUG'), 3);
    await other.setQuantity(idOf(other, 'PEN'), 8);
    expect(held(it)).toEqual({ ...SKUS, MUG: 3, PEN: 8 });
    expect([page.state().conflicts, other.state().conflicts]).toEqual([[], []]);
  });

  test('of two changes to one item the first one stays, and the second customer gets a conflict', async () => {
    const { page, open, ...it } = await opened();
    const other = await open();
    await page.setQuantity(idOf(page, 'MUG'), 3);
    await other.setQuantity(idOf(other, 'MUG'), 7);
    expect(held(it)['MUG']).toBe(3);
    expect(shown(other)['MUG']).toBe(3);
    expect(other.state()).toMatchObject({
      unsaved: [],
      saving: 'idle',
      conflicts: [{ kind: 'changed', sku: 'MUG', quantity: 3 }],
    });
    await other.setQuantity(idOf(other, 'MUG'), 7);
    expect(held(it)['MUG']).toBe(7);
    other.dismissConflicts();
    expect(other.state().conflicts).toEqual([]);
  });

  test('changing an item that somebody else has removed drops the item and reports a conflict', async () => {
    const { page, open } = await opened();
    const other = await open();
    await page.removeItem(idOf(page, 'MUG'));
    await other.setQuantity(idOf(other, 'MUG'), 7);
    expect(shown(other)).toEqual({ PEN: 5, PAPER: 1 });
    expect(other.state()).toMatchObject({ unsaved: [], conflicts: [{ kind: 'missing', sku: 'MUG' }] });
  });

  test('a name that somebody else has changed first stays, and a conflict is reported', async () => {
    const { page, open, list } = await opened();
    const other = await open();
    await page.change({ name: 'Study' });
    await other.change({ name: 'Office' });
    expect(list.name).toBe('Study');
    expect(other.state()).toMatchObject({ list: { name: 'Study' }, conflicts: [{ kind: 'renamed', name: 'Study' }] });
  });

  test('the next change discovers that somebody else made the list read-only or deleted it [LIST-022]', async () => {
    const { page, shop, list } = await opened();
    list.readOnly = true;
    await expect(page.removeItem(idOf(page, 'MUG'))).rejects.toMatchObject({ status: 403 });
    await expect.poll(() => page.state().list?.isReadOnly).toBe(true);
    shop.lists.all.splice(0);
    await page.setQuantity(idOf(page, 'PEN'), 6);
    await expect.poll(() => page.state().phase).toBe('missing');
  });

  test('a read that starts before a change and ends after it does not restore the old list [LIST-028]', async () => {
    const { page, shop, list } = await opened();
    const before = { list: { id: 'desk', name: 'Desk' }, listItems: { items: [...list.items] } };
    shop.answerNext(200, before, 'list-read');
    shop.hold('list-read');
    const read = page.read();
    await page.removeItem(idOf(page, 'MUG'));
    shop.release();
    await read;
    await expect.poll(() => shop.requestsOf('list-read')).toHaveLength(3);
    await expect.poll(() => shown(page)).toEqual({ PEN: 5, PAPER: 1 });
  });

  test('a removed item can be restored, and an item whose removal failed stays on the list [LIST-028]', async () => {
    const { page, shop, ...it } = await opened();
    const [mug] = page.state().items;
    shop.failNext('network', { of: 'list-item-delete' });
    await expect(page.removeItem(mug?.id ?? '')).rejects.toMatchObject({ kind: 'network' });
    expect(shown(page)).toEqual(SKUS);
    expect(page.state().busy).toEqual([]);
    await page.removeItem(mug?.id ?? '');
    expect(held(it)).toEqual({ PEN: 5, PAPER: 1 });
    if (mug) await page.restore(mug);
    expect(shown(page)).toEqual(SKUS);
  });

  test('moving an item to another list never loses it, whichever call fails', async () => {
    const { page, shop, list } = await opened();
    const target = shop.lists.put({ id: 'kitchen' });
    expect(await page.move(idOf(page, 'MUG'), 'kitchen')).toBe('moved');
    expect([held({ list }), held({ list: target })]).toEqual([{ PEN: 5, PAPER: 1 }, { MUG: 2 }]);
    shop.failNext(502, { of: 'list-item-delete' });
    expect(await page.move(idOf(page, 'PEN'), 'kitchen')).toBe('copied');
    expect(held({ list: target })).toEqual({ MUG: 2, PEN: 5 });
    shop.failNext(502, { of: 'list-add' });
    await expect(page.move(idOf(page, 'PAPER'), 'kitchen')).rejects.toMatchObject({ status: 502 });
    expect(shown(page)).toEqual({ PEN: 5, PAPER: 1 });
  });

  test('items added by another part of the page are read at once; its own changes are not read again', async () => {
    const { shop } = aListOf(SKUS);
    const storefront = aStorefront({ shop });
    const page = openList(storefront, 'desk');
    onTestFinished(page.connect());
    await page.read();
    await page.setQuantity(idOf(page, 'MUG'), 3);
    expect(shop.requestsOf('list-read')).toHaveLength(1);
    await listsOf(storefront).addItems('desk', [{ sku: 'INK', quantity: 1 }]);
    await expect.poll(() => shown(page)['INK']).toBe(1);
  });

  test('allItems returns all items even while a search is being cleared', async () => {
    const { page, shop } = await opened();
    await page.read(listsQuery({ search: 'PEN' }));
    expect(shown(page)).toEqual({ PEN: 5 });
    shop.hold('list-read');
    const read = page.read(listsQuery());
    const all = page.allItems();
    await expect.poll(() => shop.held).toBe(2);
    shop.release();
    expect((await all).map(({ sku }) => sku)).toEqual(Object.keys(SKUS));
    await read;
  });

  test('allItems collects the items of a long list from its pages', async () => {
    const items = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`SKU-${index}`, 1]));
    const { page, shop } = await opened(items);
    expect(page.state().items).toHaveLength(100);
    expect(await page.allItems()).toHaveLength(250);
    expect(shop.requestsOf('list-read')).toHaveLength(4);
  });
});
