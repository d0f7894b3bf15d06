import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { breakShop } from '../page/faults';
import * as products from '../page/products';
import { DESK_SET, DRIVE, PAPER } from '../page/products';
import { visit } from '../page/visit';
import { holdAnswer } from '../page/wire';

async function visitWith(...items: { sku: string; quantity?: number }[]) {
  const shop = await visit('/try');
  await shop.fillCart(items);
  await shop.goto('/try?mcRefresh=true');
  return shop;
}

describe('the mini cart', () => {
  test('three quick clicks on Increase send one request with the displayed quantity, and update badge and subtotal [CART-UPD-013]', async () => {
    const shop = await visitWith(PAPER);
    await shop.miniCart.open();
    const more = shop.miniCart.line(PAPER.name).getByRole('button', { name: /^Increase/ });

    // in the page, because three commands of the driver may take longer than the debounce
    await more.evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        button.click();
        await new Promise((next) => setTimeout(next));
      }
    });
    await expect.poll(() => shop.miniCart.quantity(PAPER.name).inputValue()).toBe('4');

    await expect.poll(shop.miniCart.count).toBe(4);
    await shop.miniCart.panel.getByText('$49.12').first().waitFor();
    expect(shop.calls.of('PUT')).toHaveLength(1);
  });

  test.each([
    ['a pointer', (badge: Locator) => badge.hover()],
    ['the focus', (badge: Locator) => badge.focus()],
  ])('its panel is prefetched when %s reaches the badge, before it opens [SCR-013]', async (_, reach) => {
    const shop = await visitWith(PAPER);
    const requested = shop.page.waitForRequest(/\/drawers-/);
    await reach(shop.miniCart.badge);
    await requested;
    expect(await shop.miniCart.panel.count()).toBe(0);
  });

  test('a deleted line is animated at once, its request is sent with it, and it is removed after a second [CART-DEL-001, CART-DEL-004]', async () => {
    const shop = await visitWith(PAPER, DRIVE);
    await shop.miniCart.open();
    const line = shop.miniCart.line(PAPER.name);
    const seenFor = shop.page.evaluate(
      () =>
        new Promise<{ requestAfter: number; removedAfter: number }>((resolve) => {
          const panel = document.querySelector('[data-quire="mini-cart"]')?.shadowRoot as ShadowRoot;
          const leaving = () => panel.querySelector('.quire-mini-cart__line--leaving');
          let pressedAt = 0;
          let hasLeft = false;
          addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
          const watch = () => {
            hasLeft ||= leaving() !== null;
            if (!hasLeft || leaving()) return requestAnimationFrame(watch);
            const call = performance
              .getEntriesByType('resource')
              .filter((it) => it.name.includes('/default/item/'))
              .at(-1);
            return resolve({
              requestAfter: (call?.startTime ?? 0) - pressedAt,
              removedAfter: performance.now() - pressedAt,
            });
          };
          watch();
        }),
    );

    await line.getByRole('button', { name: /^Remove/ }).click();
    const { requestAfter, removedAfter } = await seenFor;

    expect(requestAfter).toBeLessThan(removedAfter / 2);
    expect(removedAfter).toBeGreaterThanOrEqual(1000);
    await expect.poll(() => shop.miniCart.lines.count()).toBe(1);
    expect(shop.calls.of('DELETE').map((call) => call.path)).toEqual([
      expect.stringMatching(/^\/cc\/api\/checkout\/default\/item\/[\w-]+$/),
    ]);
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('after the last line is removed the mini cart displays that it is empty, and localStorage has no cart [CART-STORE-004]', async () => {
    const shop = await visitWith(PAPER);
    await shop.miniCart.open();
    await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('cart'))).toContain(PAPER.sku);

    await shop.miniCart
      .line(PAPER.name)
      .getByRole('button', { name: /^Remove/ })
      .click();

    await shop.miniCart.panel.getByText('Your cart is empty.').waitFor();
    await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await expect.poll(shop.miniCart.count).toBe(0);
  });

  test('if a change fails, the error is displayed on top and scrolled into view, and the line is restored [CART-UPD-014, CART-UPD-015]', async () => {
    const shop = await visit('/try', { viewport: { width: 1280, height: 420 }, complaints: [/status of 500/] });
    await shop.fillCart([PAPER, DRIVE, DESK_SET, { sku: products.TWO_PER_CART }, { sku: products.THREE_IN_STOCK }]);
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();
    const last = shop.miniCart.lines.last();
    await last.scrollIntoViewIfNeeded();
    await breakShop({ path: '/cc/api/checkout/default', status: 500 });

    await last.getByRole('button', { name: /^Remove/ }).click();

    const alert = shop.miniCart.panel.getByRole('alert').getByText('Something went wrong. Please try again.');
    await alert.waitFor();
    const head = await shop.miniCart.panel.locator('header').boundingBox();
    await expect
      .poll(async () => (await alert.boundingBox())?.y)
      .toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    expect((await alert.boundingBox())?.y).toBeLessThan(200);
    expect(head?.y).toBe(0);
    await expect.poll(() => shop.miniCart.lines.count()).toBe(5);
    await expect.poll(() => shop.page.locator('.quire-mini-cart__line--leaving').count()).toBe(0);
    const body = shop.miniCart.panel.locator('.quire-drawer__body');
    await expect.poll(() => body.evaluate((list) => list.scrollTop)).toBe(0);
  });

  test('while one change is in flight the other lines are disabled, and a click on them sends nothing [CART-UPD-006, CART-UPD-007]', {
    tags: 'request-bodies',
  }, async () => {
    const shop = await visitWith(PAPER, DRIVE);
    await shop.miniCart.open();
    const held = await holdAnswer(shop.context, 'DELETE');
    await shop.miniCart
      .line(PAPER.name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await held.arrived;

    const other = shop.miniCart.line(DRIVE.name).getByRole('button', { name: /^Remove/ });
    await expect.poll(() => other.getAttribute('aria-disabled')).toBe('true');
    await other.click({ force: true });
    held.release();

    await expect.poll(() => shop.miniCart.lines.count()).toBe(1);
    await expect.poll(() => other.getAttribute('aria-disabled')).toBeNull();
    expect(shop.calls.of('DELETE')).toHaveLength(1);
  });

  test('the panel displays the amount left for free shipping, and then that the cart qualifies [CART-MSG-017]', async () => {
    const shop = await visitWith(PAPER);
    await shop.miniCart.open();
    await shop.miniCart.panel.getByText('FREE shipping when you spend $60.00. $47.72 to go').waitFor();

    const box = shop.miniCart.quantity(PAPER.name);
    await box.fill('5');
    await box.press('Enter');

    await shop.miniCart.panel.getByText('You qualify for FREE shipping').waitFor();
  });

  test('commands of the page open, close and toggle it, also if pushed before the script loads [MINI-001]', async () => {
    const shop = await visit('/try', { before: () => Object.assign(window, { Quire: [['openMiniCart']] }) });
    await shop.miniCart.panel.waitFor();

    const pushCommand = (command: string) =>
      shop.page.evaluate((name) => (window as unknown as { Quire: unknown[] }).Quire.push([name]), command);
    await pushCommand('closeMiniCart');
    await expect.poll(() => shop.miniCart.panel.isVisible()).toBe(false);
    await pushCommand('toggleMiniCart');
    await shop.miniCart.panel.waitFor();
    await pushCommand('toggleMiniCart');
    await expect.poll(() => shop.miniCart.panel.isVisible()).toBe(false);
  });
});
