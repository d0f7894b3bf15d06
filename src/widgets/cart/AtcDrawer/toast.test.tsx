import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { AtcDrawer } from './AtcDrawer';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const onToast = () => {
  const shop = fakeShop();
  const config = { cart: { feedback: 'toast', retryDelaysMs: [] as number[] } } as const;
  const page = renderWidget(<AtcDrawer showRelated={false} />, { shop, config });
  return {
    ...page,
    shop,
    add: (...skus: string[]) => page.storefront.cart.add(skus.map((sku) => ({ sku, quantity: 1 }))),
  };
};

const ADDED = '1 item(s) added to cartEnamel mugView cart';

describe('AtcDrawer toast', () => {
  test('announces the number of added items as a status, with a link to the cart [CART-ADD-008, CART-FB-001, CART-NOTE-001]', async () => {
    const page = onToast();
    await page.add('MUG');

    await expect.poll(page.status).toBe(ADDED);
    expect(page.alert()).toBe('');
    expect(page.drawer()).toBeUndefined();
    expect(page.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cc/mmx/cart');
  });

  test('announces a failure as an alert [CART-ADD-009, CART-ADD-024]', async () => {
    const page = onToast();
    page.shop.failNext('network', { of: 'add' });
    const { surface } = await page.add('MUG');

    expect(surface).toBe('atctoastmsg');
    await expect.poll(page.alert).toBe('Failure while adding item to cart. Please try again');
    expect(page.status()).toBe('');
  });

  test('the status and alert regions are on the page before they have text', async () => {
    const page = onToast();
    const [status, alert] = [await page.findByRole('status'), await page.findByRole('alert')];

    await page.add('MUG');
    await expect.poll(() => status.textContent).toBe(ADDED);
    page.shop.failNext('network', { of: 'add' });
    await page.add('MUG');
    await expect.poll(() => alert.textContent).toContain('Failure');
    expect(status.textContent).toBe('');
  });

  test('is the default for an add of several items, and names them [CART-FB-002, CART-NOTE-001]', async () => {
    const page = renderWidget(<AtcDrawer showRelated={false} />);
    await page.storefront.cart.add([
      { sku: 'MUG', quantity: 1 },
      { sku: 'PEN', quantity: 1 },
    ]);

    await expect.poll(page.status).toContain('2 item(s) added to cartEnamel mugGel pen, blue');
    expect(page.drawer()).toBeUndefined();
  });

  test('is replaced by the drawer when an item is out of stock or over its limit [CART-FB-003, CART-FB-004]', async () => {
    const page = onToast();
    await page.add('LAMP');
    await expect.poll(page.title).toBe('Out of stock');

    await page.storefront.cart.add([{ sku: 'STAPLER', quantity: 9 }]);
    await expect.poll(page.title).toBe('Quantity limit reached');
  });

  test('closes with its button', async () => {
    const page = onToast();
    await page.add('MUG');

    await page.click('Close');
    await expect.poll(page.status).toBe('');
  });

  test('closes by itself after 5000 ms [CART-ADD-008]', async () => {
    const clock = fakeClock();
    const page = onToast();
    await page.add('MUG');
    await expect.poll(clock.running).toHaveLength(1);
    expect(page.status()).toBe(ADDED);

    vi.advanceTimersByTime(5000);
    await expect.poll(page.status).toBe('');
  });

  test.each([
    ['pointer', (it: Element) => point(it, 'Enter', 'Over'), (it: Element) => point(it, 'Leave', 'Out')],
    ['focus', (it: Element) => focusable(it).focus(), (it: Element) => focusable(it).blur()],
  ])('stays open while it has the %s, then restarts its full timeout', async (_what, hold, release) => {
    const clock = fakeClock();
    const page = onToast();
    await page.add('MUG');
    await expect.poll(clock.running).toHaveLength(1);

    vi.advanceTimersByTime(4500);
    const box = page.box.querySelector('.quire-toast__box')!;
    hold(box);
    await expect.poll(clock.running).toEqual([]);
    expect(page.status()).toBe(ADDED);

    release(box);
    await expect.poll(clock.running).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    await expect.poll(page.status).toBe('');
  });

  test('another add restarts the full timeout', async () => {
    const clock = fakeClock();
    const page = onToast();
    await page.add('MUG');
    await expect.poll(clock.running).toHaveLength(1);
    const [first] = clock.running();
    vi.advanceTimersByTime(4500);

    await page.add('PEN', 'PAPER');
    await expect.poll(() => clock.running().filter((timer) => timer !== first)).toHaveLength(1);
    expect(clock.running()).not.toContain(first);
    expect(page.status()).toContain('2 item(s)');
  });
});

/** React derives pointerenter from pointerover, and pointerleave from pointerout. */
function point(box: Element, ...eventTypes: ('Enter' | 'Over' | 'Leave' | 'Out')[]) {
  for (const eventType of eventTypes) fireEvent[`pointer${eventType}`](box);
}

const focusable = (box: Element) => box.querySelector('button')!;

/** Stops the time. `running` lists the timers of 5000 ms that were started and not stopped. */
function fakeClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = vi.spyOn(globalThis, 'setTimeout');
  const stopped = vi.spyOn(globalThis, 'clearTimeout');
  return {
    running() {
      const ended = stopped.mock.calls.map(([timer]) => timer);
      return started.mock.results
        .filter((_, index) => started.mock.calls[index]?.[1] === 5000)
        .map(({ value }) => value)
        .filter((timer) => !ended.includes(timer));
    },
  };
}
