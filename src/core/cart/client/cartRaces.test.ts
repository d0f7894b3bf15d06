import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aCartBody, aLineBody } from '../../../../tests/support/widgets/builders';
import { aStorefront, type TestStorefront } from '../../../../tests/support/widgets/storefront';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

/** Waits until the request is sent. */
async function requestSent() {
  await vi.advanceTimersByTimeAsync(0);
}

/** A page with a fake shop, connected, with the cart on screen. */
async function aLivePage(shop: FakeShop, host?: TestStorefront['host']) {
  const page = aStorefront({ shop, host });
  page.connect();
  await page.cart.read();
  return page;
}

const quantities = ({ cart }: Pick<TestStorefront, 'cart'>) =>
  Object.fromEntries(cart.state().cart?.lines.map((line) => [line.sku, line.quantity]) ?? []);

const idOf = (shop: FakeShop, sku: string) => shop.cart.items.find((item) => item.itemId === sku)?.cartItemId ?? '';

const singleUnit = (sku: string) => [{ sku, quantity: 1 }];

describe('queued adds', () => {
  test('adds during a slow update are sent after it, in the order of the clicks, and none is lost', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const { cart } = await aLivePage(shop);
    shop.hold('update');
    void cart.update({ lineId: idOf(shop, 'MUG'), quantity: 5 });
    await requestSent();
    const adds = ['PEN', 'INK', 'PAPER'].map((sku) => cart.add(singleUnit(sku)));
    await requestSent();
    expect(shop.requestsOf('add')).toEqual([]);

    shop.release();
    await Promise.all(adds);
    expect(
      shop.requestsOf('add').map(({ body }) => (body as { items: { itemId: string }[] }).items[0]?.itemId),
    ).toEqual(['PEN', 'INK', 'PAPER']);
    expect(quantities({ cart })).toEqual({ MUG: 5, PEN: 1, INK: 1, PAPER: 1 });
  });

  test('ten fast clicks add ten units, one request at a time, each with its own key', async () => {
    const shop = fakeShop();
    const { cart } = await aLivePage(shop);
    shop.hold('add');
    const adds = Array.from({ length: 10 }, () => cart.add(singleUnit('MUG')));
    await requestSent();
    expect(shop.requestsOf('add')).toHaveLength(1);
    shop.release();
    await Promise.all(adds);
    expect(quantities({ cart })).toEqual({ MUG: 10 });
    expect(new Set(shop.requestsOf('add').map(({ headers }) => headers['idempotency-key'])).size).toBe(10);
  });

  test('an add that fails does not prevent the next one', async () => {
    const shop = fakeShop();
    const { cart } = await aLivePage(shop);
    shop.refuseNext('RESTRICTED_ITEM');
    const [first, second] = await Promise.all([cart.add(singleUnit('MUG')), cart.add(singleUnit('PEN'))]);
    expect([first.kind, second.kind]).toEqual(['failed', 'answered']);
    expect(quantities({ cart })).toEqual({ PEN: 1 });
  });
});

describe('older responses', () => {
  test('a read that was started before an add does not overwrite it', async () => {
    const shop = fakeShop({ cart: { PEN: 1 } });
    const { cart } = aStorefront({ shop });
    shop.hold('read');
    const reading = cart.read();
    const adding = cart.add(singleUnit('MUG'));
    await requestSent();
    shop.release();
    await Promise.all([reading, adding]);
    expect(quantities({ cart })).toEqual({ PEN: 1, MUG: 1 });
  });

  test('a read that is overtaken by an add on page hide is neither shown nor stored', async () => {
    const shop = fakeShop();
    const page = await aLivePage(shop);
    shop.hold('read');
    const reading = page.cart.read({ isRefresh: true });
    const adding = page.cart.add(singleUnit('MUG'));
    page.host.firePageHide();
    await adding;
    expect(quantities(page)).toEqual({ MUG: 1 });
    shop.release();
    await reading;
    expect(quantities(page)).toEqual({ MUG: 1 });
    expect(JSON.parse(page.host.localStorage.get('cart') ?? '').items).toHaveLength(1);
  });

  test('an update that is overtaken by an add is neither shown nor stored, and the add remains', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aLivePage(shop);
    shop.hold('update');
    const updating = page.cart.update({ lineId: idOf(shop, 'MUG'), quantity: 5 });
    await requestSent();
    const adding = page.cart.add(singleUnit('PEN'));
    page.requestQueue.flush();
    await adding;
    const known = () => [quantities(page), page.host.localStorage.get('cart'), shop.requestsOf('read').length];
    const before = known();
    expect(before[0]).toHaveProperty('PEN', 1);
    shop.answerNext(200, { cartInfo: aCartBody({ items: [aLineBody({ qty: 5 })] }) }, 'update');
    shop.release();
    await updating;
    await requestSent();
    expect(known()).toEqual(before);
  });

  test('a delete that waits for its animation does not overwrite a newer add, and is published once [CART-UPD-002]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const { cart, events, host } = await aLivePage(shop);
    const removed: unknown[] = [];
    events.subscribe('cart:line-removed', ({ line, quantity }) => void removed.push([line.sku, quantity]));
    void cart.remove(idOf(shop, 'MUG'));
    await requestSent();
    await cart.add(singleUnit('PEN'));
    expect(quantities({ cart })).toEqual({ PEN: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(quantities({ cart })).toEqual({ PEN: 1 });
    expect(JSON.parse(host.localStorage.get('cart') ?? '').items).toHaveLength(1);
    expect(removed).toEqual([['MUG', -1]]);
  });

  test('the first of two deletes does not restore the line of the second', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1, INK: 1 } });
    const { cart } = await aLivePage(shop);
    void cart.remove(idOf(shop, 'MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(500);
    void cart.remove(idOf(shop, 'PEN'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(500);
    expect(cart.state().leaving).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5500);
    expect(quantities({ cart })).toEqual({ INK: 1 });
    expect(cart.state().leaving).toEqual([]);
  });
});

