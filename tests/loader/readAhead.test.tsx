import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from '../../loader/runtime';
import type { Mounted, Refused } from '../../loader/watched';
import { fakeShop } from '../support/fakeShop';
import { CONTEXT } from '../support/storefront';

const page = window as unknown as Record<symbol, object>;
const QUIRE = Symbol.for('quire');
const mounted: (Mounted | Refused)[] = [];
let shop = fakeShop();
/** How many elements were drawn when the shop was asked, call by call. */
let drawnAtCall: number[] = [];

const elements = () => [...document.querySelectorAll<HTMLElement>('[data-quire]')];
const drawn = () => elements().filter(({ shadowRoot }) => shadowRoot !== null);
const said = (element: HTMLElement | undefined) => element?.shadowRoot?.textContent;

beforeEach(() => {
  shop = fakeShop({
    products: {
      MUG: { name: 'Enamel mug', price: '12.50' },
      PAPER: { name: 'Copy paper', price: '4.20' },
    },
  });
  drawnAtCall = [];
  page[QUIRE] = { watched: new Map(), wake: () => false };
  vi.stubGlobal('fetch', ((...call: Parameters<typeof shop.pageFetch>) => {
    if (String(call[0]).includes('getProductTileData')) drawnAtCall.push(drawn().length);
    return shop.pageFetch(...call);
  }) as typeof fetch);
});

afterEach(() => {
  for (const one of mounted.splice(0)) one.unmount?.();
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, QUIRE);
  vi.unstubAllGlobals();
});

function aPageOf(tiles: string): Promise<void> {
  document.body.innerHTML = `<script type="application/json" data-quire-config>${JSON.stringify(CONTEXT)}</script>${tiles}`;
  return Promise.all(elements().map((element) => mount(element, { slug: 'product-tile' }, async () => {}))).then(
    (all) => void mounted.push(...all),
  );
}

const tileOf = (sku: string) =>
  `<div data-quire="product-tile" data-sku="${sku}"><form><button>Buy ${sku}</button></form></div>`;

describe('the tiles of a page', () => {
  test('ask the shop together before one of them is drawn, and are drawn with their products [TILE-033]', async () => {
    await aPageOf(tileOf('MUG') + tileOf('PAPER') + tileOf('MUG'));
    expect(drawnAtCall).toEqual([0]);
    await expect
      .poll(() => elements().map(said))
      .toEqual([
        expect.stringContaining('Enamel mug'),
        expect.stringContaining('Copy paper'),
        expect.stringContaining('Enamel mug'),
      ]);
    expect(drawnAtCall).toHaveLength(1);
  });

  test('are drawn all the same when the shop takes long: what the server has written stays, and then the product', async () => {
    shop.hold('tiles');
    await aPageOf(tileOf('MUG'));
    const [element] = elements();
    await expect.poll(() => element?.shadowRoot?.querySelector('slot')).toBeTruthy();

    shop.release('tiles');
    await expect.poll(() => said(element)).toContain('Enamel mug');
    expect(drawnAtCall).toEqual([0]);
  });

  test('of a shop that fails say so, and have a way on [TILE-034]', async () => {
    shop.failNext(500, { of: 'tiles', times: 9 });
    await aPageOf(tileOf('MUG'));
    const [element] = elements();
    await expect.poll(() => said(element)).toContain('Try again');
  });

  test('that the page gives ask for nothing [TILE-020]', async () => {
    const item = { itemId: 'MUG', title: 'Mug of the page' };
    await aPageOf(
      `<div data-quire="product-tile" data-sku="MUG"><script type="application/json">${JSON.stringify({ item })}</script></div>`,
    );
    expect(drawnAtCall).toEqual([]);
  });

  test('whose attributes are wrong are told of once, and ask for nothing', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await aPageOf('<div data-quire="product-tile" data-sku="MUG" data-variant="cube"></div>');
    expect(mounted[0]?.problem).toMatchObject({ code: 'ATTRIBUTE_INVALID' });
    expect(told).toHaveBeenCalledOnce();
    expect(drawnAtCall).toEqual([]);
    told.mockRestore();
  });
});
