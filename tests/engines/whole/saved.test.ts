import { expect, test } from 'vitest';
import { DRIVE, PAPER } from '../../journeys/page/products';
import { cartOf, inEveryEngine } from '../visit';

inEveryEngine((visit) => {
  test('a line is saved for later, is there after a reload, and is moved back to the cart [SFL-002, SFL-003, SFL-005]', async () => {
    const shop = await visit('/try');
    await shop.fillCart([{ ...PAPER, quantity: 2 }, DRIVE]);
    await shop.page.goto('/cc/mmx/cart?mcRefresh=true');
    const line = shop.page
      .locator('[data-quire="cart-page"] .quire .quire-cart-page__line')
      .filter({ hasText: PAPER.name });
    const saved = shop.page.locator('[data-quire="saved-for-later"] .quire');
    const item = saved.locator('.quire-saved__item').filter({ hasText: PAPER.name });

    await line.getByRole('button', { name: /^Save for later/ }).click();
    await item.waitFor();
    await cartOf(shop.page, 1).waitFor();
    await shop.page.reload();
    await item.getByRole('button', { name: /^Move to cart/ }).click();
    await line.waitFor();
    await item.waitFor({ state: 'hidden' });
    await expect.poll(() => line.getByRole('textbox').inputValue()).toBe('2');
  });
});
