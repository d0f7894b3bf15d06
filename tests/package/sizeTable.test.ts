import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { driftOf, namedFiles, recordOf } from '../../.rollup/sizeRecord.mjs';
import { sizeTable } from '../../.rollup/sizeTable.mjs';
import { budgets } from './budgets.mjs';
import { type Manifest, readManifest } from './manifest';

/** So much may the kept record differ from the build: a small change is no reason to renew it, nor is a new file. */
const TOLERANCE = 0.05;

test('what the build compares itself with is nearly true: `npm run sizes` renews it', () => {
  const record = JSON.parse(readFileSync('tests/package/sizes.json', 'utf8'));
  expect(driftOf(record, recordOf(readManifest(), budgets))).toBeLessThan(TOLERANCE);
});

describe('the table that a build prints', () => {
  const build = aBuild({ 'quire.js': 1_000, 'runtime-AAAAAAAA.js': 9_000, 'panel-BBBBBBBB.js': 500 });

  test('says of every download and file what it weighs, and what has changed since the record', () => {
    const before = recordOf(aBuild({ 'quire.js': 990, 'runtime-CCCCCCCC.js': 9_100, 'old-DDDDDDDD.js': 70 }), budgets);
    const [, , ...lines] = sizeTable(build, budgets, before);
    expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
      '1000 1000 +10 1000 +10 2048 loader',
      `10000 10000 -90 10000 -90 ${budgets.first.bytes} loader, add-to-cart-button, mini-cart`,
      '1000 1000 +10 1000 +10 quire.js',
      '9000 9000 -100 9000 -100 runtime.js',
      '500 500 new 500 new 6144 on demand: panel.js',
      `0 0 0 ${budgets.query} TanStack Query, when a widget reads through it`,
      '0 0 -70 0 -70 gone: old.js',
    ]);
  });

  test('says by how much a download is over its budget', () => {
    const heavy = aBuild({ 'quire.js': 2_050, 'runtime-AAAAAAAA.js': 9_000 });
    const [, , loader] = sizeTable(heavy, budgets, recordOf(heavy, budgets));
    expect(loader).toMatch(/loader: OVER by 2$/);
  });
});

describe('the record of a build', () => {
  test('knows a file by its name without the hash, and of two with one name the larger first', () => {
    const build = aBuild({ 'index-AAAAAAAA.js': 10, 'index-B-_BBBBB.js': 20, 'add-to-cart.js': 30 });
    const names = Object.entries<{ file: string }>(namedFiles(build)).map(([name, { file }]) => [name, file]);
    expect(names).toEqual([
      ['add-to-cart.js', 'add-to-cart.js'],
      ['index.js', 'index-B-_BBBBB.js'],
      ['index.js (2)', 'index-AAAAAAAA.js'],
    ]);
  });

  test.each([
    ['the same', { a: 60, b: 40 }, 0],
    ['one more, the other less', { a: 65, b: 35 }, 0.1],
    ['one is new', { b: 40 }, 0],
    ['one is gone', { a: 60, b: 40, c: 25 }, 0.2],
  ])('is as far from a build as all differences of its files together: %s', (_, gzips, drift) => {
    const recordWith = (sizes: Record<string, number>) => ({
      downloads: {},
      files: Object.fromEntries(Object.entries(sizes).map(([name, gzip]) => [name, { gzip, brotli: gzip }])),
    });
    expect(driftOf(recordWith(gzips as Record<string, number>), recordWith({ a: 60, b: 40 }))).toBeCloseTo(drift);
  });
});

/** A build of files with these sizes; the runtime has the first widgets in it. */
function aBuild(sizes: Record<string, number>): Manifest {
  const file = (gzip: number) => ({
    ...{ bytes: gzip, gzip, brotli: gzip, integrity: '', imports: [], dynamicImports: [], packages: [] },
  });
  const runtime = Object.keys(sizes).find((name) => name.startsWith('runtime')) ?? '';
  return {
    ...{ version: '1.0.0', loader: 'quire.js', runtime },
    files: Object.fromEntries(Object.entries(sizes).map(([name, gzip]) => [name, file(gzip)])),
    widgets: Object.fromEntries(budgets.first.widgets.map((slug) => [slug, [runtime]])),
  };
}
