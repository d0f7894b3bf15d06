import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../support/fakeShop';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

const products = { MUG: { name: 'Enamel mug', price: '12.50' }, PAPER: { name: 'Copy paper', price: '4.20' } };
let page: LegacyPage;

const texts = () => widgetElements().map(({ shadowRoot }) => shadowRoot?.textContent);
const bring = (tiles: string) => page.bringAll(configHtml() + tiles);
const tileOf = (sku: string) =>
  `<div data-quire="product-tile" data-sku="${sku}"><form><button>Buy ${sku}</button></form></div>`;

beforeEach(() => {
  page = openPage(fakeShop({ products }));
});

describe('the tiles of a page', () => {
  test('ask the shop together before one of them is drawn, and are drawn with their products [TILE-033]', async () => {
    await bring(tileOf('MUG') + tileOf('PAPER') + tileOf('MUG'));
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

  test('are drawn all the same when the shop takes long: what the server has written stays, and then the product', async () => {
    page.shop.hold('tiles');
    await bring(tileOf('MUG'));
    await expect.poll(() => widgetElements()[0]?.shadowRoot?.querySelector('slot')).toBeTruthy();

    page.shop.release('tiles');
    await expect.poll(() => texts()[0]).toContain('Enamel mug');
    expect(page.renderedCounts('tiles')).toEqual([0]);
  });

  test("of a shop that fails leave the server's to sell; what the server has not written says so, and has a way on [TILE-034]", async () => {
    page.shop.failNext(500, { of: 'tiles', times: 9 });
    await bring(`${tileOf('MUG')}<div data-quire="product-tile" data-sku="PAPER"></div>`);
    await expect.poll(() => texts()[1]).toContain('Try again');
    const [written] = widgetElements().map(({ shadowRoot }) => shadowRoot?.querySelector('slot')?.parentElement);
    expect(texts()[0]).toBe('');
    expect(written?.hasAttribute('aria-busy')).toBe(false);
  });

  test('that the page gives ask for nothing [TILE-020]', async () => {
    const item = { itemId: 'MUG', title: 'Mug of the page' };
    await bring(
      `<div data-quire="product-tile" data-sku="MUG"><script type="application/json">${JSON.stringify({ item })}</script></div>`,
    );
    expect(page.renderedCounts('tiles')).toEqual([]);
  });

  test('whose attributes are wrong are told of once, and ask for nothing', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [tile] = await bring('<div data-quire="product-tile" data-sku="MUG" data-variant="cube"></div>');
    expect(tile?.problem).toMatchObject({ code: 'ATTRIBUTE_INVALID' });
    expect(consoleError).toHaveBeenCalledOnce();
    expect(page.renderedCounts('tiles')).toEqual([]);
    consoleError.mockRestore();
  });
});
