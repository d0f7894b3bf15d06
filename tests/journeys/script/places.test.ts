import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { buttonElement, DRAWER, legacyPage, MINI_CART } from '../page/legacyPage';
import { PAPER } from '../page/products';
import { type Visit, visit } from '../page/visit';
import { FOCUS_TRAP } from './hostile/focusTrap';

const button = buttonElement(PAPER.sku, 'data-feedback="drawer"');
const pageOf = (body: string, style = '') => ({ pages: { '/legacy': legacyPage(`<style>${style}</style>${body}`) } });

const isBlocked = (page: Page) =>
  page.evaluate(
    () => document.documentElement.style.overflow === 'hidden' || document.querySelector(':modal') !== null,
  );
const setHidden = (page: Page, selector: string, isHidden: boolean) =>
  page
    .locator(selector)
    .evaluate((element: HTMLElement, hidden) => element.toggleAttribute('hidden', hidden), isHidden);
const openMiniCart = (page: Page) =>
  page.evaluate(() => {
    const shop = window as unknown as { Quire?: { push(command: unknown): void } };
    shop.Quire ??= [];
    shop.Quire.push(['openMiniCart']);
  });

describe('a drawer in a hidden place', () => {
  test.each([
    ['the attribute hidden', `<div hidden>${DRAWER}</div>`, ''],
    ['display: none', `<div class="off">${DRAWER}</div>`, '.off { display: none }'],
    ['a closed details element', `<details><summary>More</summary>${DRAWER}</details>`, ''],
  ])(
    'with %s neither blocks the page nor swallows the result, which its button shows [SCR-001]',
    async (_, place, style) => {
      const shop = await visit('/legacy', pageOf(`${MINI_CART}${button}${place}<button>Page</button>`, style));
      await shop.addToCart(PAPER.sku);
      await expect.poll(shop.miniCart.count).toBe(1);
      await shop.product(PAPER.sku).getByText('Added to cart').first().waitFor({ state: 'attached' });
      expect(await isBlocked(shop.page)).toBe(false);
      // a press would reach it
      await shop.page.getByRole('button', { name: 'Page' }).first().click({ trial: true });
    },
  );

  test.each([
    ['the attribute hidden', '<div id="place">', '</div>'],
    ['a closed details element', '<details id="place" open><summary>More</summary>', '</details>'],
  ])(
    'releases the page when its place is hidden by %s, and is back when it is shown [HDR-014]',
    async (_, start, end) => {
      const shop = await visit('/legacy', pageOf(button + start + MINI_CART + end));
      const setShown = (isShown: boolean) =>
        shop.page
          .locator('#place')
          .evaluate(
            (place, shown) =>
              place.localName === 'details'
                ? place.toggleAttribute('open', shown)
                : place.toggleAttribute('hidden', !shown),
            isShown,
          );
      await shop.miniCart.open();
      expect(await isBlocked(shop.page)).toBe(true);
      await setShown(false);
      await expect.poll(() => isBlocked(shop.page)).toBe(false);
      await setShown(true);
      await expect.poll(() => isBlocked(shop.page)).toBe(true);
      await shop.page.keyboard.press('Escape');
      await shop.miniCart.panel.waitFor({ state: 'hidden' });
      await expect.poll(() => isBlocked(shop.page)).toBe(false);
    },
  );

  test('an overlay that is requested there is shown when its place is [HDR-014]', async () => {
    const shop = await visit('/legacy', pageOf('<div id="place" hidden><div data-quire="quick-view"></div></div>'));
    await shop.page.evaluate((sku) => {
      const page = window as unknown as { Quire?: { push(command: unknown): void } };
      page.Quire ??= [];
      page.Quire.push(['openOverlay', { overlay: 'QUICK_VIEW', sku }]);
    }, PAPER.sku);
    const dialog = shop.page.locator('[data-quire="quick-view"] dialog[open]');
    await dialog.waitFor({ state: 'attached' });
    expect(await isBlocked(shop.page)).toBe(false);
    await setHidden(shop.page, '#place', false);
    await expect.poll(() => isBlocked(shop.page)).toBe(true);
    expect(await dialog.evaluate((it) => it.matches(':modal'))).toBe(true);
  });

  test('is seen and can be pressed where its place has visibility, opacity or pointer-events of its own', async () => {
    const style = '.off { visibility: hidden; opacity: 0; pointer-events: none }';
    const shop = await visit('/legacy', pageOf(`${button}<div class="off">${DRAWER}</div>`, style));
    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('button', { name: 'Close' }).click();
    await shop.drawer.waitFor({ state: 'hidden' });
  });

  test('of two mini carts, a request opens the one that is not in a hidden menu [MINI-001]', async () => {
    const shop = await visit('/legacy', pageOf(`<nav id="menu">${MINI_CART}</nav><div id="bar">${MINI_CART}</div>`));
    for (const place of ['#menu', '#bar']) await shop.page.locator(place).getByRole('button').waitFor();
    await setHidden(shop.page, '#menu', true);
    await openMiniCart(shop.page);
    await shop.page.locator('#bar').getByRole('dialog').waitFor();
    expect(await shop.page.locator('dialog[open]').count()).toBe(1);
  });
});

