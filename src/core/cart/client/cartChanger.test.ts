import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aCartBody, aLineBody } from '../../../../tests/support/widgets/builders';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { CartState } from './cartState';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

/** Waits until the request is sent. */
async function requestSent() {
  await vi.advanceTimersByTimeAsync(0);
}

/** A page that shows a cart with these quantities. */
async function aFilledPage(quantities: Record<string, number>, config = {}) {
  const error = vi.fn();
  const shop = fakeShop({ cart: quantities });
  const page = aStorefront({ shop, config, host: { console: { warn() {}, error }, cookies: { sessionId: 's1' } } });
  await page.cart.read();
  const idOf = (sku: string) => shop.cart.items.find((item) => item.itemId === sku)?.cartItemId ?? '';
  return { ...page, idOf, logged: error };
}

const quantities = ({ cart }: CartState) =>
  Object.fromEntries(cart?.lines.map((line) => [line.sku, line.quantity]) ?? []);

describe('cart update', () => {
  test('a COM update is a PUT by override to the items, with its fields [CART-UPD-013, CART-UPD-010, HTTP-007]', async () => {
    const { cart, shop, idOf } = await aFilledPage({ MUG: 1, PEN: 2 });
    expect(cart.state().count).toBe(3);
    const fields = { furnSvcInfo: [{ level: 'BASC', qty: 1 }] };

    const result = await cart.update([
      { lineId: idOf('MUG'), quantity: 4 },
      { lineId: idOf('PEN'), fields },
    ]);
    expect(shop.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/cc/api/checkout/default/item',
      headers: { 'x-http-method-override': 'PUT' },
      keepalive: true,
      query: {},
      body: {
        items: [
          { cartItemId: idOf('MUG'), qty: 4 },
          { cartItemId: idOf('PEN'), ...fields },
        ],
      },
    });
    expect(result).toEqual({ kind: 'changed', cart: cart.state().cart });
    expect(quantities(cart.state())).toEqual({ MUG: 4, PEN: 2 });
    expect(cart.state().count).toBe(6);
  });

  test('an SBA update is a PUT by override to the cart, with its action type [CART-UPD-012, CART-UPD-010]', async () => {
    const { cart, shop, idOf } = await aFilledPage({ MUG: 1 }, BUSINESS_CONTEXT);
    await cart.update({ lineId: idOf('MUG'), quantity: 2 }, { ignoreBudgetCenters: true });
    expect(shop.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/cc/api/checkout/default',
      headers: { 'x-http-method-override': 'PUT' },
      query: { actionType: 'UPDATE_ITEMS' },
      body: { items: [{ cartItemId: idOf('MUG'), qty: 2 }], ignoreBcUpdate: true },
    });
    expect(quantities(cart.state())).toEqual({ MUG: 2 });
  });

  test.each([
    [1, 3, 2],
    [3, 1, -2],
  ])('an update from %i to %i publishes an edit by %i [CART-UPD-003]', async (from, to, difference) => {
    const { cart, idOf, events } = await aFilledPage({ MUG: from });
    const listener = vi.fn();
    events.subscribe('cart:line-updated', listener);
    await cart.update({ lineId: idOf('MUG'), quantity: to });
    expect(listener.mock.calls).toMatchObject([[{ action: 'EDIT_ITEM', quantity: difference }]]);
  });

  test('an update of other fields than the quantity publishes only those [CART-ENT-023]', async () => {
    const { cart, events, idOf } = await aFilledPage({ MUG: 1 });
    const started = vi.fn();
    events.subscribe('cart:change-started', started);
    const lineId = idOf('MUG');
    await cart.update({ lineId, fields: { packingSlipNote: 'Room 2' } });
    expect(started).toHaveBeenCalledExactlyOnceWith({ lineIds: [lineId], fields: ['ITEM_PACKING_SLIP_NOTE'] });
  });

  test('an update stores its cart for 900,000 ms [CART-STORE-002]', async () => {
    const { cart, idOf, host } = await aFilledPage({ MUG: 1 });
    await cart.update({ lineId: idOf('MUG'), quantity: 2 });
    expect(host.localStorage.get('cart-time')).toBe(String(Date.now() + 900_000));
  });

  test.each([
    ['an empty list', []],
    ['undefined', undefined],
    ['an item without its id', { lineId: '', quantity: 2 }],
    ['several items, one of them without its id', [{ lineId: 'line-1', quantity: 2 }, { quantity: 2 }]],
  ])('an update of %s is ignored and logs the reason [CART-UPD-008, CART-UPD-009]', async (_, lines) => {
    const { cart, shop, logged } = await aFilledPage({ MUG: 1 });
    expect(await cart.update(lines as never)).toEqual({ kind: 'ignored' });
    expect(logged).toHaveBeenCalledExactlyOnceWith('Must provide cartItemId as prop of item');
    expect(shop.requests).toHaveLength(1);
  });

  test('an update that the shop refuses leaves the cart unchanged and publishes its lines and fields [CART-UPD-014, CART-ENT-023]', async () => {
    const { cart, shop, idOf, events } = await aFilledPage({ MUG: 1 });
    const listener = vi.fn();
    events.subscribe('cart:change-failed', listener);
    shop.refuseNext('RESTRICTED_ITEM');
    const lineId = idOf('MUG');

    const error = await cart.update({ lineId, quantity: 2 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'refused', code: 'RESTRICTED_ITEM' });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ error, lineIds: [lineId], fields: ['ITEM_QTY'] });
    expect(quantities(cart.state())).toEqual({ MUG: 1 });
    expect(cart.state().error).toBe(error);
  });
});

