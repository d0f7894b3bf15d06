import { expect, test } from 'vitest';
import { PAPER, productPath } from '../../journeys/page/products';
import { cartOf, inEveryEngine } from '../visit';

inEveryEngine((visit) => {
  test('quick order finds an item number, adds its quantity and prices the order [LIST-019]', async () => {
    const { page } = await visit('/webapp/quick-order');
    const row = page.getByRole('combobox', { name: 'Item number, row 1' });
    await row.fill(PAPER.sku);
    await row.press('Enter');
    await page.getByText(PAPER.name).first().waitFor();
    await page.getByRole('textbox', { name: 'Quantity, row 1' }).fill('3');
    await page.getByRole('button', { name: /^Add 3 items, \$.* to cart$/ }).click();
    await cartOf(page, 3).waitFor();
  });

  test('the links of the pictures of a product scroll to each [DEC-Q549]', async () => {
    const { page } = await visit(productPath('BUNDLE-DESK-STARTER'));
    const shown = () =>
      page.evaluate(() => {
        const { left, width } = (document.querySelector('.gallery-pictures') as Element).getBoundingClientRect();
        const pictures = [...document.querySelectorAll('.gallery-pictures > li')];
        const middle = left + width / 2;
        return pictures.findIndex((each) => {
          const box = each.getBoundingClientRect();
          return box.left <= middle && box.right >= middle;
        });
      });
    expect(await shown()).toBe(0);
    await page.locator('.gallery-links a').last().click();
    await expect.poll(shown).toBe(3);
    await page.locator('.gallery-links a').first().press('Enter');
    await expect.poll(shown).toBe(0);
  });

  test('filters are in the address, and the back button returns to the results before them [DEC-Q550]', async () => {
    const { page } = await visit('/webapp/search?q=paper');
    const heading = page.getByRole('heading', { name: /results for “paper”$/ });
    const all = await heading.innerText();
    const brand = page.getByRole('checkbox', { name: /^Southworth/ });
    await brand.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(/brand=Southworth/);
    await expect.poll(() => heading.innerText()).toBe('7 results for “paper”');

    // in its own task: Chromium may navigate before it has returned from the script
    await page.evaluate(() => void setTimeout(() => history.back()));
    const restored = () =>
      page.evaluate(() => {
        const box = document.querySelector<HTMLInputElement>('input[name="brand"][value="Southworth"]');
        return [location.search, document.querySelector('h1')?.textContent, box?.checked];
      });
    await expect.poll(restored).toEqual(['?q=paper', all, false]);
  });
});
