import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFile } from '../../.rollup/integrity.mjs';
import { sizes } from '../../.rollup/sizes.mjs';
import { budgets } from './budgets.mjs';
import { type Manifest, readManifest } from './manifest';

describe('what a page downloads', () => {
  test('every download is within its budget', () => {
    const over = sizes(readManifest(), budgets).filter(({ gzip, limit }) => gzip > (limit ?? Infinity));
    expect(over).toEqual([]);
  });

  test('the manifest speaks of the files that lie beside it', () => {
    const { files, cardFrame } = readManifest();
    const all = { ...files, ...cardFrame.files };
    expect(Object.keys(all)).toContain('card-frame.html');
    for (const [name, { bytes, gzip, brotli, integrity }] of Object.entries(all)) {
      expect({ name, bytes, gzip, brotli, integrity }).toEqual({
        name,
        ...describeFile(readFileSync(`dist/browser/${name}`)),
      });
    }
  }, 30_000);

  test('the first widgets need no TanStack Query, and no page loads React', () => {
    const { files, widgets } = readManifest();
    const packagesOf = (slug: string) => (widgets[slug] ?? []).flatMap((file) => files[file]?.packages ?? []);
    expect(packagesOf('add-to-cart-button')).toEqual(['preact', 'valibot']);
    expect(packagesOf('payment-tabs')).toContain('@tanstack/query-core');
    expect(Object.values(files).flatMap(({ packages }) => packages.filter((name) => /^react/.test(name)))).toEqual([]);
  });

  test('the loader stands alone and knows the integrity of every file', () => {
    const { files, loader } = readManifest();
    const source = readFileSync(`dist/browser/${loader}`, 'utf8');
    expect(files[loader]?.imports).toEqual([]);
    for (const [name, { integrity }] of Object.entries(files)) {
      if (name !== loader) expect(source).toContain(`"${name}","${integrity}"`);
    }
  });

  test('the first widgets are there two downloads after the page: the loader, and the runtime with them in it', () => {
    const { runtime, widgets } = readManifest();
    for (const slug of ['add-to-cart-button', 'mini-cart']) expect(widgets[slug]).toEqual([runtime]);
  });

  test('no file of a widget waits for another one to be found', () => {
    const { files, widgets } = readManifest();
    for (const [slug, list] of Object.entries(widgets)) {
      const wanted = list.flatMap((file) => files[file]?.imports ?? []);
      expect({ slug, unlisted: wanted.filter((file) => !list.includes(file)) }).toEqual({ slug, unlisted: [] });
    }
  });

  test('files import each other in no circle', () => {
    const { files } = readManifest();
    const reaches = (from: string, to: string): boolean =>
      (files[from]?.imports ?? []).some((file) => file === to || reaches(file, to));
    for (const name of Object.keys(files))
      expect({ name, isCircle: reaches(name, name) }).toEqual({ name, isCircle: false });
  });
});

describe('the size of a page', () => {
  const file = (gzip: number) => ({ bytes: gzip, gzip, brotli: gzip, integrity: '' });
  const script = (gzip: number) => ({ ...file(gzip), imports: [], dynamicImports: [], packages: [], widgets: [] });
  const manifest: Manifest = {
    version: '1.0.0',
    loader: 'quire.js',
    runtime: 'runtime.js',
    files: { 'quire.js': script(1_000), 'runtime.js': script(10_000), 'tiles.js': script(400) },
    widgets: { 'mini-cart': ['runtime.js'], tiles: ['runtime.js', 'tiles.js'] },
    preloads: {},
    cardFrame: { document: 'a.html', script: 'a.js', sheet: 'a.css', files: { 'a.html': file(7) } },
  };
  const pageOf = (...widgets: string[]) => ({
    loader: 999,
    cardFrame: 9,
    pages: { shelf: { widgets, bytes: 11_500 } },
  });

  test('counts each file of its widgets once, and the loader', () => {
    expect(sizes(manifest, pageOf('mini-cart', 'tiles')).map(({ what, gzip, limit }) => [what, gzip, limit])).toEqual([
      ['shelf', 11_400, 11_500],
      ['card frame', 7, 9],
      ['quire.js', 1_000, 999],
      ['runtime.js', 10_000, undefined],
      ['tiles.js', 400, undefined],
    ]);
  });

  test('of a widget that the build does not have is an error', () => {
    expect(() => sizes(manifest, pageOf('lists'))).toThrow('no widget lists; it has mini-cart, tiles');
  });
});
