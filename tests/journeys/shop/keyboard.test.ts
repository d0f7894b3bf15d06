import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

/** The name of the focused element, through all shadow roots. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

/** Presses Tab until the named element has the focus. A page has fewer than 60 stops before its product. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/** The focused element if it is not visible: outside the window, or covered by another element. */
function unseen(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
    const root = element?.getRootNode() as Document | ShadowRoot | undefined;
    const before = root?.elementFromPoint(left + width / 2, top + height / 2) ?? null;
    return element?.contains(before)
      ? undefined
      : `${element?.outerHTML.slice(0, 200)} behind ${before?.outerHTML.slice(0, 80)}`;
  });
}

const isFocusIn = (slug: string) => {
  const dialog = document.querySelector(`[data-quire="${slug}"]`)?.shadowRoot?.querySelector('dialog');
  return dialog?.contains(
    dialog.getRootNode() instanceof ShadowRoot ? (dialog.getRootNode() as ShadowRoot).activeElement : null,
  );
};

describe('a page with the keyboard alone', () => {
  test('adds a product; the drawer gets the focus, and Escape returns it to the button', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.approach(PAPER.sku);

    await tabTo(shop.page, /^Add to cart: /);
    await shop.page.keyboard.press('Enter');
    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    expect(await shop.page.evaluate(isFocusIn, 'atc-drawer')).toBe(true);

    for (let stop = 0; stop < 25; stop += 1) {
      await shop.page.keyboard.press('Tab');
      const inPage = await shop.page.evaluate(() => document.activeElement?.closest('main, header, footer') !== null);
      expect(inPage).toBe(false);
    }
    await shop.page.keyboard.press('Escape');
    await shop.drawer.waitFor({ state: 'hidden' });
    expect(await focused(shop.page)).toMatch(/^Add(ed to cart$| to cart: )/);
  });

  test('opens the mini cart, raises a quantity and removes a line; Escape returns the focus to the badge', async () => {
    const shop = await visit('/try');
    await shop.fillCart([PAPER]);
    await shop.goto('/try?mcRefresh=true');
    await expect.poll(shop.miniCart.count).toBe(1);

    await tabTo(shop.page, /^Cart, 1 item$/);
    await shop.page.keyboard.press('Enter');
    await shop.miniCart.line(PAPER.name).waitFor();
    expect(await shop.page.evaluate(isFocusIn, 'mini-cart')).toBe(true);

    await tabTo(shop.page, /^Increase quantity/);
    await shop.page.keyboard.press('Space');
    await expect.poll(shop.miniCart.count).toBe(2);
    expect(await focused(shop.page)).toMatch(/^Increase quantity/);

    await tabTo(shop.page, /^Remove/);
    await shop.page.keyboard.press('Enter');
    await shop.miniCart.panel.getByText('Your cart is empty.').waitFor();
    expect(await shop.page.evaluate(isFocusIn, 'mini-cart')).toBe(true);

    await shop.page.keyboard.press('Escape');
    await shop.miniCart.panel.waitFor({ state: 'hidden' });
    expect(await focused(shop.page)).toMatch(/^Cart/);
  });

  test('replaces the quantity by typing, and the button adds the typed one', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.approach(PAPER.sku);

    await tabTo(shop.page, /^Quantity$/);
    await shop.page.keyboard.type('3');
    await tabTo(shop.page, /^Add to cart: /);
    await shop.page.keyboard.press('Space');

    await expect.poll(shop.miniCart.count).toBe(3);
  });

  test('shows every element that Tab reaches, the first of which is Skip to content', async () => {
    const { page } = await visit('/');
    await page.locator('header.quire-site-header__sheet').waitFor();
    const hidden: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      if (stop === 0) expect(await focused(page)).toBe('Skip to content');
      hidden.push(...[await unseen(page)].filter((fault) => fault !== undefined));
    }
    expect(hidden).toEqual([]);
  });
});
