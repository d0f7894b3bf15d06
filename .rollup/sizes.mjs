import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The download sizes of pages and of each file of the build: rows { what, bytes, gzip, brotli, limit, files }. The
 * limit is present only where there is a budget. Throws when the build lacks a widget of a page.
 */
export function sizes({ loader, widgets, files, cardFrame }, budgets) {
  const published = { ...files, ...cardFrame.files };
  const row = (what, names, limit) => ({ what, ...sumOf(names.map((name) => published[name])), limit, files: names });
  const filesOf = (page) =>
    budgets.pages[page].widgets.flatMap((slug) => {
      if (widgets[slug]) return widgets[slug];
      throw new Error(`the build has no widget ${slug}; it has ${Object.keys(widgets).join(', ') || 'none'}`);
    });
  return [
    ...Object.keys(budgets.pages).map((page) =>
      row(page, [...new Set([loader, ...filesOf(page)])], budgets.pages[page].bytes),
    ),
    row('card frame', Object.keys(cardFrame.files), budgets.cardFrame),
    ...Object.keys(files).map((name) => row(name, [name], name === loader ? budgets.loader : undefined)),
  ];
}

function sumOf(files) {
  const sum = (figure) => files.reduce((total, file) => total + file[figure], 0);
  return { bytes: sum('bytes'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/**
 * Prints the sizes after the build in `folder` is written.
 *
 * @returns {import('rollup').Plugin}
 */
export function printSizes(folder, budgets) {
  return {
    name: 'print-sizes',
    writeBundle() {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
      const line = (figures, what) => `${figures.map((figure) => String(figure).padStart(9)).join('')}  ${what}`;
      console.log(line(['bytes', 'gzip -9', 'brotli', 'limit'], 'page or file'));
      for (const { what, bytes, gzip, brotli, limit, files } of sizes(manifest, budgets)) {
        const over = gzip > limit ? `: OVER by ${gzip - limit}` : '';
        const count = files.length > 1 ? ` (${files.length} files)` : '';
        console.log(line([bytes, gzip, brotli, limit ?? ''], what + count + over));
      }
    },
  };
}
