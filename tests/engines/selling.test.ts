import { expect, test } from 'vitest';
import { buttonElement, DRAWER, legacyPage, MINI_CART } from '../journeys/page/legacyPage';
import { OUT_OF_STOCK, PAPER, productPath, SHOP_FAILS } from '../journeys/page/products';
import { addButton, addedDrawer, cartOf, inEveryEngine } from './visit';

const pageWith = (sku: string, attributes: string) => ({
  html: legacyPage(MINI_CART + buttonElement(sku, attributes) + DRAWER),
});

inEveryEngine((visit) => {
  test('an add opens the drawer with the product, and the mini cart counts it [CART-ADD-005, CART-ADD-007]', async () => {
    const { page } = await visit(productPath(PAPER.sku));
    await addButton(page, PAPER.name).click();
    await addedDrawer(page).getByRole('link', { name: PAPER.name }).first().waitFor();
    await page.keyboard.press('Escape');
    await addedDrawer(page).waitFor({ state: 'hidden' });
    await cartOf(page, 1).waitFor();
  });

  test('an add opens a modal overlay where the page wants one [SCR-009]', async () => {
    const { page } = await visit(pageWith(PAPER.sku, 'data-feedback="overlay"'));
    await addButton(page).click();
    await addedDrawer(page).getByRole('link', { name: PAPER.name }).first().waitFor();
    const isModal = () =>
      document.querySelector('[data-quire="atc-drawer"]')?.shadowRoot?.querySelector('dialog')?.matches(':modal');
    expect(await page.evaluate(isModal)).toBe(true);
  });

  test('an add displays a toast where the page wants one, and the same button adds again [CART-ADD-008]', async () => {
    const { page } = await visit(pageWith(PAPER.sku, 'data-feedback="toast"'));
    await addButton(page).click();
    await page.getByText('1 item(s) added to cart').first().waitFor();
    await cartOf(page, 1).waitFor();
    await addButton(page).click();
    await cartOf(page, 2).waitFor();
  });

  test('an add leads to the cart page where the page wants that [CART-ADD-006]', async () => {
    const { page } = await visit(pageWith(PAPER.sku, 'data-after-add="redirect"'));
    await addButton(page).click();
    await page.waitForURL(/\/cc\/mmx\/cart\?cartItemIds=/);
    await page.locator('[data-quire="cart-page"] .quire').getByRole('link', { name: PAPER.name }).first().waitFor();
  });

  test.each([
    ['a product that is sold out', OUT_OF_STOCK, "We're sorry, the following item is out of stock."],
    ['a shop that fails', SHOP_FAILS, 'Failure while adding item to cart. Please try again'],
  ])('%s is reported in the drawer [CART-ADD-009, CART-ADD-020]', async (_, sku, text) => {
    const { page } = await visit(pageWith(sku, ''));
    await addButton(page).click();
    await page.getByRole('dialog').getByText(text).first().waitFor();
  });
});
