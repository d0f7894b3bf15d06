import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from '../../loader/runtime';
import type { Mounted, Refused, Watched } from '../../loader/watched';
import { fakeShop } from '../support/fakeShop';
import { CONTEXT } from '../support/storefront';

const page = window as unknown as Record<symbol, object>;
const QUIRE = Symbol.for('quire');
let mounted: Mounted | Refused | undefined;
let shop = fakeShop();

beforeEach(() => {
  shop = fakeShop();
  page[QUIRE] = { watched: new Map(), wake: () => false };
  vi.stubGlobal('fetch', shop.pageFetch);
});

afterEach(() => {
  mounted?.unmount?.();
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, QUIRE);
  vi.unstubAllGlobals();
});

/** The server's button, pressed before its widget was there. */
async function pressedEarly(attributes = '') {
  document.body.innerHTML = `<script type="application/json" data-quire-config>${JSON.stringify(CONTEXT)}</script>
    <div data-quire="add-to-cart-button" data-sku="MUG" ${attributes}><button aria-busy="true">Add</button></div>`;
  const element = document.querySelector('[data-quire]') as HTMLElement;
  const press = element.querySelector('button') as HTMLElement;
  const one: Watched = { slug: 'add-to-cart-button', press };
  const succeeded = vi.fn();
  const failed = vi.fn();
  element.addEventListener('quire:success', succeeded);
  element.addEventListener('quire:failure', failed);
  const drawnAtCall: boolean[] = [];
  vi.stubGlobal('fetch', ((...call: Parameters<typeof shop.pageFetch>) => {
    if (String(call[0]).includes('/item')) drawnAtCall.push(element.shadowRoot !== null);
    return shop.pageFetch(...call);
  }) as typeof fetch);
  mounted = await mount(element, one, async () => {});
  const button = () => element.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const status = () => element.shadowRoot?.querySelector('[role=status]')?.textContent;
  return { one, press, succeeded, failed, drawnAtCall, button, status };
}

describe('a press that was kept for an add button', () => {
  test('asks the shop before the button is drawn, and the button goes on with it as with a press of its own [CART-ADD-005]', async () => {
    shop.hold('add');
    const early = await pressedEarly();
    await expect.poll(() => shop.held).toBe(1);
    expect(early.drawnAtCall).toEqual([false]);
    expect(early.one.press).toBeUndefined();
    expect(early.press.hasAttribute('aria-busy')).toBe(false);
    await expect.poll(() => early.button()?.getAttribute('aria-busy')).toBe('true');
    expect(early.button().textContent).toBe('Adding to cart');

    for (let press = 0; press < 9; press += 1) early.button().click();
    shop.release('add');
    await expect.poll(early.status).toBe('Added to cart');
    expect(shop.requestsOf('add')).toHaveLength(1);
    expect(early.succeeded).toHaveBeenCalledOnce();

    early.button().click();
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(2);
  });

  test('that the shop refuses is told of, and the customer may try again [CART-ADD-009]', async () => {
    shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    const early = await pressedEarly();
    await expect.poll(early.status).toBe('Failure while adding item to cart. Please try again');
    expect(early.failed).toHaveBeenCalledOnce();

    early.button().click();
    await expect.poll(early.status).toBe('Added to cart');
    expect(early.succeeded).toHaveBeenCalledOnce();
    expect(shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('stays with the loader where the button will be off', async () => {
    const early = await pressedEarly('data-disabled-reason="Choose a size first"');
    expect(early.one.press).toBe(early.press);
    expect(early.drawnAtCall).toEqual([]);
  });
});
