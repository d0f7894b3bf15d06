import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { StorefrontConfig } from '../../platform/client/settings';
import { DO_NOT_SHOW_DAYS } from './adding/hardAlternates';
import { cartExtrasOf, modifyOrder } from './cartExtras';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

function aPageWithExtras(shop = fakeShop({ cart: { MUG: 1 } }), config: Partial<StorefrontConfig> = {}) {
  const page = aStorefront({ shop, config });
  return { ...page, extras: cartExtrasOf(page) };
}

test.each([{ freeItems: ['SAMPLE'] }, { deleteFreeItems: ['SAMPLE', 'PEN'] }])(
  'free items are changed by their SKUs: %j [CART-UPD-011]',
  async (change) => {
    const { extras, shop, cart, events, host } = aPageWithExtras();
    const origins: string[] = [];
    events.subscribe('cart:changed', ({ origin }) => origins.push(origin));
    const answer = await extras.changeFreeItems(change);
    expect(shop.requests[0]).toMatchObject({
      path: '/cc/api/checkout/default',
      headers: { 'x-http-method-override': 'PUT' },
      query: { actionType: 'UPDATE_FREE_ITEMS' },
      body: change,
    });
    expect(answer).toEqual({ kind: 'changed', cart: cart.state().cart });
    expect(origins).toEqual(['update']);
    expect(host.localStorage.get('cart-time')).toBe(String(Date.now() + 900_000));
  },
);

test('a change of free items or coupons while a request is in flight is ignored [CART-UPD-006, CART-UPD-007]', async () => {
  const { extras, shop, cart } = aPageWithExtras();
  shop.hold();
  const first = extras.changeFreeItems({ freeItems: ['SAMPLE'] });
  expect(cart.state().isMutating).toBe(true);
  expect(await extras.changeFreeItems({ freeItems: ['PEN'] })).toEqual({ kind: 'ignored' });
  expect(await extras.changeCoupons(['SAVE10'])).toEqual({ kind: 'ignored' });
  shop.release();
  await first;
  expect(cart.state().isMutating).toBe(false);
  expect(shop.requests).toHaveLength(1);
});

describe('coupons', () => {
  test('a coupon change sends all coupons of the cart, and a refused coupon has its reason', async () => {
    const { extras, shop } = aPageWithExtras();
    const answer = await extras.changeCoupons(['SAVE10', 'MINIMUM']);
    expect(shop.requests[0]).toMatchObject({
      path: '/cc/api/checkout/default',
      headers: { 'x-http-method-override': 'PUT' },
      query: { actionType: 'UPDATE_COUPONS' },
      body: { coupons: ['SAVE10', 'MINIMUM'] },
    });
    expect(answer).toMatchObject({
      kind: 'changed',
      coupons: [{ code: 'SAVE10' }, { code: 'MINIMUM', reason: 'ORDER_TOTAL_NOT_MET_ERROR' }],
    });
  });

  test('a coupon change that fails is published, and the cart is unchanged', async () => {
    const { extras, shop, cart, events } = aPageWithExtras();
    await cart.read();
    const before = cart.state().cart;
    const listener = vi.fn();
    events.subscribe('cart:change-failed', listener);
    shop.failNext('network', { of: 'change' });
    await expect(extras.changeCoupons(['SAVE10'])).rejects.toMatchObject({ kind: 'network' });
    expect(listener).toHaveBeenCalledWith({ error: cart.state().error, lineIds: [], fields: [] });
    expect(cart.state()).toMatchObject({ cart: before, isMutating: false });
  });
});

describe('clearing the cart', () => {
  const full = () => aPageWithExtras(fakeShop({ cart: { MUG: 1, PAPER: 2, PEN: 3 } }));

  test('clearing deletes line by line, one request each, and publishes all lines at the end [SCR-008, CART-DEL-004]', async () => {
    const { extras, shop, cart, events } = full();
    await cart.read();
    const listener = vi.fn();
    events.subscribe('cart:cleared', ({ lines }) => listener(lines.map(({ sku }) => sku)));
    await extras.clear();
    expect(shop.requestsOf('delete').map(({ path }) => path)).toEqual(
      ['line-1', 'line-2', 'line-3'].map((id) => `/cc/api/checkout/default/item/${id}`),
    );
    expect(shop.cart.items).toEqual([]);
    expect(listener.mock.calls).toEqual([[['MUG', 'PAPER', 'PEN']]]);
  });

  test('clearing sends no delete for a child line', async () => {
    const { extras, shop, cart } = full();
    shop.products['PEN'] = {
      ...{ name: 'Gel pen', price: '1.99' },
      line: { parentRelationCartItemId: 'line-1', parentRelationType: 'WARRANTY' },
    };
    await cart.read();
    await extras.clear();
    expect(shop.requestsOf('delete').map(({ path }) => path.split('/').at(-1))).toEqual(['line-1', 'line-2']);
  });

  test('clearing that fails midway publishes the failure, and the state has the remaining items [CART-UPD-014]', async () => {
    const { extras, shop, cart, events } = full();
    await cart.read();
    const [failed, cleared] = [vi.fn(), vi.fn()];
    events.subscribe('cart:change-failed', failed);
    events.subscribe('cart:cleared', cleared);
    shop.hold('delete');
    const end = extras.clear().catch((error: unknown) => error);
    shop.failNext('network', { of: 'delete' });
    shop.release();
    expect(await end).toMatchObject({ kind: 'network' });
    expect(shop.cart.items.map(({ itemId }) => itemId)).toEqual(['PAPER', 'PEN']);
    expect(cart.state().cart?.itemCount).toBe(5);
    expect(failed).toHaveBeenCalledOnce();
    expect(cleared).not.toHaveBeenCalled();
    expect(cart.state().isMutating).toBe(false);
  });

  test('clearing skips a line that another tab has removed', async () => {
    const { extras, shop, cart } = full();
    await cart.read();
    shop.cart.put('PAPER', 0);
    await extras.clear();
    expect(shop.cart.items).toEqual([]);
    expect(cart.state().cart?.itemCount).toBe(0);
  });

  test('clearing sends each delete even if the page is left, and none for a line that has no id yet', async () => {
    const { extras, shop, cart, events } = full();
    shop.failNext(
      { alter: (body) => JSON.stringify(body).replace('"cartItemId":"line-2"', '"cartItemId":null') },
      { of: 'read' },
    );
    await cart.read();
    const origins: string[] = [];
    events.subscribe('cart:changed', ({ origin }) => origins.push(origin));
    await extras.clear();
    expect(shop.requestsOf('delete').map(({ path, keepalive }) => [path.split('/').at(-1), keepalive])).toEqual([
      ['line-1', true],
      ['line-3', true],
    ]);
    expect(origins).toEqual(['delete', 'delete']);
  });

  test('clearing a cart that the page has not read is ignored', async () => {
    const { extras, shop } = full();
    expect(await extras.clear()).toEqual({ kind: 'ignored' });
    expect(shop.requests).toEqual([]);
  });

  test('clearing rejects if none of its lines is in the cart any more', async () => {
    const { extras, shop, cart } = full();
    await cart.read();
    shop.cart.clear();
    await expect(extras.clear()).rejects.toMatchObject({ code: 'CART_ITEM_ID_NOT_FOUND' });
  });
});

