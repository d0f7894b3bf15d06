import { dehydrate, MutationObserver } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../tests/support/shop/fakeShop';
import { atRest } from '../../../tests/support/widgets/atRest';
import { renderHook } from '../../../tests/support/widgets/renderHook';
import { runEffectsOnce } from '../../../tests/support/widgets/renderWidget';
import type { TestStorefront } from '../../../tests/support/widgets/storefront';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ListedItem, ShoppingList } from '../../core/lists/rules/lists';
import { type ListsParams, listsParams } from '../../core/lists/rules/listsForm';
import { clientOf } from '../platform/useShopQueryClient';
import type { ListEdit } from './listEditor';
import { type List, useList } from './useList';

/** Signs a customer in on the page. */
function signIn({ session, events }: TestStorefront) {
  Object.assign(session, { isLoggedIn: true });
  events.publish('session:signed-in', {});
}

const SKUS = { MUG: 2, PEN: 5, PAPER: 1 };

function aListOf(items: Record<string, number>, shop: FakeShop = fakeShop()) {
  const list = shop.lists.put({ id: 'desk', name: 'Desk', accessLevel: 'SHARED' });
  for (const [sku, qty] of Object.entries(items)) shop.lists.putItem(list, sku, qty);
  return { shop, list };
}

/** A screen with the list, on a page of its own, or on the page of another screen. */
function onScreen({ id = 'desk', ...on }: { id?: string; shop: FakeShop; storefront?: TestStorefront }) {
  const page = renderHook((params: ListsParams) => useList(id, params, { enabled: true }), {
    ...on,
    props: listsParams(),
  });
  const list = page.result;
  const item = (sku: string): ListedItem => {
    const found = list().items.find((each) => each.sku === sku);
    if (!found) throw new Error(`${sku} is not on the list`);
    return found;
  };
  return {
    ...page,
    list,
    item,
    shown: () => Object.fromEntries(list().items.map(({ sku, quantity }) => [sku, quantity])),
    /** Sets a quantity, and waits until it is displayed. */
    async setQuantity(sku: string, quantity: number) {
      const renders = list();
      renders.setQuantity(item(sku).id, quantity);
      await expect.poll(list).not.toBe(renders);
    },
    remove: (sku: string) => list().edit.mutateAsync({ kind: 'remove', item: item(sku) }),
    phase: () => page.result()?.phase,
    isSaved: () => list().unsaved.length === 0 && !list().save.isPending,
  };
}

/** A shared list that is open on one page or more. */
async function opened(items: Record<string, number> = SKUS) {
  runEffectsOnce();
  const { shop, list } = aListOf(items);
  const open = async () => {
    const page = onScreen({ shop });
    await expect.poll(page.phase).toBe('ready');
    return page;
  };
  const held = () => Object.fromEntries(list.items.map(({ itemId, qty }) => [itemId, qty]));
  return { shop, held, listAtShop: list, open, page: await open() };
}

