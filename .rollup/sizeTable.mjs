import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namedFiles, recordOf } from './sizeRecord.mjs';
import { sizes } from './sizes.mjs';

/**
 * Prints the table once the build in `folder` is written, and with `isKept` makes it the record that the next are compared
 * with: `npm run sizes`.
 *
 * @returns {import('rollup').Plugin}
 */
export function printSizes({ folder, budgets, record, isKept }) {
  return {
    name: 'print-sizes',
    writeBundle() {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
      for (const line of sizeTable(manifest, budgets, JSON.parse(readFileSync(record, 'utf8')))) console.log(line);
      if (isKept) writeFileSync(record, `${JSON.stringify(recordOf(manifest, budgets), null, 2)}\n`);
    },
  };
}

/**
 * One line for every download that has a budget, below one of several files a line for each of these, and at the end what is
 * no longer there; with what has changed since the record.
 */
export function sizeTable(manifest, budgets, record) {
  const files = namedFiles(manifest);
  const nameOf = (file) => Object.keys(files).find((name) => files[name].file === file);
  const rows = sizes(manifest, budgets).flatMap((row) => {
    if (row.files.length === 1) {
      const name = nameOf(row.files[0]);
      return [{ ...row, what: row.what.replace(row.files[0], name), before: record.files[name] }];
    }
    const parts = row.files
      .map(nameOf)
      .map((name) => ({ ...files[name], what: `  ${name}`, before: record.files[name] }));
    return [{ ...row, before: record.downloads[row.what] }, ...parts];
  });
  const gone = Object.keys(record.files).filter((name) => !files[name]);
  const nothing = { bytes: 0, gzip: 0, brotli: 0 };
  return [
    '',
    columns(
      ['bytes', 'gzip -9', 'change', 'brotli', 'change', 'limit'],
      'change: since the record of tests/package/sizes.json',
    ),
    ...[...rows, ...gone.map((name) => ({ ...nothing, what: `gone: ${name}`, before: record.files[name] }))].map(
      lineOf,
    ),
  ];
}

function lineOf({ what, bytes, gzip, brotli, limit = '', before }) {
  const change = (now, then) =>
    then === undefined ? 'new' : now === then ? '' : `${now > then ? '+' : ''}${now - then}`;
  const figures = [bytes, gzip, change(gzip, before?.gzip), brotli, change(brotli, before?.brotli), limit];
  return columns(figures, limit !== '' && gzip > limit ? `${what}: OVER by ${gzip - limit}` : what);
}

function columns(figures, words) {
  return `${figures.map((figure) => String(figure).padStart(8)).join('')}  ${words}`;
}
