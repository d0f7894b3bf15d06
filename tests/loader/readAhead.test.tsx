import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../support/shop/fakeShop';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

const products = { MUG: { name: 'Enamel mug', price: '12.50' }, PAPER: { name: 'Copy paper', price: '4.20' } };
let page: LegacyPage;

const texts = () => widgetElements().map(({ shadowRoot }) => shadowRoot?.textContent);
const open = (tiles: string) => page.mountAll(configHtml() + tiles);
const tileOf = (sku: string) =>
  `<div data-quire="product-tile" data-sku="${sku}"><form><button>Buy ${sku}</button></form></div>`;

beforeEach(() => {
  page = openPage(fakeShop({ products }));
});

describe('product tile read-ahead', () => {
  test('reads all tiles of a page with one request before the first render, and renders their products [TILE-033]', async () => {
    await open(tileOf('MUG') + tileOf('PAPER') + tileOf('MUG'));
    expect(page.renderedCounts('tiles')).toEqual([0]);
    await expect
      .poll(texts)
      .toEqual([
        expect.stringContaining('Enamel mug'),
        expect.stringContaining('Copy paper'),
        expect.stringContaining('Enamel mug'),
      ]);
    expect(page.renderedCounts('tiles')).toHaveLength(1);
  });

  test('renders without waiting for a slow shop: the fallback HTML first, then the product', async () => {
    page.shop.hold('tiles');
    await open(tileOf('MUG'));
    await expect.poll(() => widgetElements()[0]?.shadowRoot?.querySelector('slot')).toBeTruthy();

    page.shop.release('tiles');
    await expect.poll(() => texts()[0]).toContain('Enamel mug');
    expect(page.renderedCounts('tiles')).toEqual([0]);
  });

  test('when the shop fails, a tile retains its fallback HTML, and a tile without any shows a retry [TILE-034]', async () => {
    page.shop.failNext(500, { of: 'tiles', times: 9 });
    await open(`${tileOf('MUG')}<div data-quire="product-tile" data-sku="PAPER"></div>`);
    await expect.poll(() => texts()[1]).toContain('Try again');
    const [written] = widgetElements().map(({ shadowRoot }) => shadowRoot?.querySelector('slot')?.parentElement);
    expect(texts()[0]).toBe('');
    expect(written?.hasAttribute('aria-busy')).toBe(false);
  });

  test('sends no request for a tile whose product the page supplies [TILE-020]', async () => {
    const item = { itemId: 'MUG', title: 'Mug of the page' };
    await open(
      `<div data-quire="product-tile" data-sku="MUG"><script type="application/json">${JSON.stringify({ item })}</script></div>`,
    );
    expect(page.renderedCounts('tiles')).toEqual([]);
  });

  test('reports a tile with invalid attributes once, and sends no request for it', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [tile] = await open('<div data-quire="product-tile" data-sku="MUG" data-variant="cube"></div>');
    expect(tile?.problem).toMatchObject({ code: 'ATTRIBUTE_INVALID' });
    expect(consoleError).toHaveBeenCalledOnce();
    expect(page.renderedCounts('tiles')).toEqual([]);
    consoleError.mockRestore();
  });
});
