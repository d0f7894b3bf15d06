import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFile } from '../../.rollup/integrity.mjs';
import { sizes } from '../../.rollup/sizes.mjs';
import { budgets } from './budgets.mjs';
import { type Manifest, readManifest } from './manifest';

describe('downloads of a page', () => {
  test('are all within their budgets', () => {
    const over = sizes(readManifest(), budgets).filter(({ gzip, limit }) => gzip > (limit ?? Infinity));
    expect(over).toEqual([]);
  });

  test('have the sizes and the integrity that the manifest lists', () => {
    const { files, cardFrame } = readManifest();
    const all = { ...files, ...cardFrame.files };
    expect(Object.keys(all)).toContain('card-frame.html');
    for (const [name, { bytes, gzip, brotli, integrity }] of Object.entries(all)) {
      expect({ name, bytes, gzip, brotli, integrity }).toEqual({
        name,
        ...describeFile(readFileSync(`dist/browser/${name}`)),
      });
    }
  }, 180_000);

  test('include no TanStack Query for the first widgets, and React for no page', () => {
    const { files, widgets } = readManifest();
    const packagesOf = (slug: string) => (widgets[slug] ?? []).flatMap((file) => files[file]?.packages ?? []);
    expect(packagesOf('add-to-cart-button')).toEqual(['preact', 'valibot']);
    expect(packagesOf('payment-tabs')).toContain('@tanstack/query-core');
    expect(Object.values(files).flatMap(({ packages }) => packages.filter((name) => /^react/.test(name)))).toEqual([]);
  });

  test('have a loader without imports that contains the integrity of every other file', () => {
    const { files, loader } = readManifest();
    const source = readFileSync(`dist/browser/${loader}`, 'utf8');
    expect(files[loader]?.imports).toEqual([]);
    for (const [name, { integrity }] of Object.entries(files)) {
      if (name !== loader) expect(source).toContain(`"${name}","${integrity}"`);
    }
  });

  test('need only the loader and the runtime for the first widgets', () => {
    const { runtime, widgets } = readManifest();
    for (const slug of ['add-to-cart-button', 'mini-cart']) expect(widgets[slug]).toEqual([runtime]);
  });

  test('list all files that a widget imports, so that they are requested together', () => {
    const { files, widgets } = readManifest();
    for (const [slug, list] of Object.entries(widgets)) {
      const wanted = list.flatMap((file) => files[file]?.imports ?? []);
      expect({ slug, unlisted: wanted.filter((file) => !list.includes(file)) }).toEqual({ slug, unlisted: [] });
    }
  });

  test('have no import cycles', () => {
    const { files } = readManifest();
    const reaches = (from: string, to: string): boolean =>
      (files[from]?.imports ?? []).some((file) => file === to || reaches(file, to));
    for (const name of Object.keys(files))
      expect({ name, isCircle: reaches(name, name) }).toEqual({ name, isCircle: false });
  });
});

describe('sizes', () => {
  const file = (gzip: number) => ({ bytes: gzip, gzip, brotli: gzip, integrity: '' });
  const script = (gzip: number) => ({
    ...file(gzip),
    imports: [],
    dynamicImports: [],
    packages: [],
    widgets: [],
    dormant: [],
  });
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

  test("counts each file of a page's widgets once, and the loader", () => {
    expect(sizes(manifest, pageOf('mini-cart', 'tiles')).map(({ what, gzip, limit }) => [what, gzip, limit])).toEqual([
      ['shelf', 11_400, 11_500],
      ['card frame', 7, 9],
      ['quire.js', 1_000, 999],
      ['runtime.js', 10_000, undefined],
      ['tiles.js', 400, undefined],
    ]);
  });

  test('throws for a widget that the build does not have', () => {
    expect(() => sizes(manifest, pageOf('lists'))).toThrow('no widget lists; it has mini-cart, tiles');
  });
});
