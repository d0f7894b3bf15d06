import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../../tests/support/widgets/storefront';
import type { AddItem } from '../../rules/adding/addRequest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MUG: AddItem = { sku: 'MUG', quantity: 1 };

describe('add with a lost response', () => {
  const keys = (shop: FakeShop) => shop.requestsOf('add').map(({ headers }) => headers['idempotency-key']);

  test('a lost add is retried with the same key, and is in the cart once', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost', { times: 2 });
    const adding = cart.add([MUG]);
    await vi.runAllTimersAsync();

    expect(await adding).toMatchObject({ kind: 'answered', outcome: 'success' });
    expect(keys(shop)).toEqual(Array(3).fill((await adding).key));
    expect(keys(shop)[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(shop.cart.items.map((item) => item.qty)).toEqual([1]);
    expect(cart.state().error).toBeNull();
  });

  test('the state has no error while a lost add is retried', async () => {
    const { cart, shop } = aStorefront();
    const errors: unknown[] = [];
    cart.subscribe(() => errors.push(cart.state().error));
    shop.failNext('lost');
    const adding = cart.add([MUG]);
    await vi.runAllTimersAsync();
    await adding;
    expect(errors.filter(Boolean)).toEqual([]);
  });

  test.each(['lost', 'network', 'truncated', 'html', 503] as const)(
    'an add that failed with %s has the same key when it is repeated',
    async (failure) => {
      const { cart, shop } = aStorefront();
      shop.failNext(failure, { times: 3, of: 'add' });
      const first = cart.add([MUG]);
      await vi.runAllTimersAsync();
      expect((await first).kind).toBe('failed');
      expect((await first).key).toBe(keys(shop)[0]);

      const second = cart.add([MUG]);
      await vi.runAllTimersAsync();
      expect((await second).key).toBe((await first).key);
    },
  );

  test('a lost add that is repeated is added once; the add after that has a new key', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost', { times: 3 });
    const first = cart.add([MUG]);
    await vi.runAllTimersAsync();
    expect((await first).kind).toBe('failed');
    expect(shop.cart.items[0]?.qty).toBe(1);

    expect(await cart.add([MUG])).toMatchObject({ cart: { lines: [{ quantity: 1 }] } });
    expect(await cart.add([MUG])).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
    expect(new Set(keys(shop)).size).toBe(2);
  });

  test('an add whose cart the page fails to receive is added once, however often it is repeated', async () => {
    const { cart, shop } = aStorefront();
    const leave = cart.subscribe(() => {
      if (cart.state().cart) throw new TypeError('a fault of the page');
    });
    expect(await cart.add([MUG])).toMatchObject({ kind: 'failed', error: { name: 'TypeError' } });
    expect(cart.state().isMutating).toBe(false);

    leave();
    expect(await cart.add([MUG])).toMatchObject({ cart: { lines: [{ quantity: 1 }] } });
    expect(new Set(keys(shop)).size).toBe(1);
  });

  test('an add that a fault of the page ends does not leave the cart pending', async () => {
    const { cart } = aStorefront();
    const leave = cart.subscribe(() => {
      throw new TypeError('a fault of the page');
    });
    expect((await cart.add([MUG])).kind).toBe('failed');
    leave();
    expect(cart.state().isMutating).toBe(false);
  });

  test('an add of another quantity after a lost add has a new key', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost', { times: 3 });
    const first = cart.add([MUG]);
    await vi.runAllTimersAsync();
    expect((await cart.add([{ sku: 'MUG', quantity: 2 }])).key).not.toBe((await first).key);
    expect(shop.cart.items[0]?.qty).toBe(3);
  });

  test('an add that times out is not retried automatically', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('timeout');
    const adding = cart.add([MUG]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await adding).toMatchObject({ kind: 'failed', error: { kind: 'network', code: 'TIMEOUT' } });
    expect(keys(shop)).toHaveLength(1);
  });

  test('an add that is retried has the time of one request in all', async () => {
    const { cart, shop } = aStorefront();
    shop.failNext('lost');
    shop.failNext('timeout');
    const settled = vi.fn();
    void cart.add([MUG]).then(settled);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(settled).toHaveBeenCalledOnce();
    expect(keys(shop)).toHaveLength(2);
  });

  test('an add that the shop refused is complete: the next add has a new key', async () => {
    const { cart, shop } = aStorefront();
    shop.refuseNext('RESTRICTED_ITEM');
    const first = await cart.add([MUG]);
    expect((await cart.add([MUG])).key).not.toBe(first.key);
  });
});
