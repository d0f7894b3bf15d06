import { describe, expect, test } from 'vitest';
import { shiftsOf, watchShifts } from '../page/layoutShifts';
import { DESK_SET, DRIVE, PAPER, productPath } from '../page/products';
import { tooWide } from '../page/tooWide';
import { visit } from '../page/visit';

const NARROW = { viewport: { width: 320, height: 640 } };

describe('a screen 320 px wide', () => {
  test('scrolls sideways neither in the page nor in the drawer nor in the mini cart', async () => {
    const shop = await visit(productPath(PAPER.sku), NARROW);
    await shop.approach(PAPER.sku);
    expect(await shop.page.evaluate(tooWide)).toEqual([]);
    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('heading', { name: 'Recommended for you' }).waitFor();
    expect(await shop.page.evaluate(tooWide)).toEqual([]);
    await shop.closeDrawer();

    await shop.fillCart([DRIVE, DESK_SET]);
    await shop.goto('/?mcRefresh=true');
    await shop.miniCart.badge.waitFor();
    expect(await shop.page.evaluate(tooWide)).toEqual([]);
    await shop.miniCart.open();
    await shop.miniCart.line(DESK_SET.name).waitFor();
    expect(await shop.page.evaluate(tooWide)).toEqual([]);
  });

  test('leaves the stepper and Checkout of the mini cart within reach at 400% zoom', async () => {
    const shop = await visit('/try', { viewport: { width: 320, height: 256 } });
    await shop.fillCart([PAPER]);
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();

    await shop.miniCart
      .line(PAPER.name)
      .getByRole('button', { name: /^Increase/ })
      .click();

    await expect.poll(shop.miniCart.count).toBe(2);
    await shop.miniCart.panel.getByRole('button', { name: 'Checkout' }).click({ trial: true });
  });
});

describe('a script that loads late', () => {
  test.each([
    ['the home page', '/'],
    ['a product page', productPath(PAPER.sku)],
  ])('causes no layout shift on %s', async (_, path) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = await visit(path, {
      isEarly: true,
      before: () => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Element | null }[];
          })[]) {
            shifts.push(
              `${entry.value} ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ')}`,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      },
      intercept: (context) =>
        context.route('**/quire/quire.js', async (route) => {
          await released;
          await route.continue();
        }),
    });
    await shop.page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    const button = shop.page.locator('[data-quire="add-to-cart-button"]').first();

    release();
    await shop.miniCart.badge.waitFor();
    await shop.approach((await button.getAttribute('data-sku')) ?? '');
    await shop.page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

    expect(await shop.page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
});

describe('the buy bar of a product page on a phone', () => {
  test.each(['en-US', 'fr-CA', 'es'])(
    'at 320 px is one row before and after its widget, in %s [DEC-Q423]',
    async (lang) => {
      const shop = await visit(undefined, { viewport: { width: 320, height: 640 } });
      const bar = shop.page.locator('.buy-bar');
      for (const script of ['off', 'on']) {
        await shop.goto(`${productPath(PAPER.sku)}?lang=${lang}&script=${script}`);
        if (script === 'on') await bar.locator('.quire').first().waitFor();
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(66);
      }
    },
  );

  test.each([390, 320])(
    'at %i px it is in view from the name to the specifications, and adds [DEC-Q423]',
    async (width) => {
      const shop = await visit(productPath(PAPER.sku), { viewport: { width, height: 640 } });
      const bar = shop.page.locator('.buy-bar');
      const inView = async () => {
        const box = await bar.boundingBox();
        return box !== null && box.y >= 56 && box.y + box.height <= 640;
      };
      expect(await inView()).toBe(true);
      await shop.page.getByText('Item number').scrollIntoViewIfNeeded();
      await expect.poll(inView).toBe(true);
      expect(await shop.page.evaluate(tooWide)).toEqual([]);
      await shop.addToCart(PAPER.sku);
      await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    },
  );
});

test.each([
  ['an empty cart', '/cc/mmx/cart', '[data-quire="cart-page"] .quire-cart-page__shelf a'],
  ['a category with a banner', '/webapp/category/paper', '[data-quire="brand-shop-banner"] .quire img'],
])('the first screen of %s does not move on a phone when its widgets load [DEC-Q561]', async (_, path, loaded) => {
  const shop = await visit(path, { viewport: { width: 390, height: 844 }, intercept: watchShifts });
  await shop.page.locator(loaded).first().waitFor();
  const moved = (await shiftsOf(shop.page)).reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(await shiftsOf(shop.page))).toBeLessThan(0.05);
});