describe('two tabs', () => {
  test('tabs share the stored cart, and a change in one is shown in the other', async () => {
    const shop = fakeShop({ cart: { PEN: 1 } });
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    expect(shop.requestsOf('read')).toHaveLength(1);

    const origins: string[] = [];
    first.events.subscribe('cart:changed', ({ origin }) => origins.push(origin));
    await second.cart.add(singleUnit('MUG'));
    expect(quantities(first)).toEqual({ PEN: 1, MUG: 1 });
    expect(first.cart.state().count).toBe(2);
    expect(origins).toEqual(['other-tab']);
  });

  test('a cart that is emptied in one tab is empty in the other', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    void second.cart.remove(idOf(shop, 'MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.cart.state().cart?.lines).toEqual([]);
  });

  test('a delete that another tab overtakes during its animation shows the cart of that tab, without a request', async () => {
    const shop = fakeShop({ cart: { MUG: 1, INK: 1 } });
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    void first.cart.remove(idOf(shop, 'MUG'));
    await requestSent();
    await second.cart.add(singleUnit('PEN'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(quantities(first)).toEqual({ INK: 1, PEN: 1 });
    expect(shop.requestsOf('read')).toHaveLength(1);
  });

  test('a change of the same millisecond and length in another tab is noticed', async () => {
    const shop = fakeShop({ cart: { PEN: 7 } });
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    const lineId = idOf(shop, 'PEN');
    await first.cart.update({ lineId, quantity: 8 });
    shop.delayNext(3000, 'update');
    const slow = first.cart.update({ lineId, quantity: 1 });
    await requestSent();
    await second.cart.update({ lineId, quantity: 6 });
    await vi.advanceTimersByTimeAsync(3000);
    await slow;
    await requestSent();
    expect(quantities(first)).toEqual({ PEN: 6 });
    expect(quantities(second)).toEqual({ PEN: 6 });
  });

  test('tabs that add at the same time both end with the shop’s cart, whichever response arrives last', async () => {
    const shop = fakeShop({ cart: { PAPER: 1 } });
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    shop.hold('add');
    const slow = first.cart.add(singleUnit('MUG'));
    await requestSent();
    const fast = second.cart.add(singleUnit('PEN'));
    await requestSent();
    // the response of the first tab is older, and arrives last
    shop.cart.put('INK', 1);
    shop.release();
    await Promise.all([slow, fast]);
    await vi.runAllTimersAsync();

    const truth = { PAPER: 1, MUG: 1, PEN: 1, INK: 1 };
    expect(quantities(first)).toEqual(truth);
    expect(quantities(second)).toEqual(truth);
    const { items } = JSON.parse(first.host.localStorage.get('cart') ?? '');
    expect(items).toHaveLength(4);
  });

  test('an add during which another tab has written to the store ends with the shop’s cart', async () => {
    const shop = fakeShop();
    const page = await aLivePage(shop);
    shop.hold('add');
    const adding = page.cart.add(singleUnit('MUG'));
    await requestSent();
    page.host.openTab().localStorage.set('cart-time', '1');
    shop.cart.put('PEN', 1);
    shop.release();
    await adding;
    await requestSent();
    expect(quantities(page)).toEqual({ MUG: 1, PEN: 1 });
    expect(JSON.parse(page.host.localStorage.get('cart') ?? '').items).toHaveLength(2);
  });

  test('a line change is published once, in the tab that made it', async () => {
    const shop = fakeShop();
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    const [here, there] = [vi.fn(), vi.fn()];
    first.events.subscribe('cart:line-added', here);
    second.events.subscribe('cart:line-added', there);
    shop.cart.put('PEN', 1);
    await second.cart.add(singleUnit('MUG'));
    await first.cart.read({ isRefresh: true });
    expect(quantities(first)).toEqual({ PEN: 1, MUG: 1 });
    expect(there.mock.calls).toMatchObject([[{ line: { sku: 'MUG' }, quantity: 1 }]]);
    expect(here).not.toHaveBeenCalled();
  });

  test('a tab does not show a read that began before another tab changed the cart', async () => {
    const shop = fakeShop({ cart: { PEN: 1 } });
    const first = await aLivePage(shop);
    const second = await aLivePage(shop, first.host.openTab());
    shop.hold('read');
    const reading = first.cart.read({ isRefresh: true });
    await requestSent();
    await second.cart.add(singleUnit('MUG'));
    shop.release();
    await reading;
    expect(quantities(first)).toEqual({ PEN: 1, MUG: 1 });
  });

  test('a tab is not updated before it reads the cart, or after its last connection is disconnected', async () => {
    const shop = fakeShop();
    const first = await aLivePage(shop);
    const unread = aStorefront({ shop, host: first.host.openTab() });
    unread.connect();
    const leaving = aStorefront({ shop, host: first.host.openTab() });
    const disconnectFirst = leaving.connect();
    const disconnectSecond = leaving.connect();
    await leaving.cart.read();
    disconnectFirst();
    disconnectFirst();
    await first.cart.add(singleUnit('MUG'));
    expect(quantities(leaving)).toEqual({ MUG: 1 });
    disconnectSecond();
    await first.cart.add(singleUnit('MUG'));
    expect(quantities(leaving)).toEqual({ MUG: 1 });
    expect(unread.cart.state().phase).toBe('idle');
  });
});

describe('page lifecycle', () => {
  test('page hide sends the queued adds and clears the stored cart that is about to change', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aLivePage(shop);
    shop.hold();
    const adds = [page.cart.add(singleUnit('PEN')), page.cart.add(singleUnit('INK'))];
    await requestSent();
    expect(shop.requestsOf('add')).toHaveLength(1);

    page.host.firePageHide();
    expect(shop.requestsOf('add')).toHaveLength(2);
    expect(shop.requestsOf('add').every(({ keepalive }) => keepalive)).toBe(true);
    expect(page.host.localStorage.get('cart')).toBeNull();
    shop.release();
    await Promise.all(adds);
    await vi.runAllTimersAsync();
    expect(quantities(page)).toEqual({ MUG: 1, PEN: 1, INK: 1 });
  });

  test('page hide without a request in flight preserves the stored cart', async () => {
    const page = await aLivePage(fakeShop({ cart: { MUG: 1 } }));
    page.host.firePageHide();
    expect(page.host.localStorage.get('cart')).not.toBeNull();
  });

  test('page hide retries a lost add without waiting', async () => {
    const shop = fakeShop();
    const page = await aLivePage(shop);
    shop.failNext('network');
    void page.cart.add(singleUnit('MUG'));
    await requestSent();
    expect(shop.cart.items).toEqual([]);
    page.host.firePageHide();
    await requestSent();
    expect(shop.cart.items).toHaveLength(1);
  });

  test('a page that is restored from the back/forward cache shows the newest cart', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aLivePage(shop);
    shop.cart.put('PEN', 2);
    page.host.firePageShow(false);
    await requestSent();
    expect(quantities(page)).toEqual({ MUG: 1 });
    page.host.firePageShow(true);
    await requestSent();
    expect(quantities(page)).toEqual({ MUG: 1, PEN: 2 });
  });

  test('a page that has not read the cart does not read it when it is shown again', async () => {
    const page = aStorefront();
    page.connect();
    Object.defineProperty(page.host.localStorage, 'isLasting', { value: false });
    page.host.firePageShow(true);
    page.host.fireVisible();
    page.host.fireStorage('cart', null);
    await requestSent();
    expect(page.shop.requests).toEqual([]);
  });

  test('a cart that another script stores is replaced by the shop’s', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aLivePage(shop);
    shop.cart.put('PEN', 1);
    page.host.fireStorage('cart', '{');
    await requestSent();
    expect(quantities(page)).toEqual({ MUG: 1, PEN: 1 });
  });

  test('a page without persistent storage reads the cart again when it becomes visible', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aLivePage(shop);
    Object.defineProperty(page.host.localStorage, 'isLasting', { value: false });
    shop.cart.put('PEN', 1);
    page.host.fireVisible();
    await requestSent();
    expect(quantities(page)).toEqual({ MUG: 1, PEN: 1 });
  });

  test('a page with persistent storage does not read the cart again when it becomes visible', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aLivePage(shop);
    page.host.fireVisible();
    await requestSent();
    expect(shop.requestsOf('read')).toHaveLength(1);
  });

  test('a page that disconnects leaves no timer, and no deleted line', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = aStorefront({ shop });
    const disconnect = page.connect();
    await page.cart.read();
    void page.cart.remove(idOf(shop, 'MUG'));
    await requestSent();
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(1);
    disconnect();
    expect(vi.getTimerCount()).toBe(0);
    expect(quantities(page)).toEqual({ PEN: 1 });
  });
});
