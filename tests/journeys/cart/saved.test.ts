import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { signInAs } from '../page/account';
import { breakShop } from '../page/faults';
import { DESK_SET, DRIVE, OUT_OF_STOCK, PAPER } from '../page/products';
import { savedItems } from '../page/savedItems';
import { visit } from '../page/visit';

const CART = '/cc/mmx/cart?mcRefresh=true';

/** Saves items through the API, without any page. */
async function save(context: BrowserContext, items: { itemId: string; qty: number }[]): Promise<void> {
  // one by one, so that the last one is the newest
  for (const item of items) {
    expect((await context.request.post('/cc/api/sfl', { data: { items: [item] } })).status()).toBe(200);
  }
}

async function heldBy(context: BrowserContext): Promise<Record<string, number>> {
  const { cartInfo } = await (await context.request.get('/cc/api/checkout')).json();
  const items: { itemId: string; qty: number }[] = cartInfo.items;
  return Object.fromEntries(items.map(({ itemId, qty }) => [itemId, qty]));
}

async function savedBy(context: BrowserContext): Promise<Record<string, number>> {
  const { sflItems } = await (await context.request.get('/cc/api/sfl')).json();
  const items: { itemId: string; qty: number }[] = sflItems;
  return Object.fromEntries(items.map(({ itemId, qty }) => [itemId, qty]));
}

