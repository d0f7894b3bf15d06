import { expect, test } from 'vitest';
import { aCustomer } from '../journeys/page/account';
import { cartOf, inEveryEngine } from './visit';

inEveryEngine((visit) => {
  test('a customer signs in, creates a list, fills it from a tile, adds it to the cart and undoes a removal [LIST-026, LIST-027, LIST-028, LIST-031]', async () => {
    const { page } = await visit('/office/supplies/login');
    const customer = await aCustomer();
    await page.getByLabel('Email').first().fill(customer.login);
    await page.getByLabel('Password').first().fill(customer.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await page.getByRole('button', { name: /^Hello, / }).waitFor();

    await page.goto('/kuber/viewList?tid=US');
    const all = page.locator('[data-quire="lists-page"]');
    await all.getByRole('button', { name: 'Create list' }).click();
    await all.getByRole('textbox', { name: 'New list name' }).fill('Study');
    await all.getByRole('button', { name: 'Save list' }).click();
    await all.getByText('Study was created.').waitFor();

    await page.goto('/webapp/search?q=xerox');
    const tile = page.locator('[data-quire="product-tile"]').first();
    const name = (await tile.getByRole('article').getAttribute('aria-label')) ?? '';
    await tile.locator('.quire').getByRole('button', { name: 'Add to list' }).click();
    const picker = page.getByRole('dialog', { name: 'Add to list' });
    await picker.getByRole('radio', { name: /^Study/ }).check();
    await picker.getByRole('button', { name: 'Add to list' }).click();
    await picker.getByRole('link', { name: 'View list' }).click();

    await page.waitForURL(/\/kuber\/viewList\?tid=US&listId=/);
    const row = page.locator('[data-quire="list-details"]').getByRole('article', { name });
    const quantity = row.getByRole('textbox', { name: `Quantity of ${name}` });
    await quantity.fill('3');
    await page.getByRole('button', { name: /^Add 3 items, \$.* to cart$/ }).click();
    await cartOf(page, 3).waitFor();

    await row.getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: `Undo: put ${name} back on the list` }).click();
    await expect.poll(() => quantity.inputValue()).toBe('3');
  });
});
