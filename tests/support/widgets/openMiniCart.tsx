import { expect } from 'vitest';
import type { MemoryHostOptions } from '../../../src/core/platform/client/host/memoryHost';
import { STEP_REST_MS } from '../../../src/hooks/cart/useLineQuantity';
import { MiniCart } from '../../../src/widgets/cart/MiniCart/MiniCart';
import type { FakeShop } from '../shop/fakeShop';
import { rowsOf } from './onMiniCart';
import { renderWidget } from './renderWidget';

export type OpenCartOptions = { deleteAnimationMs?: number; host?: MemoryHostOptions };

/** An open mini cart with its lines rendered. The delete animation is short, unless a test overrides it. */
export async function openCart(shop: FakeShop, { deleteAnimationMs = 30, host = {} }: OpenCartOptions = {}) {
  const config = { miniCart: { deleteAnimationMs } };
  const page = renderWidget(<MiniCart defaultOpen />, { shop, config, host });
  await page.findAllByRole('listitem');
  return page;
}

export type OpenCart = Awaited<ReturnType<typeof openCart>>;

export const quantity = (page: OpenCart, name = 'Enamel mug') => page.field(`Quantity of ${name}`).value;
export const sent = (shop: FakeShop) =>
  shop.requestsOf('update').map(({ body }) => (body as { items: { cartItemId: string; qty: number }[] }).items);
export const classOf = (page: OpenCart) => rowsOf(page)[0]?.className ?? 'gone';

/**
 * The controls of a line. They are queried in advance, because a query is slow on a busy machine and the debounce of a
 * step is short.
 */
export function controlsOf(page: OpenCart, name = 'Enamel mug') {
  const row = rowsOf(page).find((it) => it.textContent.includes(name));
  const [fewer, more, remove] = row?.querySelectorAll('button') ?? [];
  const box = row?.querySelector('input');
  if (!fewer || !more || !remove || !box) throw new Error(`${name} has no controls`);
  return { fewer, more, remove, box };
}

/** Clicks, and waits until the value changes. */
export async function press(button: HTMLElement, box: HTMLInputElement) {
  const before = box.value;
  button.click();
  await expect.poll(() => box.value, { interval: 5 }).not.toBe(before);
}

/** Longer than the debounce of a step: what is not sent by now is not sent at all. */
export const restOver = () => new Promise((resolve) => setTimeout(resolve, STEP_REST_MS + 150));