test.each([
  [undefined, 'true'],
  [false, 'false'],
])('modifyOrder(%s) is a real PUT with returnData %s [CART-UPD-016]', async (returnsCart, returnData) => {
  const page = aPageWithExtras(fakeShop(), { channelId: 'APP' });
  const { shop } = page;
  await modifyOrder(page, '1234', returnsCart);
  expect(shop.requests[0]).toMatchObject({
    method: 'PUT',
    path: '/cc/api/cart/default',
    query: { tenantId: '10001', channel: 'WEB', actionType: 'MODIFY_CART', orderNumber: '1234', returnData },
  });
  expect(shop.requests[0]?.headers['x-http-method-override']).toBeUndefined();
});

test('modifyOrder waits for other changes, and its cart replaces the one of the page for 600,000 ms [CART-UPD-016, CART-UPD-005, CART-STORE-001]', async () => {
  const page = aPageWithExtras();
  const origins: string[] = [];
  page.events.subscribe('cart:changed', ({ origin }) => origins.push(origin));
  page.shop.hold('add');
  const adding = page.cart.add([{ sku: 'PEN', quantity: 1 }]);
  const modifying = modifyOrder(page, '1234');
  await vi.advanceTimersByTimeAsync(0);
  expect(page.shop.requests.map(({ call }) => call)).toEqual(['add']);
  page.shop.release();
  await adding;
  expect(await modifying).toBe(page.cart.state().cart);
  expect(origins).toEqual(['add', 'update']);
  expect(page.host.localStorage.get('cart-time')).toBe(String(Date.now() + 600_000));
});

test('modifyOrder clears the stored cart if the response has no cart', async () => {
  const shop = fakeShop({ cart: { MUG: 1 } });
  const page = aPageWithExtras(shop);
  const { cart, host } = page;
  await cart.read();
  host.fetch = async () => ({ ok: true, status: 200, headers: { get: () => null }, text: async () => '{}' });
  expect(await modifyOrder(page, '1234', false)).toBeUndefined();
  expect(host.localStorage.get('cart')).toBeNull();
});

test.each([
  [true, 'Y'],
  [false, 'N'],
])('the opt-out of hard alternates (%s) is sent as %s [CART-UPD-017]', async (isHidden, value) => {
  const { extras, shop } = aPageWithExtras();
  await extras.hideHardAlternates(isHidden);
  expect(shop.requests[0]).toMatchObject({
    method: 'GET',
    path: '/cc/api/cart/opt/type',
    query: { type: 'HARD_ALT_OPT_OUT', value },
  });
});

test('the opt-out of a business is sent with its tenant, like every cart request [CART-UPD-017, CART-FETCH-009]', async () => {
  const { extras, shop } = aPageWithExtras(fakeShop(), BUSINESS_CONTEXT);
  await extras.hideHardAlternates(true);
  expect(shop.requests[0]?.query).toEqual({ tenantId: '10051', type: 'HARD_ALT_OPT_OUT', value: 'Y' });
});

test('the opt-out applies to the adds of this browser for 30 days, or until it is revoked [CART-UPD-017, CART-UPD-018]', async () => {
  const { extras, shop, cart } = aPageWithExtras();
  const isHidden = async () => {
    await cart.add([{ sku: 'MUG', quantity: 1 }]);
    return (shop.requestsOf('add').at(-1)?.body as { ignoreHrdAlt?: boolean } | undefined)?.ignoreHrdAlt ?? false;
  };
  expect(DO_NOT_SHOW_DAYS).toBe(30);
  await extras.hideHardAlternates(true);
  vi.setSystemTime(Date.now() + 30 * 86_400_000 - 1);
  expect(await isHidden()).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(await isHidden()).toBe(false);

  await extras.hideHardAlternates(true);
  await extras.hideHardAlternates(false);
  expect(await isHidden()).toBe(false);
});

test('the opt-out is not stored if its request fails', async () => {
  const { extras, shop, host } = aPageWithExtras();
  shop.failNext('network');
  await expect(extras.hideHardAlternates(true)).rejects.toMatchObject({ kind: 'network' });
  expect(host.localStorage.get('hardAltOptOut')).toBeNull();
});
