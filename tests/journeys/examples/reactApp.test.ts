import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillCheckout } from '../page/checkout';
import { PAPER, productPath } from '../page/products';
import { serveReactApp } from '../page/reactApp';
import { testServers } from '../page/testServers';
import { translateTexts } from '../page/translator';
import { visit } from '../page/visit';
import { countHeld, heldAtRest, listenersBegun } from '../script/lifecycle/held';

let app: Awaited<ReturnType<typeof serveReactApp>>;

beforeAll(async () => {
  app = await serveReactApp(testServers().shopUrl);
}, 120_000);

afterAll(() => app?.close());

describe('the React app example', () => {
  test('shares one cart with the legacy pages, in both directions', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();

    await shop.goto(app.url);
    const badge = shop.page.getByRole('button', { name: 'Cart, 1 item' });
    await badge.click();
    await shop.page.getByRole('dialog').getByRole('link', { name: PAPER.name }).waitFor();
    await shop.page.keyboard.press('Escape');
    await shop.page.getByText('Subtotal $12.28').waitFor();

    const tile = shop.page.locator('.tile').first();
    const name = await tile.getByRole('heading').innerText();
    await tile.getByRole('button', { name: 'Add to cart' }).click();
    await shop.page.getByText('1 item(s) added to cart').waitFor();

    await shop.goto('/try?mcRefresh=true');
    await expect.poll(shop.miniCart.count).toBe(2);
    await shop.miniCart.open();
    await shop.miniCart.line(name).waitFor();
  });

  test("leads to the shop's cart page on its own origin, with the style sheet and the widgets of that page", async () => {
    const shop = await visit('about:blank');
    await shop.goto(app.url);
    await shop.page.locator('.tile').first().getByRole('button', { name: 'Add to cart' }).click();
    await shop.page.getByRole('button', { name: 'Cart, 1 item' }).click();
    await shop.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();

    await shop.page.waitForURL(`${app.url}/cc/mmx/cart**`);
    const widget = () =>
      document.querySelector('[data-quire=cart-page]')?.shadowRoot?.querySelector('.quire')?.className;
    await expect.poll(() => shop.page.evaluate(widget)).toContain('quire');
    expect(await shop.page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(10);
  });

  test('orders in the checkout of the app, to be paid at pickup, and displays the confirmation in place [PAY-FORM-005, ROUTE-012]', async () => {
    // the vault lets its form into the shop's own pages alone
    const shop = await visit('/try', { complaints: [/frame-ancestors/] });
    const pickup = { itemId: PAPER.sku, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0112' };
    await shop.context.request.post('/cc/api/checkout/default/item', { data: { items: [pickup] } });
    await shop.goto(app.url);

    await shop.page.getByRole('button', { name: 'Check out' }).click();
    await fillCheckout(shop);
    await shop.page.getByRole('tab', { name: 'Other Payment' }).click();
    await shop.page.getByRole('radio', { name: /At pickup/ }).check();
    await shop.page.getByRole('button', { name: 'Place order' }).click();

    await shop.page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    await shop.page.getByText(/^Q-\d+$/).waitFor();
    expect(shop.page.url()).toBe(`${app.url}/`);
  });

  test('keeps working, and its texts current, while a browser translates it [DEC-Q497]', async () => {
    const shop = await visit('about:blank', { before: translateTexts, complaints: [/frame-ancestors/] });
    await shop.goto(app.url);
    const add = shop.page.locator('.tile').first().getByRole('button', { name: 'Add to cart' });
    for (const count of [1, 2]) {
      await add.click();
      await shop.page.getByRole('button', { name: `Cart, ${count} item` }).waitFor();
    }
    const total = await shop.page.locator('.total').textContent();

    await shop.page.getByRole('button', { name: 'Check out' }).click();
    const line = shop.page.locator('.checkout li').first();
    await expect.poll(() => line.textContent()).toMatch(/^2 × /);
    await shop.page.getByRole('button', { name: 'Cart, 2 items' }).click();
    const panel = shop.page.getByRole('dialog');
    await panel.getByRole('button', { name: /^Increase/ }).click();
    await expect.poll(() => line.textContent()).toMatch(/^3 × /);
    await expect.poll(() => shop.page.locator('.total').textContent()).not.toBe(total);
    await panel.getByRole('button', { name: /^Remove/ }).click();
    await panel.getByText('Your cart is empty.').waitFor();
    await shop.page.keyboard.press('Escape');
    await shop.page.getByRole('button', { name: 'Back to the products' }).click();
    await add.click();
    await shop.page.getByText('1 item(s) added to cart').waitFor();
    expect(await shop.page.locator('font').count()).toBeGreaterThan(20);
  });

  test('in development, where effects run twice, requests the cart once and has no listener twice', {
    tags: 'devtools',
  }, async () => {
    const shop = await visit('about:blank', { before: countHeld });
    const isDevelopment = shop.page.waitForEvent('console', (message) => /React DevTools/.test(message.text()));
    await shop.goto(app.url);
    await isDevelopment;
    await shop.page.getByRole('button', { name: 'Add to cart' }).first().waitFor();

    const held = (await heldAtRest(shop)).listeners.filter((name) => name !== 'document selectionchange');
    const begun = (await listenersBegun(shop)).filter((name) => held.includes(name));

    expect(begun).toEqual([...held, ...held].sort());
    expect(held).toContain('window storage');
    expect(shop.calls.of('GET')).toHaveLength(1);
  });
});
