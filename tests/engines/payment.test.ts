import { test } from 'vitest';
import { PAPER } from '../journeys/page/products';
import { inEveryEngine } from './visit';

const ADDRESS = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Street address': '1 Main Street',
  City: 'Cambridge',
  State: 'MA',
  'ZIP code': '02138',
  'Phone number': '617 555 0123',
};

inEveryEngine((visit) => {
  test('a guest types a card into the frame of the vault, adds an address and orders [PAY-FORM-003, PAY-FORM-005]', async () => {
    const shop = await visit('/try');
    await shop.fillCart([{ sku: PAPER.sku, quantity: 2 }]);
    const { page } = shop;
    await page.goto('/cc/sparq/checkout');
    const step = page.locator('[data-quire="payment-tabs"]');
    const top = step.locator('dialog[open]').last();
    const press = (name: string) => top.getByRole('button', { name, exact: true }).click();
    const fields = page.frameLocator('[data-quire="payment-tabs"] iframe');

    await step.getByRole('button', { name: 'Add a credit card' }).click();
    await fields.getByLabel('Card number').fill('4111 1111 1111 1111');
    await fields.getByLabel('Expiration date').fill('12/30');
    await fields.getByLabel('Security code').fill('123');

    await press('Add a billing address');
    for (const [name, text] of Object.entries(ADDRESS)) await top.getByLabel(name, { exact: true }).fill(text);
    await press('Save');
    await top.getByRole('heading', { name: 'Is this your address?' }).waitFor();
    await press('Continue');
    await top.getByRole('heading', { name: 'Use this address?' }).waitFor();
    await press('Use this address');
    await top.getByRole('heading', { name: 'Add a credit card' }).waitFor();
    await press('Use this card');
    await step.getByText('Your order is fully covered.').first().waitFor();

    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@shop.example');
    await page.getByLabel('Street address').fill('12 Main Street');
    await page.getByLabel('ZIP code').fill('10001');
    await page.locator('[data-quire="place-order-button"] .quire').getByRole('button').click();
    await page.waitForURL(/\/webapp\/order\//);
    await page.getByRole('heading', { name: 'Thank you for your order' }).first().waitFor();
  });
});
