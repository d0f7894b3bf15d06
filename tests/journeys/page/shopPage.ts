import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type MiniCart, miniCart } from './miniCart';

/** How long a widget may take to mount on a busy page. */
const MOUNT_TIMEOUT = { timeout: 10_000 };

/** A page of the shop, as a customer sees it. Locators pierce the open shadow roots of the widgets. */
export type ShopPage = {
  page: Page;
  goto(path: string): Promise<void>;
  /** The element of a product's button, the server's button in it, and the button on display, which may be the same. */
  product(sku: string): Locator;
  plainButton(sku: string): Locator;
  addButton(sku: string): Locator;
  /** Hovers over the server's control for a product. */
  hover(sku: string): Promise<void>;
  /** Scrolls to the product and hovers over its button until its widget mounts. */
  approach(sku: string): Promise<void>;
  /** Approaches the product's button and presses it. */
  addToCart(sku: string): Promise<void>;
  /** The one surface that is open after an add. */
  drawer: Locator;
  closeDrawer(): Promise<void>;
  toast: Locator;
  miniCart: MiniCart;
  /** Whether a widget is rendered: its element has a shadow root with content. */
  isRendered(element: Locator): Promise<boolean>;
};

const hover = (element: Locator) => element.locator('button,[type=submit]').first().dispatchEvent('pointerover');

/** Scrolls to the element of a button and hovers over it until its widget mounts. */
export async function approach(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await hover(element);
      return element.locator('.quire').count();
    }, MOUNT_TIMEOUT)
    .toBe(1);
}

/** With `isEarly`, the customer does not wait for the page's scripts. */
export function shopPage(page: Page, { isEarly = false } = {}): ShopPage {
  const product = (sku: string) => page.locator(`[data-quire="add-to-cart-button"][data-sku="${sku}"]`).first();
  const addButton = (sku: string) => product(sku).getByRole('button', { name: /to cart|pre-order/i });
  const surfaces = page.locator('[data-quire="atc-drawer"]');
  const drawer = surfaces.getByRole('dialog');
  return {
    page,
    goto: async (path) => void (await page.goto(path, { waitUntil: isEarly ? 'domcontentloaded' : 'load' })),
    product,
    plainButton: (sku) => product(sku).locator('form').getByRole('button'),
    addButton,
    hover: (sku) => hover(product(sku)),
    approach: (sku) => approach(product(sku)),
    async addToCart(sku) {
      await approach(product(sku));
      await addButton(sku).click();
    },
    drawer,
    async closeDrawer() {
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
    },
    toast: surfaces.locator('.quire-toast__box'),
    miniCart: miniCart(page),
    isRendered: (element) => element.evaluate((host) => (host.shadowRoot?.querySelector('.quire') ?? null) !== null),
  };
}
