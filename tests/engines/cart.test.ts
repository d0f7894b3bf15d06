import { expect, test } from 'vitest';
import { DRIVE, PAPER } from '../journeys/page/products';
import { cartOf, focused, inEveryEngine } from './visit';

inEveryEngine((visit) => {
  test('the mini cart changes a quantity and removes a line, and Escape returns the focus to its button [MINI-001]', async () => {
    const shop = await visit('/try');
    await shop.fillCart([PAPER, DRIVE]);
    await shop.page.goto('/try?mcRefresh=true');
    await cartOf(shop.page, 2).click();
    const panel = shop.page.getByRole('dialog', { name: /cart/i });
    const line = panel.locator('.quire-mini-cart__line').filter({ hasText: PAPER.name });
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect.poll(() => line.getByRole('textbox').inputValue()).toBe('2');
    await line.getByRole('textbox').fill('5');
    await line.getByRole('textbox').press('Enter');
    await panel.getByText('You qualify for FREE shipping').first().waitFor();

    await line.getByRole('button', { name: /^Remove/ }).click();
    await line.waitFor({ state: 'hidden' });
    await shop.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await cartOf(shop.page, 1).waitFor();
    expect(await focused(shop.page)).toBe('Cart, 1 item');
  });

  test('the cart page changes a quantity, removes a line, restores it and applies a coupon [GEN-003, CART-CODE-036]', async () => {
    const shop = await visit('/try');
    await shop.fillCart([PAPER, DRIVE]);
    await shop.page.goto('/cc/mmx/cart?mcRefresh=true');
    const cart = shop.page.locator('[data-quire="cart-page"] .quire');
    const line = (name: string) => cart.locator('.quire-cart-page__line').filter({ hasText: name });
    await line(PAPER.name)
      .getByRole('button', { name: /^Increase/ })
      .click();
    await cartOf(shop.page, 3).waitFor();
    await line(DRIVE.name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await line(DRIVE.name).waitFor({ state: 'hidden' });
    await cart.getByRole('button', { name: /^Undo/ }).click();
    await line(DRIVE.name).waitFor();
    await cartOf(shop.page, 3).waitFor();

    await cart.getByRole('textbox', { name: 'Coupon code' }).fill('save10');
    await cart.getByRole('textbox', { name: 'Coupon code' }).press('Enter');
    await cart
      .getByText(/You save \$/)
      .first()
      .waitFor();
  });
});
