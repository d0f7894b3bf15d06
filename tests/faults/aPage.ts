import { expect, onTestFinished, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../support/shop/fakeShop';
import { aStorefront, type TestStorefront } from '../support/widgets/storefront';
import { CART, type PageCall } from './calls';
import { rest } from './settle';

const NOON = new Date('2026-11-24T12:00:00');

/** A page with its cart read, on a fake clock, with a shop that works so far. */
export async function aPage(call: Pick<PageCall, 'config' | 'prepare'> = {}): Promise<TestStorefront> {
  vi.useFakeTimers({ now: NOON });
  const shop = fakeShop({ cart: CART });
  const page = aStorefront({ shop, config: call.config ?? {} });
  onTestFinished(page.connect());
  await page.cart.read();
  await rest(60_000);
  call.prepare?.(shop);
  return page;
}

const bySku = (items: { sku: string; quantity: number; status?: string }[]) =>
  Object.fromEntries(items.filter(({ status }) => status !== 'DELETED').map(({ sku, quantity }) => [sku, quantity]));

/** The page's cart, by SKU. */
export const shown = (page: Pick<TestStorefront, 'cart'>) => bySku(page.cart.state().cart?.lines ?? []);

/** The shop's cart, by SKU. */
export const held = (shop: FakeShop) =>
  bySku(shop.cart.items.map(({ itemId, qty }) => ({ sku: itemId, quantity: qty })));

/** Nothing is in flight, nothing is loading, and the next call is sent at once. */
export async function expectAtRest(page: TestStorefront): Promise<void> {
  const { phase, isMutating, leaving } = page.cart.state();
  const nothing = page.requestQueue.tryNow(async () => {});
  await nothing;
  expect({ phase, isMutating, leaving, isBusy: nothing === undefined }).toEqual({
    phase: 'ready',
    isMutating: false,
    leaving: [],
    isBusy: false,
  });
}
