import { expect, test } from 'vitest';
import type { EnginePage } from './page';
import { focused, inEveryEngine } from './visit';

async function press(page: EnginePage, ...keys: string[]): Promise<string> {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
}

inEveryEngine((visit) => {
  test('the menu follows arrow keys, Home, End, Enter and Escape [HDR-005]', async () => {
    const { page } = await visit('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.locator('[data-quire="site-header"] header.quire-site-header__sheet').waitFor();
    await menu.getByRole('button', { name: 'Furniture' }).focus();

    expect(await press(page, 'ArrowRight')).toBe('Office Supplies');
    expect(await press(page, 'ArrowDown')).toBe('Appliances');
    expect(await press(page, 'ArrowDown')).toBe('Art');
    expect(await press(page, 'Escape')).toBe('Office Supplies');
    expect(await press(page, 'End')).toBe('Deals');
    await press(page, 'Enter');
    await menu.getByRole('link', { name: 'For you' }).waitFor();
    await press(page, 'Escape', 'Home', 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/webapp\/category\/bookcases$/);
  });

  test('Tab reaches skip link, search and account, and the search opens a suggestion [HDR-004]', async () => {
    const { page } = await visit('/');
    await page.locator('[data-quire="site-header"] header.quire-site-header__sheet').waitFor();
    expect(await press(page, 'Tab')).toBe('Skip to content');
    const reached: string[] = [];
    for (let stop = 0; stop < 12; stop += 1) reached.push(await press(page, 'Tab'));
    expect(reached).toEqual(expect.arrayContaining(['Account']));

    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('chair');
    await page.getByRole('option', { name: 'Chairs' }).first().waitFor();
    await press(page, 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/webapp\/category\/chairs$/);
  });
});
