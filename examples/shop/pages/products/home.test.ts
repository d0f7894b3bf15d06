import { describe, expect, test } from 'vitest';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();

/** The products that a part of a page leads to. */
const productsIn = (part: string) => [...new Set(part.match(/\/webapp\/product\/[\w-]+/g))];

const BADGE = 'class="tile-badge"';

describe('the home page', () => {
  test('has no product in two of its rows of best sellers, sales and trends', async () => {
    const page = await open.visitor.page('/');
    const [, ...rows] = page.split(/<h2[^>]*>(?=Most ordered|On sale|Trending now)/);
    const found = rows.map(productsIn);
    expect(found.map((row) => row.length)).toEqual([10, 3, 6]);
    expect(new Set(found.flat()).size).toBe(19);
    // the widget that replaces the last row excludes them too
    expect(page).toContain(
      `data-skus-to-be-filtered="${found[0]?.map((path) => path.slice('/webapp/product/'.length)).join(',')}"`,
    );
  });

  test('repeats no badge on each product of a row of best sellers', async () => {
    expect(await open.visitor.page('/')).not.toContain(BADGE);
    expect(await open.visitor.page('/webapp/landing/deals?promo=BEST')).not.toContain(BADGE);
    expect(await open.visitor.page('/webapp/category/paper')).toContain(BADGE);
  });
});

test.each([
  ['/webapp/category/paper', []],
  ['/webapp/product/OFF-PA-10001970', ['/webapp/category/paper']],
])('the breadcrumbs of %s begin at the home page', async (path, links) => {
  const [, crumbs = ''] = (await open.visitor.page(path)).match(/<nav class="crumbs"[^>]*>(.*?)<\/nav>/s) ?? [];
  expect([...crumbs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', ...links]);
});
