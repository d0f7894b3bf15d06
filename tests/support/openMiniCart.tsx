import { expect } from 'vitest';
import type { MemoryHostParts } from '../../src/core/platform/client/host/memoryHost';
import { STEP_REST_MS } from '../../src/hooks/cart/useLineQuantity';
import { MiniCart } from '../../src/widgets/cart/MiniCart/index';
import type { FakeShop } from './fakeShop';
import { rowsOf } from './onMiniCart';
import { renderWidget } from './renderWidget';

export type OpenCartOptions = { deleteAnimationMs?: number; host?: MemoryHostParts };

/** An open mini cart with its lines drawn. They leave fast, unless a test says otherwise. */
export async function openCart(shop: FakeShop, { deleteAnimationMs = 30, host = {} }: OpenCartOptions = {}) {
  const config = { miniCart: { deleteAnimationMs } };
  const page = renderWidget(<MiniCart open />, { shop, config, host });
  await page.findAllByRole('listitem');
  return page;
}

export type OpenCart = Awaited<ReturnType<typeof openCart>>;

export const quantity = (page: OpenCart, name = 'Enamel mug') => page.field(`Quantity of ${name}`).value;
export const sent = (shop: FakeShop) =>
  shop.requestsOf('update').map(({ body }) => (body as { items: { cartItemId: string; qty: number }[] }).items);
export const classOf = (page: OpenCart) => rowsOf(page)[0]?.className ?? 'gone';

/** The controls of a line, found beforehand: looking for them takes time on a busy machine, and a step does not rest long. */
export function controlsOf(page: OpenCart, name = 'Enamel mug') {
  const row = rowsOf(page).find((it) => it.textContent.includes(name));
  const [fewer, more, remove] = row?.querySelectorAll('button') ?? [];
  const box = row?.querySelector('input');
  if (!fewer || !more || !remove || !box) throw new Error(`${name} has no controls`);
  return { fewer, more, remove, box };
}

/** Presses, and waits until it is seen. */
export async function press(button: HTMLElement, box: HTMLInputElement) {
  const before = box.value;
  button.click();
  await expect.poll(() => box.value, { interval: 5 }).not.toBe(before);
}

/** Longer than a step rests: what is not sent by now is not sent. */
export const restOver = () => new Promise((resolve) => setTimeout(resolve, STEP_REST_MS + 150));
