import { describe, expect, test } from 'vitest';
import { picturePath } from '../../cart/answer/productBody';
import { shopForTests } from '../../testing/shopForTests';
import { detailsOf } from './details';
import { productSvg } from './pictureSvg';
import { viewsOf } from './views';

describe('what a picture tells of a product', () => {
  test.each([
    ['Xerox 1967', { caption: '1967' }],
    ['Lexmark MX611dhe Monochrome Laser Printer', { caption: 'MX611dhe' }],
    ['SanDisk Ultra 64 GB MicroSDHC Class 10 Memory Card', { caption: '64 GB' }],
    ["O'Sullivan 4-Shelf Bookcase in Odessa Pine", { caption: '4-Shelf' }],
    ['Adams Telephone Message Book, 5 1/4"X8 1/2", 200/Messages', { caption: '5¼ × 8½' }],
    ['Telephone Message Books, 5 1/2" x 3 3/16"', { caption: '5½ × 3 3/16' }],
    ['Sanford Colorific Colored Pencils, 12/Box', { pack: '×12' }],
    ['While You Were Out Pads, 50 per Pad', { pack: '×50' }],
    ['9-3/4 Diameter Round Wall Clock', {}],
    ['3M Office Air Cleaner', {}],
    ['Staples', {}],
  ])('%s', (name, details) => {
    expect(detailsOf(name)).toEqual(details);
  });
});

describe('pictures of products', () => {
  const open = shopForTests();
  const picture = (path: string) => open.visitor.send(path);

  test.each([180, 360] as const)('a product has its own at %s pixels', async (size) => {
    const [ream, other] = await Promise.all(
      ['OFF-PA-10000061', 'OFF-PA-10000357'].map((sku) => picture(picturePath({ sku }, size))),
    );
    expect(ream?.headers.get('content-type')).toBe('image/svg+xml');
    const text = await ream?.text();
    expect(text).toContain(`width="${size}" height="${size}"`);
    expect(text).toContain('>205</text>');
    expect(await other?.text()).not.toBe(text);
  });

  test('a product has a picture of its own for each view, and those that its name gives reason for', async () => {
    const views = viewsOf({ kind: 'PRODUCT', name: 'Labels, 8 1/2 x 11, 12/Box' });
    expect(views).toEqual(['front', 'closeUp', 'inPlace', 'pack', 'size']);
    expect(viewsOf({ kind: 'PRODUCT', name: 'Staples' })).toEqual(['front', 'closeUp', 'inPlace']);
    expect(viewsOf({ kind: 'GIFT_CARD', name: 'Gift card' })).toEqual(['front']);
    const texts = await Promise.all(
      views.map(async (view) => (await picture(picturePath({ sku: 'OFF-PA-10000357' }, 360, view))).text()),
    );
    expect(new Set(texts).size).toBe(views.length);
  });

  test.each(['OFF-PA-99999999.svg', 'nothing.svg', '.svg', '..%2f.svg'])('%s is not found', async (file) => {
    expect((await picture(`/pictures/${file}`)).status).toBe(404);
  });

  test('a name cannot add markup', () => {
    const svg = productSvg({ name: 'Pad AB12<script>', brand: 'B', subcategory: 'paper' }, 180);
    expect(svg).not.toContain('<script');
  });
});
