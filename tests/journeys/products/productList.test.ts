import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { type Visit, visit } from '../page/visit';

const SEARCH = '/webapp/search?q=paper';

const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 }).textContent();

const query = ({ page }: Visit) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the filters of a list', () => {
  test('apply with the keyboard, and their chips remove them [DEC-Q440]', async () => {
    const shop = await visit(SEARCH);
    const { page } = shop;
    const all = await heading(shop);
    await page.getByRole('checkbox', { name: /^Southworth/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(/brand=Southworth/);
    expect(await heading(shop)).toBe('7 results for “paper”');
    expect(new URL(page.url()).hash).toBe('#results');
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Remove filter: Southworth' }).click();
    await page.waitForURL((url) => !url.search.includes('brand'));
    expect(await heading(shop)).toBe(all);
  });

  test('are a column that scrolls with the page, where their button covers no filter with the focus [DEC-Q440]', async () => {
    const { page } = await visit(SEARCH, { viewport: { width: 1280, height: 500 } });
    await page.getByRole('checkbox', { name: /^In stock/ }).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 200);

    await page.getByRole('checkbox', { name: /^In stock/ }).focus();
    const gapAboveButton = () =>
      page.evaluate(() => {
        const bottom = document.activeElement?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('.filters-end')?.getBoundingClientRect().top ?? 0) - bottom;
      });
    const rating = page.getByRole('radio', { name: 'Any rating' });
    while (!(await rating.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
      await expect.poll(gapAboveButton).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([390, 320])('are a sheet at %i px, which has the focus until it closes [DEC-Q440]', async (width) => {
    const shop = await visit(SEARCH, { viewport: { width, height: 640 }, colorScheme: 'dark' });
    const { page } = shop;
    const open = page.getByRole('button', { name: 'Filters' });
    const rating = page.getByRole('radio', { name: /^4 stars and up/ });
    expect(await rating.isVisible()).toBe(false);
    await open.press('Enter');
    await rating.waitFor();
    await expect.poll(() => page.locator('.results').getAttribute('inert')).toBe('');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);

    await open.press('Enter');
    await rating.check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL(/rating=4/);
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test.each([1024, 390])(
    'and the sort work without the script at %i px [DEC-Q440]',
    { tags: 'scripting-off' },
    async (width) => {
      const shop = await visit(`${SEARCH}&script=off`, { viewport: { width, height: 800 }, javaScriptEnabled: false });
      const { page } = shop;
      if (width < 800) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: /^On sale/ }).check();
      await page.getByRole('button', { name: 'Show results' }).click();
      await page.getByRole('link', { name: 'Remove filter: On sale' }).waitFor();
      await page.getByLabel('Sort by').selectOption('Price: low to high');
      await page.getByRole('button', { name: 'Sort', exact: true }).click();
      await page.waitForURL(/sort=price/);
      expect(query(shop)).toMatchObject({ q: 'paper', sale: 'yes', sort: 'price' });
    },
  );
});

test('a sort applies at once, and the pager keeps it, the filters and the place [DEC-Q440]', async () => {
  const shop = await visit('/webapp/category/paper?rating=3');
  const { page } = shop;
  await page.getByLabel('Sort by').selectOption('Name: A to Z');
  await page.waitForURL(/sort=name/);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  expect(query(shop)).toMatchObject({ rating: '3', sort: 'name', page: '2' });
  await expect
    .poll(() => page.locator('#results').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(80);
});
