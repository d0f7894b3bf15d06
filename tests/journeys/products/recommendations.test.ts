import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { DRIVE, PAPER, productPath } from '../page/products';
import { acceptCookies, type Visit, visit } from '../page/visit';

const FOR_YOU = '/webapp/for-you';

/** The number of advertised products at the start of a row. */
const ADVERTISED_COUNT = 2;

/** The row of one type, which mounts once it is near the viewport. */
async function rowOf({ page }: Visit, type: string, name: string) {
  await page.locator(`[data-type="${type}"]`).scrollIntoViewIfNeeded();
  const row = page.getByRole('region', { name });
  await row.waitFor();
  return row;
}

describe('rows of recommended products', () => {
  test('display the viewed products, scroll with their buttons, and add to the cart [REC-006, REC-010, REC-012, REC-016]', async () => {
    const shop = await visit(productPath(PAPER.sku));
    const also = await rowOf(shop, 'customersAlsoBought', 'Customers also bought');
    await also.getByRole('article').first().waitFor();
    expect(await also.getByRole('article', { name: PAPER.name, exact: true }).count()).toBe(0);
    await shop.goto(productPath(DRIVE.sku));

    await shop.goto('/');
    const here = await rowOf(shop, 'recentlyViewed', 'Recently viewed');
    await here.getByRole('article', { name: PAPER.name, exact: true }).waitFor();
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

  test('move by touch, without a click on the product under the finger', { tags: 'devtools' }, async () => {
    const shop = await visit('/', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    await shop.goto(FOR_YOU);
    const trend = await rowOf(shop, 'trendingNow', 'Trending now');
    const track = trend.getByRole('list').first();
    await trend.getByRole('article').first().waitFor();
    const box = await track.boundingBox();
    const session = await shop.context.newCDPSession(shop.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x) => ({ x, y: (box?.y ?? 0) + 60 })),
      });
    await touch('touchStart', [340]);
    for (let x = 320; x >= 40; x -= 20) await touch('touchMove', [x]);
    await touch('touchEnd', []);
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(150);
    expect(new URL(shop.page.url()).pathname).toBe(FOR_YOU);
  });

  test('do not replace the fallback HTML under a pressed pointer, and take over its focus [REC-006]', async () => {
    const shop = await visit(productPath(PAPER.sku));
    const { page } = shop;
    const carousel = page.locator('[data-type="customersAlsoBought"]');
    const servers = carousel.getByRole('button', { name: /to cart/i }).first();

    /** Reloads the page and holds back the response of the row. */
    async function withHeldAnswer() {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/sparxProxy/**', async (route) => {
        await released;
        await route.continue();
      });
      await page.reload();
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('slot').waitFor({ state: 'attached' });
      return async () => {
        const answer = page.waitForResponse('**/sparxProxy/**');
        release();
        await (await answer).finished();
        await page.unroute('**/sparxProxy/**');
      };
    }

    const answered = await withHeldAnswer();
    const name = await servers.getAttribute('aria-label');
    await servers.focus();
    await answered();
    await carousel.getByRole('region').waitFor();
    const focused = () => carousel.evaluate((it) => it.shadowRoot?.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(name);

    const answeredLate = await withHeldAnswer();
    await servers.hover();
    await page.mouse.down();
    await answeredLate();
    await expect.poll(() => carousel.locator('slot').count()).toBe(1);
    await Promise.all([page.waitForNavigation(), page.mouse.up()]);
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('call the advertiser once for each product seen, and once more for a click [REC-019, TILE-023, TILE-024]', async () => {
    const beacons: string[] = [];
    const shop = await visit(FOR_YOU, {
      intercept: async (context) => {
        await acceptCookies(context);
        context.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/ads/')) beacons.push(pathname);
        });
      },
    });
    const trend = await rowOf(shop, 'trendingNow', 'Trending now');
    await trend
      .getByRole('article')
      .nth(ADVERTISED_COUNT - 1)
      .waitFor();
    // which products are trending depends on the orders of other tests
    const links = await trend
      .locator('article')
      .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('a')?.pathname));
    const advertised = links.slice(0, ADVERTISED_COUNT).map((link) => link?.split('/').at(-1));
    const seen = advertised.map((sku) => `/ads/seen/${sku}`).toSorted();
    await expect.poll(() => beacons.toSorted()).toEqual(seen);

    await trend
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(() => beacons.toSorted()).toEqual([`/ads/pressed/${advertised[0]}`, ...seen]);
  });

  test('fit a small screen, and are not there without products [DEC-Q442]', async () => {
    const shop = await visit(FOR_YOU, { viewport: { width: 360, height: 740 } });
    const trend = await rowOf(shop, 'trendingNow', 'Trending now');
    await trend.getByRole('article').first().waitFor();
    expect(await shop.page.locator('[data-type="recentlyViewed"], [data-type="savedItems"]').count()).toBe(0);
    expect(await shop.page.getByText('There are no recommendations right now.').count()).toBe(0);
    const width = await shop.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