describe('useList', () => {
  test('loads the list with a page of its items [LIST-031]', async () => {
    const { page } = await opened();
    expect(page.list()).toMatchObject({ list: { name: 'Desk' }, unsaved: [], busy: [], conflicts: [] });
    expect(page.shown()).toEqual(SKUS);
  });

  test('a list that is not for this customer is missing, but one that was open before is not', async () => {
    runEffectsOnce();
    const { shop } = aListOf(SKUS);
    shop.refuseNext('LIST_NOT_ALLOWED', { status: 403, of: 'list-read' });
    const page = onScreen({ shop });
    await expect.poll(page.phase).toBe('missing');
    expect(page.list()).toMatchObject({ list: undefined, items: [] });

    page.list().refetch();
    await expect.poll(page.phase).toBe('ready');
    shop.refuseNext('LIST_NOT_ALLOWED', { status: 403, of: 'list-read' });
    page.list().refetch();
    await expect.poll(page.phase).toBe('failed');
    expect(page.shown()).toEqual(SKUS);
  });

  test('a list that does not exist is missing, and a failed read can be repeated', async () => {
    runEffectsOnce();
    const { shop } = aListOf({});
    await expect.poll(onScreen({ shop, id: 'nowhere' }).phase).toBe('missing');
    shop.failNext(502, { of: 'list-read' });
    const page = onScreen({ shop });
    await expect.poll(page.phase).toBe('failed');
    page.list().refetch();
    await expect.poll(page.phase).toBe('ready');
  });

  test('a changed quantity is displayed at once, and saved together with the quantity that the customer saw', async () => {
    const { page, shop, held } = await opened();
    shop.hold('list-update');
    await page.setQuantity('MUG', 3);
    expect(page.shown()).toMatchObject({ MUG: 3 });
    await expect.poll(() => page.list().save.status).toBe('pending');
    expect(page.list().unsaved).toEqual([page.item('MUG').id]);
    shop.release();
    await expect.poll(page.isSaved).toBe(true);
    expect(page.list().conflicts).toEqual([]);
    expect(held()).toMatchObject({ MUG: 3 });
    expect(shop.requestsOf('list-update')[0]?.body).toEqual({ items: [{ listItemId: 'item-2', qty: 3, wasQty: 2 }] });
  });

  test('quantities that change during a save are all saved with the next request', async () => {
    const { page, shop, held } = await opened();
    shop.hold('list-update');
    await page.setQuantity('MUG', 3);
    await expect.poll(() => shop.held).toBe(1);
    await page.setQuantity('MUG', 4);
    await page.setQuantity('PEN', 6);
    shop.release();
    await expect.poll(page.isSaved).toBe(true);
    expect(held()).toEqual({ ...SKUS, MUG: 4, PEN: 6 });
    expect(shop.requestsOf('list-update')).toHaveLength(2);
    expect(page.list().conflicts).toEqual([]);
  });

  test('a quantity that is set while a save waits for a callback of the app is sent too', async () => {
    const { page, shop, held } = await opened();
    let endCallback = () => {};
    const onSuccess = vi.fn(() => new Promise<void>((resolve) => (endCallback = resolve)));
    Object.assign(clientOf(page.storefront).getMutationCache().config, { onSuccess });
    await page.setQuantity('MUG', 7);
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1);
    await page.setQuantity('PEN', 9);
    expect(page.list().save.isPending).toBe(true);
    onSuccess.mockResolvedValue();
    endCallback();
    await expect.poll(page.isSaved).toBe(true);
    expect(held()).toEqual({ ...SKUS, MUG: 7, PEN: 9 });
    expect(shop.requestsOf('list-update')).toHaveLength(2);
  });

  test.each(['network', 'lost', 502] as const)(
    'a quantity whose save fails (%s) stays displayed as unsaved, and can be saved again',
    async (failure) => {
      const { page, shop, held } = await opened();
      shop.failNext(failure, { of: 'list-update' });
      await page.setQuantity('MUG', 9);
      await expect.poll(() => page.list().save.status).toBe('error');
      expect(page.shown()).toMatchObject({ MUG: 9 });
      expect(page.list().unsaved).toEqual([page.item('MUG').id]);
      page.list().save.mutate();
      await expect.poll(() => page.list().save.status).toBe('success');
      expect(page.list()).toMatchObject({ unsaved: [], conflicts: [] });
      expect(held()).toMatchObject({ MUG: 9 });
    },
  );

  test('setting an unsaved quantity back to its old value is saved too, and leaves nothing unsaved', async () => {
    const { page, shop, held } = await opened();
    shop.failNext('network', { of: 'list-update' });
    await page.setQuantity('MUG', 9);
    await expect.poll(() => page.list().save.status).toBe('error');
    await page.setQuantity('MUG', 2);
    await expect.poll(page.isSaved).toBe(true);
    expect(held()).toMatchObject({ MUG: 2 });
    expect(shop.requestsOf('list-update')).toHaveLength(2);
  });

  test('removing an item with an unsaved quantity leaves nothing unsaved', async () => {
    const { page, shop } = await opened();
    shop.failNext('network', { of: 'list-update' });
    await page.setQuantity('MUG', 9);
    await expect.poll(() => page.list().save.status).toBe('error');
    await page.remove('MUG');
    await expect.poll(page.isSaved).toBe(true);
  });

  test('an unsaved quantity is preserved and can be saved while another page of the list is displayed', async () => {
    const { page, shop, held } = await opened();
    shop.failNext('network', { of: 'list-update' });
    await page.setQuantity('MUG', 9);
    await expect.poll(() => page.list().save.status).toBe('error');
    page.rerender(listsParams({ size: 1, page: 3 }));
    await expect.poll(page.shown).toEqual({ PAPER: 1 });
    page.list().save.mutate();
    await expect.poll(page.isSaved).toBe(true);
    expect(held()).toMatchObject({ MUG: 9 });
    page.rerender(listsParams());
    await expect.poll(page.shown).toMatchObject({ MUG: 9 });
  });

  test('two customers who change different items do not overwrite each other [LIST-022]', async () => {
    const { page, open, held } = await opened();
    const other = await open();
    await page.setQuantity('MUG', 3);
    await expect.poll(page.isSaved).toBe(true);
    await other.setQuantity('PEN', 8);
    await expect.poll(other.isSaved).toBe(true);
    expect(held()).toEqual({ ...SKUS, MUG: 3, PEN: 8 });
    expect([page.list().conflicts, other.list().conflicts]).toEqual([[], []]);
  });

  test('of two changes to one item the first one stays, and the second customer gets a conflict', async () => {
    const { page, open, held } = await opened();
    const other = await open();
    await page.setQuantity('MUG', 3);
    await expect.poll(page.isSaved).toBe(true);
    await other.setQuantity('MUG', 7);
    await expect.poll(() => other.list().conflicts).toEqual([{ kind: 'changed', sku: 'MUG', quantity: 3 }]);
    await expect.poll(other.isSaved).toBe(true);
    expect([held()['MUG'], other.shown()['MUG']]).toEqual([3, 3]);
    await other.setQuantity('MUG', 7);
    await expect.poll(other.isSaved).toBe(true);
    expect(held()).toMatchObject({ MUG: 7 });
    other.list().dismissConflicts();
    await expect.poll(() => other.list().conflicts).toEqual([]);
  });

  test('changing an item that somebody else has removed drops the item and reports a conflict', async () => {
    const { page, open } = await opened();
    const other = await open();
    await page.remove('MUG');
    await other.setQuantity('MUG', 7);
    await expect.poll(other.shown).toEqual({ PEN: 5, PAPER: 1 });
    expect(other.list()).toMatchObject({ unsaved: [], conflicts: [{ kind: 'missing', sku: 'MUG' }] });
  });

  test('a name that somebody else has changed first stays, and a conflict is reported', async () => {
    const { page, open, listAtShop } = await opened();
    const other = await open();
    await page.list().edit.mutateAsync({ kind: 'change', change: { name: 'Study', wasName: 'Desk' } });
    await other.list().edit.mutateAsync({ kind: 'change', change: { name: 'Office', wasName: 'Desk' } });
    expect(listAtShop.name).toBe('Study');
    await expect.poll(() => other.list().conflicts).toEqual([{ kind: 'renamed', name: 'Study' }]);
    await expect.poll(() => other.list().list?.name).toBe('Study');
  });

  test('the next change discovers that somebody else made the list read-only or deleted it [LIST-022]', async () => {
    const { page, shop, listAtShop } = await opened();
    listAtShop.readOnly = true;
    await expect(page.remove('MUG')).rejects.toMatchObject({ status: 403 });
    await expect.poll(() => page.list().list?.isReadOnly).toBe(true);
    shop.lists.all.splice(0);
    await page.setQuantity('PEN', 6);
    await expect.poll(page.phase).toBe('missing');
  });

  test('a read that starts before a change and ends after it does not restore the old list [LIST-028]', async () => {
    const { page, shop, listAtShop } = await opened();
    const before = { list: { id: 'desk', name: 'Desk' }, listItems: { items: [...listAtShop.items] } };
    shop.answerNext(200, before, 'list-read');
    shop.hold('list-read');
    page.list().refetch();
    await expect.poll(() => shop.held).toBe(1);
    await page.remove('MUG');
    shop.release();
    await expect.poll(() => shop.requestsOf('list-read')).toHaveLength(3);
    await expect.poll(page.shown).toEqual({ PEN: 5, PAPER: 1 });
  });

  test('a removed item can be restored, and an item whose removal failed stays on the list [LIST-028]', async () => {
    const { page, shop, held } = await opened();
    const mug = page.item('MUG');
    shop.failNext('network', { of: 'list-item-delete' });
    await expect(page.remove('MUG')).rejects.toMatchObject({ kind: 'network' });
    expect(page.shown()).toEqual(SKUS);
    await expect.poll(() => page.list().busy).toEqual([]);
    await page.remove('MUG');
    expect(held()).toEqual({ PEN: 5, PAPER: 1 });
    await page.list().edit.mutateAsync({ kind: 'add', item: mug });
    await expect.poll(page.shown).toEqual(SKUS);
  });

  test('an item is added by its SKU, and a quantity that is not a whole number from 1 is ignored', async () => {
    const { page, shop } = await opened();
    await page.list().edit.mutateAsync({ kind: 'add', item: { sku: 'CHAIR', quantity: 2 } });
    await expect.poll(page.shown).toEqual({ ...SKUS, CHAIR: 2 });

    for (const quantity of [Number.NaN, 0, -1, 1.5]) page.list().setQuantity(page.item('MUG').id, quantity);
    await page.setQuantity('MUG', 7);
    await expect.poll(() => page.list().unsaved).toEqual([]);
    expect(page.shown()).toEqual({ ...SKUS, CHAIR: 2, MUG: 7 });
    expect(shop.requestsOf('list-update')).toHaveLength(1);
  });

  test('items are removed one after another, and pressing Remove twice sends one request [LIST-028]', async () => {
    const { page, shop, held } = await opened();
    const { id } = page.item('MUG');
    shop.hold('list-item-delete');
    page.list().edit.mutate({ kind: 'remove', item: page.item('MUG') });
    page.list().edit.mutate({ kind: 'remove', item: page.item('MUG') });
    page.list().edit.mutate({ kind: 'remove', item: page.item('PEN') });
    await expect.poll(() => page.list().busy).toEqual([id, page.item('PEN').id]);
    expect(shop.requestsOf('list-item-delete')).toHaveLength(1);
    shop.release();
    await expect.poll(page.shown).toEqual({ PAPER: 1 });
    expect(held()).toEqual({ PAPER: 1 });
    expect(shop.requestsOf('list-item-delete')).toHaveLength(2);
  });

  test('a failed edit stays known while another one succeeds, until the next one begins [LIST-028]', async () => {
    const { page, shop } = await opened();
    shop.failNext('network', { of: 'list-item-delete' });
    page.list().edit.mutate({ kind: 'remove', item: page.item('MUG') });
    page.list().edit.mutate({ kind: 'remove', item: page.item('PEN') });
    await expect.poll(page.shown).toEqual({ MUG: 2, PAPER: 1 });
    expect(page.list().editError).toMatchObject({ kind: 'network' });
    await page.remove('PAPER');
    await expect.poll(() => page.list().editError).toBeNull();
  });

  test('the next edit clears the failed one, also while a quantity is being saved [LIST-028]', async () => {
    const { page, shop } = await opened();
    shop.failNext('network', { of: 'list-item-delete' });
    await expect(page.remove('MUG')).rejects.toMatchObject({ kind: 'network' });
    shop.hold('list-update');
    await page.setQuantity('PEN', 6);
    await expect.poll(() => shop.held).toBe(1);
    expect(page.list().editError).toMatchObject({ kind: 'network' });
    page.list().edit.mutate({ kind: 'remove', item: page.item('PAPER') });
    await expect.poll(() => page.list().editError).toBeNull();
    shop.release();
    await expect.poll(page.shown).toEqual({ MUG: 2, PEN: 6 });
  });

  test('a save that ends after its screen was removed renders nothing, and leaves the cache', async () => {
    const { shop, list } = aListOf(SKUS);
    let renders = 0;
    const useCounted = () => {
      renders += 1;
      return useList('desk', listsParams(), { enabled: true });
    };
    const page = renderHook(useCounted, { shop });
    await expect.poll(page.result).toMatchObject({ phase: 'ready' });
    shop.hold('list-update');
    page.result().setQuantity('item-2', 3);
    await expect.poll(() => shop.held).toBe(1);
    page.unmount();
    const before = renders;
    shop.release();
    await expect.poll(() => list.items[0]?.qty).toBe(3);
    await expect.poll(() => clientOf(page.storefront).getMutationCache().getAll()).toEqual([]);
    expect(renders).toBe(before);
  });

  test('moving an item to another list never loses it, whichever request fails', async () => {
    const { page, shop, held } = await opened();
    const kitchen = shop.lists.put({ id: 'kitchen' });
    const inKitchen = () => Object.fromEntries(kitchen.items.map(({ itemId, qty }) => [itemId, qty]));
    const target = { id: 'kitchen', name: 'Kitchen', accessLevel: 'SHARED' };
    const move = (sku: string) => page.list().edit.mutateAsync({ kind: 'move', item: page.item(sku), target });
    expect(await move('MUG')).toBe('moved');
    expect([held(), inKitchen()]).toEqual([{ PEN: 5, PAPER: 1 }, { MUG: 2 }]);
    shop.failNext(502, { of: 'list-item-delete' });
    expect(await move('PEN')).toBe('copied');
    expect(inKitchen()).toEqual({ MUG: 2, PEN: 5 });
    shop.failNext(502, { of: 'list-add' });
    await expect(move('PAPER')).rejects.toMatchObject({ status: 502 });
    await expect.poll(page.shown).toEqual({ PEN: 5, PAPER: 1 });
  });

  test('items added by another part of the page are read at once; its own changes are not read again', async () => {
    const { page, shop } = await opened();
    await page.setQuantity('MUG', 3);
    await expect.poll(page.isSaved).toBe(true);
    expect(shop.requestsOf('list-read')).toHaveLength(1);
    await listsOf(page.storefront).addItems('desk', [{ sku: 'INK', quantity: 1 }]);
    await expect.poll(page.shown).toMatchObject({ INK: 1 });
  });

  test('a quantity that is saved while another page loads stays displayed', async () => {
    const { page, shop } = await opened({ MUG: 1, PEN: 1 });
    shop.hold('list-update');
    await page.setQuantity('MUG', 3);
    await expect.poll(() => shop.held).toBe(1);
    shop.hold('list-read');
    page.rerender(listsParams({ size: 1, page: 2 }));
    await expect.poll(() => shop.held).toBe(2);
    shop.release('list-update');
    await expect.poll(page.isSaved).toBe(true);
    expect(page.shown()).toEqual({ MUG: 3, PEN: 1 });
  });

  test('readAllItems returns all items even while a search is being cleared [LIST-039]', async () => {
    const { page, shop } = await opened();
    page.rerender(listsParams({ search: 'PEN' }));
    await expect.poll(page.shown).toEqual({ PEN: 5 });
    shop.hold('list-read');
    page.rerender(listsParams());
    await expect.poll(() => shop.held).toBe(1);
    const all = page.list().readAllItems();
    await expect.poll(() => shop.held).toBe(2);
    shop.release();
    expect((await all).map(({ sku }) => sku)).toEqual(Object.keys(SKUS));
  });

  test('readAllItems returns only what matches the search, of all its pages [LIST-034, LIST-039]', async () => {
    const { page } = await opened({ 'PEN-1': 1, MUG: 1, 'PEN-2': 1, 'PEN-3': 1 });
    page.rerender(listsParams({ search: 'PEN', size: 2 }));
    await expect.poll(page.shown).toEqual({ 'PEN-1': 1, 'PEN-2': 1 });
    expect((await page.list().readAllItems()).map(({ sku }) => sku)).toEqual(['PEN-1', 'PEN-2', 'PEN-3']);
  });

  test('readAllItems collects the items of a long list from its pages [LIST-039]', async () => {
    const items = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`SKU-${index}`, 1]));
    const { page, shop } = await opened(items);
    expect(page.list().items).toHaveLength(100);
    expect(await page.list().readAllItems()).toHaveLength(250);
    expect(shop.requestsOf('list-read')).toHaveLength(4);
  });

  test('by default it sends no request for a guest, and reads the list once the customer has signed in', async () => {
    runEffectsOnce();
    const { shop } = aListOf(SKUS);
    const page = renderHook(() => useList('desk'), { shop });
    await expect.poll(page.result).toMatchObject({ phase: 'idle', list: undefined, items: [], isFetching: false });
    expect(shop.requestsOf('list-read')).toEqual([]);
    signIn(page.storefront);
    await expect.poll(page.result).toMatchObject({ phase: 'ready', list: { name: 'Desk' } });
    expect(shop.requestsOf('list-read')).toHaveLength(1);
  });

  test('by default it reads the first page of the list for a signed-in customer', async () => {
    runEffectsOnce();
    const { shop } = aListOf(SKUS);
    const page = renderHook(() => useList('desk'), { shop, config: { session: { isLoggedIn: true } } });
    await expect.poll(page.result).toMatchObject({ phase: 'ready', list: { name: 'Desk' } });
    expect(shop.requestsOf('list-read')).toHaveLength(1);
  });

  test('refetch reads the list although it is not enabled, and so does a refused change then', async () => {
    runEffectsOnce();
    const { shop, list } = aListOf(SKUS);
    const page = renderHook(() => useList('desk'), { shop });
    await expect.poll(page.result).toMatchObject({ phase: 'idle' });
    expect(await page.result().refetch()).toMatchObject({ error: null });
    await expect.poll(page.result).toMatchObject({ phase: 'ready', list: { name: 'Desk' } });
    expect(shop.requestsOf('list-read')).toHaveLength(1);
    list.readOnly = true;
    page.result().setQuantity('item-2', 3);
    await expect.poll(page.result).toMatchObject({ list: { isReadOnly: true }, save: { isError: true } });
    expect(shop.requestsOf('list-read')).toHaveLength(2);
  });

  test('a list that is not enabled and was never read is not read after an edit that is refused, or copies', async () => {
    runEffectsOnce();
    const { shop } = aListOf(SKUS);
    const target = shop.lists.put({ id: 'attic', name: 'Attic', accessLevel: 'SHARED' });
    const page = renderHook(() => useList('desk', listsParams(), { enabled: false }), { shop });
    const edit = (change: ListEdit) => page.result().edit.mutateAsync(change);
    await expect.poll(page.result).toMatchObject({ phase: 'idle' });
    shop.refuseNext('LIST_NOT_ALLOWED', { status: 403, of: 'list-update' });
    await expect(edit({ kind: 'change', change: { name: 'Study' } })).rejects.toMatchObject({ status: 403 });
    shop.failNext(502, { of: 'list-item-delete' });
    const item = { id: 'item-2', sku: 'MUG', quantity: 2 } as ListedItem;
    expect(await edit({ kind: 'move', item, target: { id: target.id } as ShoppingList })).toBe('copied');
    await atRest(() => shop.requests.length);
    expect(shop.requestsOf('list-read')).toEqual([]);
  });
});

