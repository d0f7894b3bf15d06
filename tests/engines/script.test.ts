import { expect, test } from 'vitest';
import { breakShop } from '../journeys/page/faults';
import { buttonElement, configElement, DRAWER, legacyPage, MINI_CART, SCRIPT } from '../journeys/page/legacyPage';
import { PAPER, productPath } from '../journeys/page/products';
import { pageAround } from '../journeys/script/hostile/hostilePage';
import { addButton, addedDrawer, cartOf, inEveryEngine } from './visit';

const ALL = MINI_CART + buttonElement(PAPER.sku, 'data-feedback="drawer"') + DRAWER;

const DENIED = `<script>for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
</script>`;

inEveryEngine((visit) => {
  test('presses before the widget has loaded are replayed as one add [CART-ADD-005]', async () => {
    const repair = await breakShop({ path: '/quire/runtime-', delayMs: 8000, times: 9 });
    const { page } = await visit({ html: legacyPage(ALL) });
    await addButton(page).click();
    await addButton(page).click();
    const isBusy = () => document.querySelector('form button')?.getAttribute('aria-busy');
    expect(await page.evaluate(isBusy)).toBe('true');
    await repair();
    await addedDrawer(page).waitFor();
    await cartOf(page, 1).waitFor();
  });

  test('without the script, forms and links buy [ROUTE-013]', async () => {
    const { page } = await visit('/?script=off');
    await page.goto(productPath(PAPER.sku));
    await addButton(page, PAPER.name).click();
    await page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
    await page.goto('/cc/mmx/cart');
    await page.getByRole('link', { name: 'Checkout' }).first().click();
    await page.getByRole('link', { name: 'Pay with Quire Wallet' }).click();
    await page.getByRole('button', { name: 'Yes, pay' }).click();
    await page.getByRole('button', { name: 'Continue with your order' }).click();
    await page.getByLabel('Full name').fill('Ada Byron');
    await page.getByLabel('Email').fill('ada@shop.example');
    await page.getByLabel('Street address').fill('12 Main Street');
    await page.getByLabel('ZIP code').fill('10001');
    await page.getByLabel('City').fill('New York');
    await page.getByLabel('State').selectOption('NY');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  });

  test('a page to which the back button returns displays the current cart [CART-STORE-001]', async () => {
    const shop = await visit({ html: legacyPage(`${MINI_CART}<a href="${productPath(PAPER.sku)}">Paper</a>`) });
    await shop.page.getByRole('button', { name: 'Cart', exact: true }).waitFor();
    await shop.page.getByRole('link', { name: 'Paper' }).click();
    await shop.page.waitForURL(/\/webapp\/product\//);
    await addButton(shop.page, PAPER.name).click();
    await cartOf(shop.page, 1).waitFor();

    // in its own task: Chromium may navigate before it has returned from the script
    await shop.page.evaluate(() => void setTimeout(() => history.back()));
    // Firefox's driver does not follow a page that the cache restores, except by evaluating in it
    const restored = () => {
      const badge = document.querySelector('[data-quire="mini-cart"]')?.shadowRoot?.querySelector('button');
      return [location.pathname, badge?.getAttribute('aria-label')];
    };
    const path = expect.stringMatching(/^\/legacy\//);
    await expect.poll(() => shop.page.evaluate(restored)).toEqual([path, 'Cart, 1 item']);
  });

  test('another tab displays an add [CART-STORE-001]', async () => {
    const shop = await visit({ html: legacyPage(ALL) });
    const other = await shop.openTab('/try');
    await other.getByRole('button', { name: 'Cart', exact: true }).waitFor();
    await shop.page.bringToFront();
    await addButton(shop.page).click();
    await cartOf(shop.page, 1).waitFor();
    await other.bringToFront();
    await cartOf(other, 1).waitFor();
  });

  test('with storage denied everything works, and the cart survives a reload [STOR-001]', async () => {
    const shop = await visit({ html: legacyPage(ALL, { head: DENIED + configElement() + SCRIPT }) });
    await addButton(shop.page).click();
    await addedDrawer(shop.page).waitFor();
    await shop.page.keyboard.press('Escape');
    await addedDrawer(shop.page).waitFor({ state: 'hidden' });
    await cartOf(shop.page, 1).waitFor();
    await shop.page.reload();
    await cartOf(shop.page, 1).waitFor();
  });

  test('a page with hostile style sheets and patched built-ins sells [GEN-001]', async () => {
    const elements = MINI_CART + buttonElement(PAPER.sku, 'data-feedback="drawer"');
    // in WebKit, Testing Library finds the elements in the page itself, with the page's Array.from
    const { page } = await visit({ html: pageAround(elements, { hasOldArrayFrom: false }) });
    await addButton(page).click();
    await addedDrawer(page).getByRole('link', { name: PAPER.name }).first().waitFor();
    await page.keyboard.press('Escape');
    await addedDrawer(page).waitFor({ state: 'hidden' });
    await cartOf(page, 1).click();
    await page.getByRole('dialog', { name: /cart/i }).getByText(PAPER.name).first().waitFor();
  });
});
