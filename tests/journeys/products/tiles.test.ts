import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { resize } from '../../support/browser/reach';
import { shiftsOf, watchShifts } from '../page/layoutShifts';
import { legacyPage } from '../page/legacyPage';
import { DESK_SET, DRIVE, PAPER } from '../page/products';
import { visit } from '../page/visit';

const RESULTS = '/webapp/search?q=paper';

describe('search result tiles', () => {
  test('are filled by one call for several products, and add a product to the cart [TILE-001, TILE-022, TILE-033, TILE-036]', {
    tags: 'request-bodies',
  }, async () => {
    const shop = await visit();
    const requestedSkus: string[][] = [];
    shop.page.on('request', (request) => {
      if (!request.url().endsWith('/productTileProxy/getProductTileData')) return;
      requestedSkus.push((request.postDataJSON() as { query: { skus: string[] } }).query.skus);
    });
    await shop.goto(RESULTS);
    const tile = shop.page.locator('[data-quire="product-tile"]').first();
    const card = tile.getByRole('article');
    await card.waitFor();

    expect(requestedSkus[0]?.length).toBeGreaterThan(1);
    expect(await card.locator('img').getAttribute('srcset')).toMatch(/ 2x$/);
    await tile
      .locator('.quire')
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await expect.poll(shop.miniCart.count).toBe(1);
    expect(await findViolations(shop.page)).toEqual([]);
  });

  test('preserve up to four compared products across pages, and display them side by side [CMP-001, CMP-002]', async () => {
    const shop = await visit(RESULTS);
    const tiles = shop.page.locator('[data-quire="product-tile"]');
    for (const n of [0, 1, 2, 3])
      await tiles
        .nth(n)
        .getByRole('button', { name: /^Compare:/ })
        .click();
    await tiles
      .nth(4)
      .getByRole('button', { name: /^Compare:/ })
      .click();
    await tiles.nth(4).getByText('You can compare up to 4 items.').waitFor();

    await shop.goto(RESULTS);

    await tiles
      .nth(0)
      .getByRole('button', { name: /^Remove from compare:/ })
      .waitFor();
    expect(await tiles.nth(4).getByRole('button', { name: 'Remove from compare' }).count()).toBe(0);

    await shop.page.getByRole('link', { name: 'Compare 4 items' }).click();
    const table = shop.page.getByRole('table', { name: 'Compare items' });
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(4);

    // on a phone, the names of the features stay beside the products that the focus scrolls into view
    await resize(shop.page, { width: 390, height: 800 });
    const feature = table.getByRole('rowheader', { name: 'Price' });
    const removers = table.getByRole('button', { name: /^Remove/ });
    const left = (await feature.boundingBox())?.x;
    await removers.nth(3).focus();
    expect((await removers.nth(3).boundingBox())?.x).toBeLessThan(390);
    await removers.nth(1).focus();
    const scrolled = (await removers.nth(1).boundingBox()) ?? expect.fail('a button that is not rendered');
    const features = (await feature.boundingBox()) ?? expect.fail('a feature that is not rendered');
    expect(features.x).toBe(left);
    expect(scrolled.x).toBeGreaterThanOrEqual(features.x + features.width);

    await table
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect.poll(shop.miniCart.count).toBe(1);
    const top = (await feature.boundingBox())?.y;
    await removers.last().click();
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3);
    expect((await feature.boundingBox())?.y).toBe(top);
    expect(await findViolations(shop.page)).toEqual([]);
  });

  test.each([
    ['fails', (route: Route) => route.abort(), [/ERR_FAILED/]],
    ['hangs', () => {}, []],
  ])('sell with their fallback HTML while the request for them %s [TILE-034]', async (_, answer, complaints) => {
    const shop = await visit(undefined, { complaints });
    await shop.context.route('**/productTileProxy/getProductTileData', answer);
    const requested = shop.page.waitForRequest('**/productTileProxy/getProductTileData');
    await shop.goto(RESULTS);
    await requested;
    await shop.page
      .locator('[data-quire="product-tile"]')
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await shop.page.getByText(/added to your cart/).waitFor();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('sell without the script', async () => {
    const shop = await visit(`${RESULTS}&script=off`);
    await shop.page
      .locator('[data-quire="product-tile"]')
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await shop.page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  });
});

test('of a thousand tiles only those near the viewport mount; the others have their fallback HTML until they are near', {
  tags: 'request-bodies',
}, async () => {
  const tiles1000 = Array.from(
    { length: 1000 },
    (_, at) =>
      `<div data-quire="product-tile" data-sku="${at === 0 || at === 500 ? PAPER.sku : `GONE-${at}`}" style="height:420px"><p>Of the server</p></div>`,
  );
  const shop = await visit('/thousand', { pages: { '/thousand': legacyPage(tiles1000.join('')) } });
  const requestedSkus = new Set<string>();
  shop.page.on('request', (request) => {
    if (!request.url().endsWith('/productTileProxy/getProductTileData')) return;
    for (const [sku] of request.postData()?.matchAll(/GONE-\d+/g) ?? []) requestedSkus.add(sku);
  });
  const tiles = shop.page.locator('[data-quire="product-tile"]');
  const renderedIndexes = () =>
    tiles.evaluateAll((all) => all.flatMap(({ shadowRoot }, at) => (shadowRoot ? [at] : [])));
  await tiles.first().getByRole('article').waitFor();
  expect((await renderedIndexes()).at(-1)).toBeLessThan(10);
  expect(await tiles.nth(500).getByText('Of the server').isVisible()).toBe(true);

  await tiles.nth(500).scrollIntoViewIfNeeded();
  await tiles.nth(500).getByRole('article').waitFor();
  expect((await renderedIndexes()).length).toBeLessThan(20);
  expect([...requestedSkus]).toContain('GONE-501');
  expect(requestedSkus.size).toBeLessThan(20);
});

/** Runs in the page before its own scripts: records how many tiles are visible when the first one is. */
function watchTiles(): void {
  const isSeen = ({ shadowRoot }: Element) => shadowRoot?.querySelector('article')?.checkVisibility();
  const look = () => {
    const seen = [...document.querySelectorAll('[data-quire="product-tile"]')].filter(isSeen).length;
    if (seen > 0) document.documentElement.dataset.seenAtOnce ??= String(seen);
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (how) {
    const root = attach.call(this, how);
    new MutationObserver(look).observe(root, { attributes: true, childList: true, subtree: true });
    return root;
  };
}

test('tiles have their fallback HTML until all appear at once, without layout shifts if their boxes are high enough', async () => {
  const tile = (sku: string) =>
    `<li><div data-quire="product-tile" data-sku="${sku}"><span>Of the server</span></div></li>`;
  const list = `<style>ul { display: grid; grid-template-columns: repeat(3, 1fr); grid-auto-rows: minmax(30rem, auto); list-style: none }</style>
    <ul>${[PAPER, DRIVE, DESK_SET].map(({ sku }) => tile(sku)).join('')}</ul><p>Below</p>`;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const shop = await visit('/some', {
    pages: { '/some': legacyPage(list) },
    before: watchTiles,
    intercept: async (context) => {
      await watchShifts(context);
      await context.route('**/getProductTileData', async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  const tiles = shop.page.locator('[data-quire="product-tile"]');
  const written = tiles.getByText('Of the server');
  const visible = async () =>
    (await Promise.all((await written.all()).map((text) => text.isVisible()))).filter(Boolean);
  await expect.poll(() => tiles.evaluateAll((all) => all.filter(({ shadowRoot }) => shadowRoot).length)).toBe(3);
  expect(await visible()).toHaveLength(3);

  release();
  await expect.poll(() => tiles.getByRole('article').count()).toBe(3);
  expect(await visible()).toHaveLength(0);
  expect(await shop.page.locator('html').getAttribute('data-seen-at-once')).toBe('3');
  expect(await shiftsOf(shop.page)).toEqual([]);
});