/** Makes observers ignore the end of a mutation that they have left, as in the oldest supported TanStack Query. */
function neverRejoinMutations(): void {
  const prototype = MutationObserver.prototype as unknown as { onSubscribe: () => void };
  const spy = vi.spyOn(prototype, 'onSubscribe').mockReturnValue(undefined);
  onTestFinished(() => spy.mockRestore());
}

/** A screen that can switch from the list `desk` to the list `attic`. */
async function onTwoLists() {
  runEffectsOnce();
  const { shop } = aListOf({ MUG: 2 });
  const attic = shop.lists.put({ id: 'attic', name: 'Attic', accessLevel: 'SHARED' });
  shop.lists.putItem(attic, 'LAMP', 1);
  const page = renderHook((id: string) => useList(id, listsParams(), { enabled: true }), { shop, props: 'desk' });
  const shown = () => page.result()?.items.map(({ sku, quantity }) => [sku, quantity]);
  const set = (quantity: number) => page.result().setQuantity(page.result().items[0]?.id ?? '', quantity);
  await expect.poll(shown).toEqual([['MUG', 2]]);
  return {
    ...page,
    shown,
    set,
    /** Switches to a list, and waits until its item is displayed. */
    async switchTo(id: string, sku: string) {
      page.rerender(id);
      await expect.poll(() => shown()?.[0]?.[0]).toBe(sku);
    },
    /** The list and the quantities of each save. */
    saves: () =>
      shop
        .requestsOf('list-update')
        .map(({ path, body }) => [
          path.split('/').at(-1),
          ...(body as { items: { qty: number }[] }).items.map(({ qty }) => qty),
        ]),
  };
}

