import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from '../page/visit';

/** The parts of a tile, in the server's HTML and in the widget. */
const PARTS = [
  ['picture', '.tile-product > img', '.quire-product > img'],
  ['badge', '.tile-badge', '.quire-product__badge'],
  ['name', '.tile-name', '.quire-product-facts__name'],
  ['item', '.tile-item', '.quire-product__sku'],
  ['rating', '.tile-rating', '.quire-product__rating'],
  ['price', '.tile-price', '.quire-product__price'],
  ['note', '.tile-note', '.quire-product__note'],
  ['blocked', '.tile-blocked', '.quire-tile__blocked'],
  ['action', '.tile-controls .button', '.quire-tile__controls > .quire-button'],
  ['asides', '.tile-asides a', '.quire-tile__asides .quire-button'],
] as const;

/** Box, letters and type of every part of the first tiles. */
const partsOf = (page: Page, isWidget: boolean) =>
  page.locator('[data-quire="product-tile"]').evaluateAll(
    (hosts, { parts, isWidget }) =>
      hosts.slice(0, 2).map((host) => {
        const root = isWidget ? host.shadowRoot : host;
        return parts.map(([part, server, widget]) => [
          part,
          ...[...(root?.querySelectorAll(isWidget ? widget : server) ?? [])].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
            const box = [x, y, width, height].map((length) => Math.round(length * 2) / 2);
            const letters = element.textContent?.replace(/\s+/g, ' ').trim();
            return [...box, letters, fontSize, fontWeight, color, backgroundColor].join(' ');
          }),
        ]);
      }),
    { parts: PARTS, isWidget },
  );

test.each(['en-US', 'fr-CA', 'es'])(
  'at 390 px no label of a tile beside Add to cart is in two lines, in %s',
  async (lang) => {
    const { page } = await visit(`/webapp/search?q=paper&lang=${lang}`, { viewport: { width: 390, height: 1400 } });
    const tile = page.locator('[data-quire="product-tile"]').first();
    await tile.getByRole('article').waitFor();
    const asides = await tile.locator('.quire-tile__asides .quire-button').all();
    expect(asides).toHaveLength(2);
    for (const aside of asides) expect((await aside.boundingBox())?.height).toBeLessThanOrEqual(44);
  },
);

test.each([
  ['/webapp/search?q=paper', 1440, 'light'],
  ['/webapp/search?q=paper&lang=fr-CA', 390, 'dark'],
  ['/webapp/search?q=label&lang=es', 320, 'light'],
  // out of stock
  ['/webapp/search?q=OFF-AR-10000034', 1024, 'dark'],
] as const)(
  'tiles of %s at %i px, %s, are the same before and after they mount [DEC-Q441]',
  async (path, width, colorScheme) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = await visit(undefined, {
      viewport: { width, height: 1400 },
      colorScheme,
      intercept: (context) =>
        context.route('**/getProductTileData', async (route) => {
          await released;
          await route.continue();
        }),
    });
    await shop.goto(path);
    const tiles = shop.page.locator('[data-quire="product-tile"]');
    await expect.poll(() => tiles.first().evaluate(({ shadowRoot }) => shadowRoot !== null)).toBe(true);
    const before = await partsOf(shop.page, false);

    release();
    await tiles.first().getByRole('article').waitFor();
    const after = await partsOf(shop.page, true);
    expect(after).toEqual(before);
    expect(after[0]?.flat().length).toBeGreaterThan(PARTS.length + 3);
  },
);
