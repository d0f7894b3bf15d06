import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFile } from '../../.rollup/integrity.mjs';
import { sizes } from '../../.rollup/sizes.mjs';
import { budgets } from './budgets.mjs';
import { type Manifest, readManifest } from './manifest';

describe('what a page downloads', () => {
  test('every download is within its budget', () => {
    const over = sizes(readManifest(), budgets).filter(({ gzip, limit }) => gzip > limit);
    expect(over).toEqual([]);
  });

  test('the manifest speaks of the files that lie beside it', () => {
    const { files, cardFrame } = readManifest();
    const all = { ...files, ...cardFrame?.files };
    expect(Object.keys(all)).toContain('card-frame.html');
    for (const [name, { bytes, gzip, brotli, integrity }] of Object.entries(all)) {
      expect({ name, bytes, gzip, brotli, integrity }).toEqual({
        name,
        ...describeFile(readFileSync(`dist/browser/${name}`)),
      });
    }
  }, 30_000);

  test('the first widgets need no TanStack Query', () => {
    const { files, widgets } = readManifest();
    const first = budgets.first.widgets.flatMap((slug) => widgets[slug] ?? []);
    const packages = first.flatMap((file) => files[file]?.packages ?? []);
    expect(packages).toContain('preact');
    expect(packages.filter((name) => /^@tanstack\/|^react/.test(name))).toEqual([]);
  });

  test('the loader stands alone and knows the integrity of what it begins with', () => {
    const { files, loader, runtime } = readManifest();
    const source = readFileSync(`dist/browser/${loader}`, 'utf8');
    expect(files[loader]?.imports).toEqual([]);
    for (const name of [runtime, ...(files[runtime]?.imports ?? [])]) {
      expect(source).toContain(`"${name}":"${files[name]?.integrity}"`);
    }
  });

  test('every chunk knows the integrity of all that it asks for', () => {
    const { files } = readManifest();
    for (const [name, { dynamicImports }] of Object.entries(files)) {
      const source = readFileSync(`dist/browser/${name}`, 'utf8');
      for (const asked of dynamicImports) {
        if (asked === name) continue;
        const told = [':', ','].map((sign) => `"${asked}"${sign}"${files[asked]?.integrity}"`);
        expect(
          told.some((pair) => source.includes(pair)),
          `${name} asks for ${asked}`,
        ).toBe(true);
      }
    }
  });

  test('the runtime alone is compiled while it is downloaded: a press does not wait for it', () => {
    const { files, runtime } = readManifest();
    const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
    const ahead = scripts.filter((name) =>
      readFileSync(`dist/browser/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(ahead).toEqual([runtime]);
  });

  test('the first widgets are there two downloads after the page: the loader, and the runtime with them in it', () => {
    const { runtime, widgets } = readManifest();
    for (const slug of budgets.first.widgets) expect(widgets[slug]).toEqual([runtime]);
  });

  test('no file of a widget waits for another one to be found', () => {
    const { files, widgets } = readManifest();
    for (const [slug, list] of Object.entries(widgets)) {
      const wanted = list.flatMap((file) => files[file]?.imports ?? []);
      expect({ slug, unlisted: wanted.filter((file) => !list.includes(file)) }).toEqual({ slug, unlisted: [] });
    }
  });
});

describe('the sum of a download', () => {
  const file = (gzip: number, packages: string[] = []) => ({
    ...{ bytes: gzip, gzip, brotli: gzip, integrity: '', imports: [], dynamicImports: [], packages },
  });
  const manifest: Manifest = {
    version: '1.0.0',
    loader: 'quire.js',
    runtime: 'runtime.js',
    files: {
      'quire.js': file(1_000),
      'runtime.js': file(10_000),
      'add.js': file(100),
      'cart.js': file(200),
      'tiles.js': file(400),
      'query.js': file(8_000, ['@tanstack/query-core']),
    },
    widgets: {
      'add-to-cart-button': ['runtime.js', 'add.js'],
      'mini-cart': ['runtime.js', 'cart.js'],
      tiles: ['runtime.js', 'tiles.js', 'query.js'],
    },
  };

  test('counts each file once, and of a further widget what is new', () => {
    expect(sizes(manifest, budgets).map(({ gzip, limit }) => [gzip, limit])).toEqual([
      [1_000, 2_048],
      [11_300, budgets.first.bytes],
      [400, 6_144],
      [8_000, 10_240],
    ]);
  });

  test('a build without the first widgets has no size', () => {
    const { tiles = [] } = manifest.widgets;
    expect(() => sizes({ ...manifest, widgets: { tiles } }, budgets)).toThrow(
      'no widget add-to-cart-button, mini-cart',
    );
  });
});
