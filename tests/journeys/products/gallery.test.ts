import { expect, test } from 'vitest';
import { PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

test('a thumbnail shows its picture by click and by key, and the page stays in its place [DEC-Q590]', async () => {
  const { page } = await visit(productPath(PAPER.sku), { viewport: { width: 390, height: 700 } });
  const thumbnails = page.locator('.gallery-links');
  const shown = () => thumbnails.locator('[aria-current]').getByRole('img').getAttribute('alt');
  const large = (name: string) => page.locator('.gallery-pictures').getByRole('img', { name });
  expect(await shown()).toBe(PAPER.name);
  await page.evaluate(() => scrollTo(0, 60));

  // the driver scrolls to what it presses
  const closeUp = thumbnails.getByRole('link', { name: 'Close-up' });
  await closeUp.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThanOrEqual(60);
  await closeUp.click();
  await expect.poll(shown).toBe('Close-up');
  await expect.poll(() => large('Close-up').evaluate((it) => (it as HTMLImageElement).complete)).toBe(true);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([place, '']);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBe('In the office');

  await page.locator('.gallery-pictures').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toBe('Close-up');
});