describe('a drawer that the page itself closes', () => {
  test('by dialog.close() releases the page [HDR-014]', async () => {
    const shop = await visit('/legacy', pageOf(MINI_CART));
    await shop.miniCart.open();
    await shop.miniCart.panel.evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect.poll(() => isBlocked(shop.page)).toBe(false);
    await shop.miniCart.open();
  });

  test('by dialog.close() in the frame after a change of its size stays closed [HDR-014]', async () => {
    const shop = await visit('/legacy', pageOf(MINI_CART));
    await shop.miniCart.open();
    await shop.miniCart.panel.evaluate((dialog: HTMLDialogElement) =>
      requestAnimationFrame(() => {
        dialog.style.width = '200px';
        dialog.style.transition = 'none';
        requestAnimationFrame(() => dialog.close());
      }),
    );
    await shop.miniCart.panel.waitFor({ state: 'hidden' });
    await expect.poll(() => isBlocked(shop.page)).toBe(false);
    await shop.miniCart.open();
  });
});

describe('on a zoomed page', () => {
  test.each(['body { zoom: 1.4 }', 'html { zoom: 0.7 }', 'html { zoom: 1.4 }', 'body { zoom: 0.7 }'])(
    'with %s, the mini cart is exactly as high as the window, and an overlay fits into it [HDR-014]',
    async (style) => {
      const overlay = buttonElement(PAPER.sku, 'data-feedback="overlay"');
      const shop = await visit('/legacy', {
        ...pageOf(MINI_CART + overlay + DRAWER, style),
        viewport: { width: 1000, height: 800 },
      });
      await shop.miniCart.open();
      // it slides in
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await shop.miniCart.panel.boundingBox()) ?? {
            x: 0,
            y: 0,
            width: 0,
            height: 0,
          };
          return { y, height, isAtTheEdge: Math.abs(x + width - 1000) < 2 };
        })
        .toEqual({ y: 0, height: 800, isAtTheEdge: true });
      await shop.page.keyboard.press('Escape');
      await shop.miniCart.panel.waitFor({ state: 'hidden' });

      await shop.addToCart(PAPER.sku);
      await shop.drawer.waitFor();
      const centered = await shop.drawer.boundingBox();
      expect(centered?.y).toBeGreaterThan(0);
      expect((centered?.y ?? 0) + (centered?.height ?? 0)).toBeLessThan(800);
      expect(await shop.drawer.getByRole('link', { name: 'View cart' }).isVisible()).toBe(true);
    },
  );
});

describe('on a zoomed page on a phone', () => {
  const visitZoomed = (body: string, zoom: number) =>
    visit('/legacy', {
      ...pageOf(body, `html { zoom: ${zoom} } body { margin: 0 }`),
      viewport: { width: 390, height: 700 },
    });

  test.each([1.4, 0.7])('with zoom: %s, an unfolded menu ends at the end of the window [HDR-005]', async (zoom) => {
    const { page } = await visitZoomed('<div data-quire="site-header"></div>', zoom);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Furniture' }).click();
    await menu.getByRole('button', { name: 'Office Supplies' }).waitFor();
    await page.addStyleTag({ content: 'body { min-height: 5000px }' });
    const list = menu.locator('.quire-menu__bar');
    // as long as the menu of a large shop
    await list.evaluate((bar: HTMLElement) => {
      bar.style.gridAutoRows = '40rem';
    });
    const box = await list.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(701);
    expect(box?.height).toBeGreaterThan(500);
  });
});

