import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe';
import { DRIVE, PAPER, productPath } from './page/products';
import { type Visit, visit } from './page/visit';

const FOR_YOU = '/webapp/for-you';

/** The row of one type; it comes once it is near the screen. */
async function rowOf({ page }: Visit, type: string, name: string) {
  await page.locator(`[data-type="${type}"]`).scrollIntoViewIfNeeded();
  const row = page.getByRole('region', { name });
  await row.waitFor();
  return row;
}

describe('rows of recommended products', () => {
  test('follow what a visitor has looked at, are moved by touch and buttons, and fill the cart [REC-006, REC-010, REC-012, REC-016]', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.goto(productPath(DRIVE.sku));
    await shop.goto(FOR_YOU);
    const viewed = await rowOf(shop, 'recentlyViewed', 'Recently viewed');
    await viewed.getByRole('article', { name: DRIVE.name }).waitFor();
    expect(await viewed.getByRole('article').count()).toBe(2);

    const trend = await rowOf(shop, 'trendingNow', 'Trending now');
    await trend.getByRole('article').first().waitFor();
    const track = trend.getByRole('list').first();
    const at = () => track.evaluate((element) => element.scrollLeft);
    const next = trend.getByRole('button', { name: 'Next: Trending now' });
    await next.focus();
    await shop.page.keyboard.press('Enter');
    await expect.poll(at).toBeGreaterThan(300);
    await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');

    await viewed.getByRole('button', { name: `Add to cart: ${PAPER.name}` }).click();
    await expect.poll(shop.miniCart.count).toBe(1);
    expect(await findViolations(shop.page)).toEqual([]);
  });

  test('tell an advertiser once what is seen, and again what is pressed [REC-019, TILE-023, TILE-024]', async () => {
    const shop = await visit();
    const told: string[] = [];
    shop.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/ads/')) told.push(pathname.split('/')[2] ?? '');
    });
    await shop.goto(FOR_YOU);
    const trend = await rowOf(shop, 'trendingNow', 'Trending now');
    await trend.getByRole('article').first().waitFor();
    await expect.poll(() => told).toEqual(['seen', 'seen']);

    await trend
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(() => told).toEqual(['seen', 'seen', 'pressed']);
  });

  test('fit a small screen, and say when there is nothing', async () => {
    const shop = await visit(FOR_YOU, { viewport: { width: 360, height: 740 } });
    await rowOf(shop, 'recentlyViewed', 'Recently viewed');
    await shop.page.getByText('There are no recommendations right now.').first().waitFor();
    const trend = await rowOf(shop, 'trendingNow', 'Trending now');
    await trend.getByRole('article').first().waitFor();
    const width = await shop.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