describe('saved items', () => {
  test('a line saved from the mini cart is displayed there and in another browser tab, and can be moved back [GEN-003, SFL-002, SFL-003, SFL-005, STOR-002]', async () => {
    const shop = await visit(CART);
    await shop.fillCart([{ sku: PAPER.sku, quantity: 2 }, DRIVE]);
    await shop.goto(CART);
    const otherTab = await shop.openTab('/cc/mmx/cart');
    // a background tab is rendered only twice a second
    await shop.page.bringToFront();
    const there = savedItems(otherTab.page.locator('[data-quire="saved-for-later"]'));
    await shop.miniCart.open();

    await shop.miniCart
      .line(PAPER.name)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await expect.poll(() => shop.miniCart.lines.count()).toBe(1);
    await there.row(PAPER.name).waitFor();
    expect(await savedBy(shop.context)).toEqual({ [PAPER.sku]: 2 });
    await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('sfl'))).toContain(PAPER.sku);

    await shop.miniCart.panel.getByRole('tab', { name: 'Saved for later' }).click();
    const here = savedItems(shop.miniCart.panel);
    await here.move(PAPER.name);
    await shop.miniCart.panel.getByText(`${PAPER.name} was moved to your cart.`).first().waitFor();
    await expect.poll(() => there.rows.count()).toBe(0);
    expect(await heldBy(shop.context)).toEqual({ [PAPER.sku]: 2, [DRIVE.sku]: 1 });
    expect(await savedBy(shop.context)).toEqual({});
  });

  test('Move all to cart moves everything except sold-out items, with one call [SFL-004]', async () => {
    const shop = await visit('/');
    await save(shop.context, [
      { itemId: PAPER.sku, qty: 1 },
      { itemId: OUT_OF_STOCK, qty: 1 },
      { itemId: DRIVE.sku, qty: 3 },
    ]);
    await shop.goto('/cc/mmx/cart');
    const section = shop.page.locator('[data-quire="saved-for-later"]');
    const list = savedItems(section);
    await expect.poll(() => list.rows.count()).toBe(3);
    const soldOut = list.rows.filter({ hasText: 'Out of stock' }).getByRole('button', { name: /^Move/ });
    expect(await soldOut.getAttribute('aria-disabled')).toBe('true');

    await section.getByRole('button', { name: 'Move all to cart' }).click();

    await section.getByText('2 items were moved to your cart.').first().waitFor();
    await expect.poll(() => list.rows.count()).toBe(1);
    expect(shop.calls.of('POST')).toHaveLength(1);
    expect(await heldBy(shop.context)).toEqual({ [PAPER.sku]: 1, [DRIVE.sku]: 3 });
    expect(await savedBy(shop.context)).toEqual({ [OUT_OF_STOCK]: 1 });
  });

  test('an item that the shop fails to add stays saved [SFL-003]', async () => {
    const shop = await visit('/', { complaints: [/status of 500/] });
    await save(shop.context, [{ itemId: PAPER.sku, qty: 1 }]);
    await shop.goto('/cc/mmx/cart');
    const section = shop.page.locator('[data-quire="saved-for-later"]');
    const list = savedItems(section);
    await list.row(PAPER.name).waitFor();
    await breakShop({ path: '/cc/api/checkout/default/item', status: 500 });

    await list.move(PAPER.name);

    await section.getByText(`${PAPER.name} couldn't be moved and is still saved for later.`).first().waitFor();
    expect(await list.rows.count()).toBe(1);
    expect(await savedBy(shop.context)).toEqual({ [PAPER.sku]: 1 });
    expect(await findViolations(shop.page)).toEqual([]);
  });

  test('a move whose connection breaks loses or doubles nothing, also if repeated on the next page', async () => {
    const shop = await visit('/', { complaints: [/ERR_/] });
    await save(shop.context, [{ itemId: PAPER.sku, qty: 2 }]);
    await shop.goto('/cc/mmx/cart');
    const section = () => shop.page.locator('[data-quire="saved-for-later"]');
    await savedItems(section()).row(PAPER.name).waitFor();
    await shop.context.route('**/cc/api/sfl/*', (route) => route.abort('connectionreset'), { times: 1 });

    await savedItems(section()).move(PAPER.name);
    await section()
      .getByText(`${PAPER.name} is in your cart, but we couldn't remove it from your saved items.`)
      .waitFor();
    expect(await heldBy(shop.context)).toEqual({ [PAPER.sku]: 2 });
    expect(await savedBy(shop.context)).toEqual({ [PAPER.sku]: 2 });

    await shop.goto('/cc/mmx/cart');
    await savedItems(section()).row(PAPER.name).getByText('In your cart').waitFor();
    await savedItems(section()).move(PAPER.name);
    await expect.poll(() => savedItems(section()).rows.count()).toBe(0);
    expect(await heldBy(shop.context)).toEqual({ [PAPER.sku]: 2 });
    expect(await savedBy(shop.context)).toEqual({});
  });

  test('a guest’s saved items are merged into the account at sign-in, which the mini cart reports once [CART-CODE-026]', async () => {
    const shop = await visit('/');
    await save(shop.context, [{ itemId: DESK_SET.sku, qty: 4 }]);
    await signInAs(shop, 'chloris@quire.example');
    await shop.miniCart.open();
    await shop.miniCart.panel.getByText('Your saved items were moved.').first().waitFor();
    await shop.goto('/cc/mmx/cart');

    const section = shop.page.locator('[data-quire="saved-for-later"]');
    await savedItems(section).row(DESK_SET.name).waitFor();
    expect((await savedBy(shop.context))[DESK_SET.sku]).toBeGreaterThanOrEqual(4);
    await shop.miniCart.open();
    expect(await shop.page.getByText('Your saved items were moved.').count()).toBe(0);
  });

  test('the keyboard alone opens the tab and moves an item, and the focus stays in the panel', async () => {
    const shop = await visit('/');
    await save(shop.context, [
      { itemId: DRIVE.sku, qty: 1 },
      { itemId: PAPER.sku, qty: 1 },
    ]);
    await shop.goto('/');
    await shop.miniCart.open();
    await shop.miniCart.panel.getByRole('tab', { name: 'Cart' }).focus();
    await shop.page.keyboard.press('ArrowRight');
    const list = savedItems(shop.miniCart.panel);
    await list.row(PAPER.name).waitFor();
    await list.row(PAPER.name).getByRole('button', { name: /^Move/ }).focus();
    await shop.page.keyboard.press('Enter');

    await expect.poll(() => list.rows.count()).toBe(1);
    const isInside = () =>
      shop.miniCart.panel.evaluate((it) => it.contains((it.getRootNode() as ShadowRoot).activeElement));
    await expect.poll(isInside).toBe(true);
  });
});
