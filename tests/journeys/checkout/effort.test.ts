import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { cardForm, confirmed, loginDrawer, orderButton } from '../page/checkout';
import { orderOf } from '../page/orders';
import { PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

/** Counts what a customer does: presses, and fields that they fill in. */
function counted() {
  const effort = { clicks: 0, fields: 0 };
  return {
    effort,
    async click(target: Locator) {
      effort.clicks += 1;
      await target.click();
    },
    async fill(field: Locator, text: string) {
      effort.fields += 1;
      await field.fill(text);
    },
  };
}

test('a guest buys three reams with a card in at most 7 clicks and 9 fields [DEC-Q402]', async () => {
  const { effort, click, fill } = counted();
  const shop = await visit(productPath(PAPER.sku));
  await shop.approach(PAPER.sku);

  await fill(shop.product(PAPER.sku).locator('.quire').getByRole('textbox', { name: 'Quantity' }), '3');
  await click(shop.addButton(PAPER.sku));
  await click(
    shop.drawer.getByRole('link', { name: 'View cart' }).or(shop.drawer.getByRole('button', { name: 'View cart' })),
  );
  await click(shop.page.locator('[data-quire="cart-page"] .quire').getByRole('button', { name: 'Checkout' }));
  const asGuest = loginDrawer(shop).getByRole('button', { name: 'Continue as a guest' });
  await shop.page.waitForURL('**/cc/sparq/checkout').catch(() => click(asGuest));

  await fill(shop.page.getByLabel('Email'), 'ada@shop.example');
  await fill(shop.page.getByLabel('Full name'), 'Ada Lovelace');
  await fill(shop.page.getByLabel('Street address'), '12 Main Street');
  await fill(shop.page.getByLabel('ZIP code'), '10001');
  const card = cardForm(shop);
  await fill(card.getByLabel('Card number'), '4111 1111 1111 1111');
  await fill(card.getByLabel('Expiration date'), '12/30');
  await fill(card.getByLabel('Security code'), '123');
  await expect.poll(() => shop.page.getByLabel('State').inputValue()).toBe('NY');
  await click(orderButton(shop).filter({ hasText: /^Pay \$/ }));

  const order = await orderOf(shop, await confirmed(shop));
  expect(order).toMatchObject({ payment: 'CARD', items: [{ itemId: PAPER.sku, qty: 3 }] });
  expect(effort.clicks).toBeLessThanOrEqual(7);
  expect(effort.fields).toBeLessThanOrEqual(9);
  console.info(`clicks: ${effort.clicks}, fields: ${effort.fields}`);
});