describe('useList for another list or customer', () => {
  test('an unsaved quantity stays with its list, and is not sent to another one', async () => {
    const page = await onTwoLists();
    page.shop.failNext('network', { of: 'list-update' });
    page.set(9);
    await expect.poll(() => page.result().save.status).toBe('error');
    await page.switchTo('attic', 'LAMP');
    await expect.poll(page.result).toMatchObject({ unsaved: [], save: { status: 'idle' } });
    page.set(5);
    await expect.poll(() => page.result().save.status).toBe('success');
    expect(page.saves()).toEqual([
      ['desk', 9],
      ['attic', 5],
    ]);
    await page.switchTo('desk', 'MUG');
    expect(page.shown()).toEqual([['MUG', 9]]);
    await expect.poll(page.result).toMatchObject({ unsaved: ['item-2'], save: { isError: true } });
    page.result().save.mutate();
    await expect.poll(() => page.result().unsaved).toEqual([]);
    expect(page.saves().at(-1)).toEqual(['desk', 9]);
  });

  test('a save that fails while another list is displayed has failed when its list is displayed again', async () => {
    const page = await onTwoLists();
    page.shop.hold('list-update');
    page.shop.failNext('network', { of: 'list-update' });
    page.set(9);
    await expect.poll(() => page.shop.held).toBe(1);
    await page.switchTo('attic', 'LAMP');
    page.shop.release();
    await atRest(() => page.shop.requests.length);
    await page.switchTo('desk', 'MUG');
    await expect
      .poll(page.result)
      .toMatchObject({ unsaved: ['item-2'], save: { isError: true, error: { kind: 'network' } } });
    page.result().save.reset();
    await expect.poll(page.result).toMatchObject({ unsaved: ['item-2'], save: { status: 'idle', error: null } });
  });

  test.each(['5.52', 'installed'])(
    'a save that is pending when its list is displayed again ends (%s)',
    async (version) => {
      if (version === '5.52') neverRejoinMutations();
      const page = await onTwoLists();
      page.shop.hold('list-update');
      page.set(9);
      await expect.poll(() => page.shop.held).toBe(1);
      await page.switchTo('attic', 'LAMP');
      await page.switchTo('desk', 'MUG');
      await expect.poll(page.result).toMatchObject({ save: { isPending: true } });
      page.shop.release();
      await expect.poll(page.result).toMatchObject({ unsaved: [], save: { isSuccess: true } });
      expect(page.saves()).toEqual([['desk', 9]]);
    },
  );

  test('an edit is sent to the list that is displayed, even before passive effects have run', async () => {
    runEffectsOnce();
    const { shop } = aListOf(SKUS);
    const attic = shop.lists.put({ id: 'attic', name: 'Attic', accessLevel: 'SHARED' });
    function useRenaming(id: string): List {
      const list = useList(id, listsParams(), { enabled: true });
      const { mutate } = list.edit;
      useLayoutEffect(() => {
        if (id === 'attic') mutate({ kind: 'change', change: { name: 'Loft', wasName: 'Attic' } });
      }, [id, mutate]);
      return list;
    }
    const page = renderHook(useRenaming, { shop, props: 'desk' });
    await expect.poll(page.result).toMatchObject({ phase: 'ready' });
    page.rerender('attic');
    await expect.poll(page.result).toMatchObject({ phase: 'ready', edit: { isSuccess: true } });
    expect(shop.requestsOf('list-update')).toHaveLength(1);
    expect(attic.name).toBe('Loft');
  });

  test('a refused change reads its own list again, although another one is displayed', async () => {
    runEffectsOnce();
    const { shop } = aListOf(SKUS);
    shop.lists.put({ id: 'attic', name: 'Attic', accessLevel: 'SHARED' });
    const options = { enabled: true };
    const useBoth = (id: string) => ({
      switched: useList(id, listsParams(), options),
      desk: useList('desk', listsParams(), options),
    });
    const page = renderHook(useBoth, { shop, props: 'desk' });
    await expect.poll(() => page.result().switched.phase).toBe('ready');
    const [item] = page.result().switched.items as [ListedItem];
    shop.hold('list-item-delete');
    shop.refuseNext('LIST_NOT_ALLOWED', { status: 403, of: 'list-item-delete' });
    page.result().switched.edit.mutate({ kind: 'remove', item });
    await expect.poll(() => shop.held).toBe(1);
    page.rerender('attic');
    await expect.poll(() => page.result().switched.list?.name).toBe('Attic');
    shop.release();
    const reads = () => shop.requestsOf('list-read').map(({ path }) => path.split('/').at(-1));
    await expect.poll(reads).toEqual(['desk', 'attic', 'desk']);
    await atRest(() => shop.requests.length);
    expect(reads()).toHaveLength(3);
  });

  test('changes that wait can be dehydrated and cloned', async () => {
    const page = await onTwoLists();
    const [item] = page.result().items as [ListedItem];
    page.shop.hold('list-add');
    page.result().edit.mutate({ kind: 'add', item: { ...item, sku: 'PEN' } });
    await expect.poll(() => page.shop.held).toBe(1);
    page.set(9);
    page.result().edit.mutate({ kind: 'remove', item });
    const { mutations } = structuredClone(dehydrate(clientOf(page.storefront)));
    expect(mutations.map(({ state }) => state.variables)).toEqual([undefined, { kind: 'remove', item }]);
    page.shop.release();
    await expect.poll(page.saves).toEqual([['desk', 9]]);
  });

  test('a quantity that is set while the save of another list is in flight is sent to its own list', async () => {
    const page = await onTwoLists();
    page.shop.hold('list-update');
    page.set(9);
    await expect.poll(() => page.shop.held).toBe(1);
    await page.switchTo('attic', 'LAMP');
    page.set(5);
    await expect.poll(() => page.shop.held).toBe(2);
    page.shop.release();
    await expect.poll(() => page.result().save.status).toBe('success');
    expect(page.result().unsaved).toEqual([]);
    await page.switchTo('desk', 'MUG');
    await expect.poll(() => page.result().unsaved).toEqual([]);
    expect(page.saves()).toEqual([
      ['desk', 9],
      ['attic', 5],
    ]);
  });

  test('a save that waits for an edit is sent to its own list', async () => {
    const page = await onTwoLists();
    page.shop.hold('list-add');
    page.result().edit.mutate({ kind: 'add', item: { ...(page.result().items[0] as ListedItem), sku: 'PEN' } });
    await expect.poll(() => page.shop.held).toBe(1);
    page.set(9);
    await page.switchTo('attic', 'LAMP');
    page.shop.release();
    await expect.poll(page.saves).toEqual([['desk', 9]]);
  });

  test('the unsaved quantity of one customer is not displayed or sent after another one has signed in', async () => {
    const page = await onTwoLists();
    page.shop.failNext('network', { of: 'list-update' });
    page.set(9);
    await expect.poll(() => page.result().save.status).toBe('error');
    signIn(page.storefront);
    await expect.poll(page.shown).toEqual([['MUG', 2]]);
    expect(page.result().unsaved).toEqual([]);
    await page.result().save.mutateAsync();
    expect(page.saves()).toEqual([['desk', 9]]);
  });

  test('a quantity that is set during a save is not sent after another customer has signed in', async () => {
    const page = await onTwoLists();
    page.shop.hold('list-update');
    page.set(9);
    await expect.poll(() => page.shop.held).toBe(1);
    page.set(8);
    signIn(page.storefront);
    await expect.poll(page.result).toMatchObject({ phase: 'ready', unsaved: [] });
    page.shop.release();
    await atRest(() => page.shop.requests.length);
    await page.result().save.mutateAsync();
    expect(page.saves()).toEqual([['desk', 9]]);
  });

  test('an edit that waits for another one is not sent after another customer has signed in, and has failed', async () => {
    const page = await onTwoLists();
    const [item] = page.result().items as [ListedItem];
    page.shop.hold('list-add');
    page.result().edit.mutate({ kind: 'add', item: { ...item, sku: 'PEN' } });
    await expect.poll(() => page.shop.held).toBe(1);
    const removal = page.result().edit.mutateAsync({ kind: 'remove', item });
    const failed = expect(removal).rejects.toMatchObject({ kind: 'refused', code: 'CUSTOMER_CHANGED' });
    signIn(page.storefront);
    page.shop.release();
    await failed;
    expect(page.shop.requestsOf('list-item-delete')).toEqual([]);
    expect(page.result().editError).toBeNull();
  });

  test('the item of a move stays in its list if another customer signs in meanwhile', async () => {
    const page = await onTwoLists();
    const [item] = page.result().items as [ListedItem];
    page.shop.hold('list-add');
    const move = page.result().edit.mutateAsync({ kind: 'move', item, target: { id: 'attic' } as ShoppingList });
    await expect.poll(() => page.shop.held).toBe(1);
    signIn(page.storefront);
    page.shop.release();
    expect(await move).toBe('copied');
    expect(page.shop.requestsOf('list-item-delete')).toEqual([]);
  });
});