describe('cart changes in flight', () => {
  test('the state is pending during a change, until it succeeds or fails [CART-UPD-007]', async () => {
    const { cart, shop, idOf } = await aFilledPage({ MUG: 1 });
    shop.hold();
    const updating = cart.update({ lineId: idOf('MUG'), quantity: 2 });
    await requestSent();
    expect(cart.state().isMutating).toBe(true);
    shop.release();
    await updating;
    expect(cart.state().isMutating).toBe(false);

    shop.hold();
    shop.failNext('network');
    const failing = cart.update({ lineId: idOf('MUG'), quantity: 3 }).catch(() => undefined);
    await requestSent();
    expect(cart.state().isMutating).toBe(true);
    shop.release();
    await failing;
    expect(cart.state().isMutating).toBe(false);
  });

  test('updates and deletes during a change are ignored: no request, no queue, no error [CART-UPD-005, CART-UPD-006]', async () => {
    const { cart, shop, idOf, events } = await aFilledPage({ MUG: 1, PEN: 1 });
    const failed = vi.fn();
    events.subscribe('cart:change-failed', failed);
    shop.hold();
    const first = cart.update({ lineId: idOf('MUG'), quantity: 2 });
    await requestSent();

    const seen = vi.fn();
    cart.subscribe(seen);
    expect(await cart.update({ lineId: idOf('MUG'), quantity: 9 })).toEqual({ kind: 'ignored' });
    expect(await cart.remove(idOf('PEN'))).toEqual({ kind: 'ignored' });
    expect(seen).not.toHaveBeenCalled();
    shop.release();
    expect((await first).kind).toBe('changed');
    await vi.runAllTimersAsync();
    expect(shop.requests).toHaveLength(2);
    expect(failed).not.toHaveBeenCalled();
    expect(quantities(cart.state())).toEqual({ MUG: 2, PEN: 1 });
  });
});

