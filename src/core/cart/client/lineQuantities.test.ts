import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { IDLE_QUANTITY, lineQuantitiesOf } from './lineQuantities';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REST_MS = 500;

/** A page whose cart has two lines, and the quantities that its customer chooses. */
async function openCart() {
  const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1, PEN: 1 } }) });
  await page.cart.read();
  const [mug = '', pen = ''] = page.cart.state().cart?.lines.map(({ id }) => id) ?? [];
  const quantities = lineQuantitiesOf(page);
  const inShop = () => page.shop.cart.items.map(({ qty }) => qty);
  return { ...page, page, mug, pen, quantities, inShop };
}

describe('pending quantities', () => {
  test('the newest quantity of a line is sent once, after the customer has rested [CART-UPD-006]', async () => {
    const { quantities, mug, shop, inShop } = await openCart();
    expect(quantities.of(mug)).toBe(IDLE_QUANTITY);
    quantities.choose(mug, 2, REST_MS);
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    quantities.choose(mug, 3, REST_MS);
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(quantities.of(mug)).toMatchObject({ status: 'pending', quantity: 3 });
    expect(shop.requestsOf('update')).toEqual([]);

    await vi.advanceTimersByTimeAsync(1);
    expect(quantities.of(mug)).toMatchObject({ status: 'success', data: { kind: 'changed' } });
    expect(inShop()).toEqual([3, 1]);
    expect(shop.requestsOf('update')).toHaveLength(1);
  });

  test('a discarded quantity is not sent', async () => {
    const { quantities, mug, shop } = await openCart();
    quantities.choose(mug, 2, REST_MS);
    quantities.choose(mug, undefined, REST_MS);
    await vi.runAllTimersAsync();
    expect(quantities.of(mug)).toBe(IDLE_QUANTITY);
    expect(shop.requestsOf('update')).toEqual([]);
  });

  test('a refused quantity is an error, and the cart is as it was', async () => {
    const { quantities, mug, shop, inShop } = await openCart();
    shop.refuseNext('TECHNICAL_PROBLEM', { of: 'update' });
    quantities.choose(mug, 2, 0);
    await vi.runAllTimersAsync();
    expect(quantities.of(mug)).toMatchObject({ status: 'error', error: { code: 'TECHNICAL_PROBLEM' } });
    expect(inShop()).toEqual([1, 1]);
  });

  test('a quantity waits while another request of the cart is in flight, and is sent after it [CART-UPD-006]', async () => {
    const { quantities, mug, pen, shop, inShop } = await openCart();
    shop.hold('update');
    quantities.choose(pen, 5, 0);
    await vi.advanceTimersByTimeAsync(0);
    quantities.choose(mug, 2, REST_MS);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(quantities.of(mug)).toMatchObject({ status: 'pending', quantity: 2 });
    expect(shop.requestsOf('update')).toHaveLength(1);

    shop.release();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(quantities.of(mug).status).toBe('success');
    expect(inShop()).toEqual([2, 5]);
  });

  test('only the newest of the quantities that wait for another request is sent [CART-UPD-006]', async () => {
    const { quantities, mug, pen, shop, inShop } = await openCart();
    shop.hold('update');
    quantities.choose(pen, 5, 0);
    await vi.advanceTimersByTimeAsync(0);
    for (const quantity of [2, 3]) {
      quantities.choose(mug, quantity, REST_MS);
      await vi.advanceTimersByTimeAsync(REST_MS);
    }
    shop.release();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(inShop()).toEqual([3, 5]);
    expect(shop.requestsOf('update')).toHaveLength(2);
  });

  test('a quantity of a cart that the page has not read is dropped', async () => {
    const page = aStorefront();
    const quantities = lineQuantitiesOf(page);
    quantities.choose('line-1', 2, REST_MS);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(quantities.of('line-1')).toBe(IDLE_QUANTITY);
    expect(page.shop.requests).toEqual([]);
  });

  test.each(['accepted', 'refused'])('an older quantity that is %s does not end a newer one', async (end) => {
    const { quantities, mug, shop, inShop } = await openCart();
    shop.hold('update');
    if (end === 'refused') shop.refuseNext('RESTRICTED_ITEM', { of: 'update' });
    quantities.choose(mug, 2, 0);
    await vi.advanceTimersByTimeAsync(0);
    quantities.choose(mug, 7, REST_MS);
    shop.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(quantities.of(mug)).toMatchObject({ status: 'pending', quantity: 7 });
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(inShop()).toEqual([7, 1]);
  });

  test('a quantity of a line that has left the cart is dropped', async () => {
    const { quantities, mug, cart, shop } = await openCart();
    quantities.choose(mug, 2, REST_MS);
    const removed = cart.remove(mug);
    await vi.runAllTimersAsync();
    expect(await removed).toMatchObject({ kind: 'changed' });
    expect(quantities.of(mug)).toBe(IDLE_QUANTITY);
    expect(shop.requestsOf('update')).toEqual([]);
    quantities.choose('unknown', 2, 0);
    await vi.runAllTimersAsync();
    expect(quantities.of('unknown')).toBe(IDLE_QUANTITY);
  });

  test('sendAll sends every pending quantity without a delay, and says whether the shop accepted all of them', async () => {
    const { quantities, mug, pen, shop, inShop } = await openCart();
    quantities.choose(mug, 2, REST_MS);
    quantities.choose(pen, 3, REST_MS);
    expect(await quantities.sendAll()).toBe(true);
    expect(inShop()).toEqual([2, 3]);

    shop.refuseNext('TECHNICAL_PROBLEM', { of: 'update' });
    quantities.choose(mug, 4, REST_MS);
    expect(await quantities.sendAll()).toBe(false);
    expect(await quantities.sendAll()).toBe(true);
    await vi.runAllTimersAsync();
    expect(inShop()).toEqual([2, 3]);
  });

  test('all widgets of a page share them, and hear of each change', async () => {
    const { page, quantities, mug, pen } = await openCart();
    expect(lineQuantitiesOf(page)).toBe(quantities);
    const listener = vi.fn();
    const stop = quantities.subscribe(listener);
    quantities.choose(pen, undefined, 0);
    expect(listener).not.toHaveBeenCalled();
    quantities.choose(mug, 2, 0);
    expect(listener).toHaveBeenCalledOnce();
    quantities.choose(mug, undefined, 0);
    stop();
    quantities.choose(mug, 3, 0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('sendAll accepts a line that has left the cart, and sends a quantity in flight only once', async () => {
    const { quantities, mug, pen, cart, shop } = await openCart();
    const removed = cart.remove(mug);
    await vi.runAllTimersAsync();
    await removed;
    shop.hold('update');
    quantities.choose(mug, 2, REST_MS);
    quantities.choose(pen, 3, REST_MS);
    const accepted = [quantities.sendAll(), quantities.sendAll()];
    await vi.advanceTimersByTimeAsync(0);
    shop.release();
    expect(await Promise.all(accepted)).toEqual([true, true]);
    expect(shop.requestsOf('update')).toHaveLength(1);
  });

  test('a deleted line that the page still shows gets no quantity', async () => {
    const { quantities, mug, cart, shop } = await openCart();
    void cart.remove(mug);
    await vi.advanceTimersByTimeAsync(1000);
    expect(cart.state().cart?.lines.map(({ status }) => status)).toContain('DELETED');
    quantities.choose(mug, 2, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.requestsOf('update')).toEqual([]);
    expect(quantities.of(mug)).toBe(IDLE_QUANTITY);
  });
});

describe('pending quantities of a page that is left', () => {
  test('are all sent at once, and the next page reads the cart from the shop', async () => {
    const { quantities, mug, pen, host, shop } = await openCart();
    shop.hold('update');
    quantities.choose(mug, 2, REST_MS);
    quantities.choose(pen, 3, REST_MS);
    host.firePageHide();
    expect(host.localStorage.get('cart')).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.requestsOf('update').map(({ body }) => body)).toEqual([
      { items: [{ cartItemId: mug, qty: 2 }] },
      { items: [{ cartItemId: pen, qty: 3 }] },
    ]);
    shop.release();
    await vi.runAllTimersAsync();
    expect(shop.requestsOf('update')).toHaveLength(2);
  });

  test('are sent also if another line has changed before', async () => {
    const { quantities, mug, pen, host, shop } = await openCart();
    quantities.choose(mug, 2, 0);
    await vi.advanceTimersByTimeAsync(0);
    quantities.choose(pen, 3, REST_MS);
    host.firePageHide();
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.requestsOf('update').at(-1)?.body).toEqual({ items: [{ cartItemId: pen, qty: 3 }] });
  });

  test('are none after they were sent or discarded: the stored cart remains', async () => {
    const { quantities, mug, pen, host, shop } = await openCart();
    quantities.choose(mug, 2, 0);
    quantities.choose(pen, 3, REST_MS);
    quantities.choose(pen, undefined, REST_MS);
    await vi.runAllTimersAsync();
    host.firePageHide();
    await vi.runAllTimersAsync();
    expect(host.localStorage.get('cart')).not.toBeNull();
    expect(shop.requestsOf('update')).toHaveLength(1);
  });
});