describe('behind a modal dialog of the page', () => {
  const dialog = (inside: string) => `<dialog id="theirs">${inside}</dialog>`;
  const toast = buttonElement(PAPER.sku, 'data-feedback="toast"');
  const showTheirs = (shop: Visit) => shop.page.locator('#theirs').evaluate((it: HTMLDialogElement) => it.showModal());

  test('the result of an add is a drawer, which can be pressed, instead of a toast, which could not [SCR-001, CART-ADD-008]', async () => {
    const shop = await visit('/legacy', pageOf(dialog(toast) + DRAWER));
    await showTheirs(shop);
    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    expect(await shop.toast.count()).toBe(0);
    await shop.drawer.getByRole('button', { name: 'Close' }).click();
    await shop.drawer.waitFor({ state: 'hidden' });
    expect(await shop.page.locator('#theirs').evaluate((it) => it.matches(':modal'))).toBe(true);
  });

  test('a toast stays a toast where the drawer is inside the dialog, and after the dialog has closed [CART-ADD-008]', async () => {
    const shop = await visit('/legacy', pageOf(dialog(toast + DRAWER)));
    await showTheirs(shop);
    await shop.addToCart(PAPER.sku);
    await shop.toast.getByRole('button', { name: 'Close' }).click();

    const other = await visit('/legacy', pageOf(dialog('Welcome') + toast + DRAWER));
    await showTheirs(other);
    await other.page.keyboard.press('Escape');
    await other.addToCart(PAPER.sku);
    await other.toast.getByRole('button', { name: 'Close' }).click();
  });
});

describe('a toast whose place is hidden after it has appeared', () => {
  test.each([
    ['the pointer', (shop: Visit) => shop.toast.hover()],
    ['the focus', (shop: Visit) => shop.toast.getByRole('button', { name: 'Close' }).focus()],
  ])('is over in time, even if %s was on it, and the next one can be pressed [CART-ADD-008]', async (_, hold) => {
    const toast = buttonElement(PAPER.sku, 'data-feedback="toast"');
    const shop = await visit('/legacy', pageOf(`${toast}<div id="place">${DRAWER}</div>`));
    await shop.addToCart(PAPER.sku);
    await hold(shop);
    await setHidden(shop.page, '#place', true);
    await shop.toast.waitFor({ state: 'hidden' });
    await shop.page.mouse.move(1, 1);
    await expect.poll(() => shop.toast.count()).toBe(0);

    await setHidden(shop.page, '#place', false);
    await shop.addToCart(PAPER.sku);
    await shop.toast.getByRole('button', { name: 'Close' }).click();
    await shop.toast.waitFor({ state: 'hidden' });
  });
});

describe('with a strict focus trap of the page', () => {
  const pageWith = (feedback: string) =>
    pageOf(
      `<button id="outside" onclick="this.dataset.pressed = 1">Outside</button><div id="panel" tabindex="-1">
        ${buttonElement(PAPER.sku, `data-feedback="${feedback}"`)}</div>${DRAWER}<script>${FOCUS_TRAP}</script>`,
    );
  const outside = (shop: Visit) => shop.page.locator('#outside');

  test('the recipe of the guide makes the drawer usable, and the trap strict again after it [SCR-001]', async () => {
    const shop = await visit('/legacy', pageWith('drawer'));
    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('button', { name: 'Close' }).click();
    await shop.drawer.waitFor({ state: 'hidden' });
    await outside(shop).click();
    expect(await outside(shop).getAttribute('data-pressed')).toBeNull();
  });

  test('the recipe of the guide makes the toast usable [CART-ADD-008]', async () => {
    const shop = await visit('/legacy', pageWith('toast'));
    await shop.addToCart(PAPER.sku);
    await shop.toast.getByRole('button', { name: 'Close' }).click();
    await shop.toast.waitFor({ state: 'hidden' });
  });
});
