import { expect, test } from 'vitest';
import { PAPER } from '../journeys/page/products';
import { inEveryEngine } from './visit';

inEveryEngine((visit) => {
  test('a guest types a card into the frame of the vault and orders [PAY-FORM-003, PAY-FORM-005]', async () => {
    const shop = await visit('/try');
    await shop.fillCart([{ sku: PAPER.sku, quantity: 2 }]);
    const { page } = shop;
    await page.goto('/cc/sparq/checkout');
    const fields = page.frameLocator('[data-quire="payment-tabs"] iframe');

    await page.getByLabel('Email').fill('ada@shop.example');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Street address').fill('12 Main Street');
    await page.getByLabel('ZIP code').fill('10001');
    await fields.getByLabel('Card number').fill('4111 1111 1111 1111');
    await fields.getByLabel('Expiration date').fill('12/30');
    await fields.getByLabel('Security code').fill('123');
    await expect.poll(() => page.getByLabel('City').inputValue()).not.toBe('');
    await page.locator('[data-quire="place-order-button"] .quire').getByRole('button').click();

    await page.waitForURL(/\/webapp\/order\//);
    await page.getByRole('heading', { name: 'Thank you for your order' }).first().waitFor();
  });
});