describe('cart delete', () => {
  test('a delete is a POST by override to the line, sent at once [CART-DEL-004, CART-DEL-001]', async () => {
    const { cart, shop, idOf } = await aFilledPage({ MUG: 1 });
    const lineId = idOf('MUG');
    void cart.remove(lineId);
    await requestSent();
    expect(shop.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: `/cc/api/checkout/default/item/${lineId}`,
      headers: { 'x-http-method-override': 'DELETE' },
      keepalive: true,
    });
    expect(shop.cart.items).toEqual([]);
  });

  test('a deleted line is leaving first, and the cart changes after 1000 ms [CART-DEL-001]', async () => {
    const { cart, idOf } = await aFilledPage({ MUG: 1, PEN: 1 });
    const lineId = idOf('MUG');
    const removing = cart.remove(lineId);
    await requestSent();
    expect(cart.state().leaving).toEqual([lineId]);
    await vi.advanceTimersByTimeAsync(999);
    expect(quantities(cart.state())).toEqual({ MUG: 1, PEN: 1 });

    await vi.advanceTimersByTimeAsync(1);
    expect(await removing).toMatchObject({ kind: 'changed' });
    expect(quantities(cart.state())).toEqual({ MUG: 0, PEN: 1 });
    expect(cart.state()).toMatchObject({ leaving: [], count: 1 });
  });

  test('a delete is stored at once, so that the next page does not show the line again', async () => {
    const { cart, idOf, host } = await aFilledPage({ MUG: 1, PEN: 1 });
    void cart.remove(idOf('MUG'));
    await requestSent();
    const { items } = JSON.parse(host.localStorage.get('cart') ?? '');
    expect(items.map((item: { itemId: string }) => item.itemId)).toEqual(['PEN']);
  });

  test('a delete publishes its line with the negative quantity [CART-UPD-002]', async () => {
    const { cart, idOf, events, shop } = await aFilledPage({ MUG: 3, PEN: 1 });
    const removed = vi.fn();
    const origins: string[] = [];
    events.subscribe('cart:line-removed', removed);
    events.subscribe('cart:changed', ({ origin }) => origins.push(origin));
    // another device has changed the other line
    const items = [aLineBody({ cartItemId: idOf('PEN'), itemId: 'PEN', qty: 5 })];
    shop.answerNext(200, { cartInfo: aCartBody({ items }) }, 'delete');
    void cart.remove(idOf('MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(1000);
    expect(removed.mock.calls).toMatchObject([[{ line: { sku: 'MUG' }, action: 'DELETED_ITEM', quantity: -3 }]]);
    expect(removed).toHaveBeenCalledOnce();
    expect(origins).toEqual(['delete']);
  });

  test('a deleted line remains in the state as DELETED for 5000 ms [CART-STORE-012]', async () => {
    const { cart, idOf } = await aFilledPage({ MUG: 1, PEN: 1 });
    void cart.remove(idOf('MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(1000);
    expect(cart.state().cart?.lines.map((line) => line.status)).toEqual(['ACTIVE', 'DELETED']);
    await vi.advanceTimersByTimeAsync(4999);
    expect(cart.state().cart?.lines).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(cart.state().cart?.lines.map((line) => line.sku)).toEqual(['PEN']);
  });

  test('a second delete keeps the first deleted line for another 5000 ms [CART-STORE-012]', async () => {
    const { cart, idOf } = await aFilledPage({ MUG: 1, PEN: 1, INK: 1 });
    for (const sku of ['MUG', 'PEN']) {
      void cart.remove(idOf(sku));
      await requestSent();
      await vi.advanceTimersByTimeAsync(3000);
    }
    await vi.advanceTimersByTimeAsync(2999);
    expect(cart.state().cart?.lines.map(({ status }) => status)).toContain('DELETED');
    await vi.advanceTimersByTimeAsync(1);
    expect(cart.state().cart?.lines.map(({ sku }) => sku)).toEqual(['INK']);
  });

  test('a change is published with the lines that it changed, and without the others [CART-UPD-004]', async () => {
    const { cart, idOf, events, host } = await aFilledPage({ MUG: 1, PEN: 1 });
    const listener = vi.fn();
    events.subscribe('cart:changed', listener);
    await cart.update({ lineId: idOf('MUG'), quantity: 3 });
    expect(listener.mock.calls).toMatchObject([
      [{ origin: 'update', changes: [{ line: { sku: 'MUG' }, action: 'EDIT_ITEM', quantity: 2 }] }],
    ]);
    expect(listener.mock.calls[0]?.[0].changes).toHaveLength(1);
    expect(host.posted.at(-1)).toEqual({ message: 'cart-items-count', count: 4 });
  });

  test('a delete of the last line publishes that the cart is empty, and clears the stored cart [CART-DEL-005, CART-STORE-004, CART-CODE-023]', async () => {
    const { cart, idOf, host, events } = await aFilledPage({ MUG: 1 });
    const emptied = vi.fn();
    events.subscribe('cart:emptied', emptied);
    void cart.remove(idOf('MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(1000);
    expect(emptied).toHaveBeenCalledExactlyOnceWith({ cart: cart.state().cart });
    expect(host.localStorage.get('cart')).toBeNull();
    expect(cart.state().count).toBe(0);
  });

  test('a delete that fails restores the line and publishes the failure [CART-UPD-014]', async () => {
    const { cart, idOf, shop, events } = await aFilledPage({ MUG: 1 });
    const failed = vi.fn();
    events.subscribe('cart:change-failed', failed);
    shop.failNext('network');

    await expect(cart.remove(idOf('MUG'))).rejects.toMatchObject({ kind: 'network' });
    expect(cart.state().leaving).toEqual([]);
    expect(quantities(cart.state())).toEqual({ MUG: 1 });
    expect(failed).toHaveBeenCalledOnce();
  });

  test.each(['', undefined, { parentLineId: '', relation: 'WARRANTY' }])(
    'a delete of %j is ignored and logs the reason [CART-UPD-008]',
    async (target) => {
      const { cart, shop, logged } = await aFilledPage({ MUG: 1 });
      expect(await cart.remove(target as never)).toEqual({ kind: 'ignored' });
      expect(logged).toHaveBeenCalledExactlyOnceWith('Must provide cartItemId as prop of item');
      expect(shop.requests).toHaveLength(1);
    },
  );

  test.each([
    ['WARRANTY', 'CHAIR-PLAN'],
    ['ASSEMBLY', 'CHAIR-BUILD'],
  ] as const)(
    'a delete by parent line and %s deletes the line that was added for it [CART-DEL-002, CART-DEL-003]',
    async (relation, sku) => {
      const { cart, idOf, shop } = await aFilledPage({ CHAIR: 1 });
      const parentLineId = idOf('CHAIR');
      await cart.add([{ sku, quantity: 1, parent: { lineId: parentLineId, sku: 'CHAIR', relation } }]);
      const path = `/cc/api/checkout/default/item/${idOf(sku)}`;

      void cart.remove({ parentLineId, relation });
      await requestSent();
      expect(shop.requests.at(-1)?.path).toBe(path);
      expect(shop.cart.items.map((item) => item.itemId)).toEqual(['CHAIR']);
    },
  );

  test('a delete by its line id is sent before the cart is read [CART-DEL-004]', async () => {
    const { cart, shop } = aStorefront({ shop: fakeShop({ cart: { CHAIR: 1, MUG: 1 } }) });
    void cart.remove('line-1');
    await requestSent();
    expect(shop.cart.items.map(({ itemId }) => itemId)).toEqual(['MUG']);
  });

  test('a page sets how long a deleted line takes to leave [CART-DEL-001]', async () => {
    const { cart, idOf } = await aFilledPage({ MUG: 1, PEN: 1 }, { miniCart: { deleteAnimationMs: 50 } });
    void cart.remove(idOf('MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(49);
    expect(quantities(cart.state())).toEqual({ MUG: 1, PEN: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(quantities(cart.state())).toEqual({ MUG: 0, PEN: 1 });
  });

  test('a delete by parent line is ignored before the cart is read', async () => {
    const { cart, shop } = aStorefront({ shop: fakeShop({ cart: { CHAIR: 1 } }) });
    expect(await cart.remove({ parentLineId: 'line-1', relation: 'WARRANTY' })).toEqual({ kind: 'ignored' });
    expect(shop.cart.items).toHaveLength(1);
  });
});
