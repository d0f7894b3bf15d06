import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import { type OutputChunk, type RenderedModule, type RollupCache, rollup } from 'rollup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets } from './budgets.mjs';
import { readManifest } from './manifest';
import { type PackedProject, packProject } from './packed';
import { slugOfWidget, widgetNames } from './widgets';

let project: PackedProject;
let cache: RollupCache | undefined;

beforeAll(() => {
  project = packProject();
}, 180_000);

afterAll(() => project?.remove());

describe('an app that imports one thing of the package', () => {
  test.each(widgetNames)(
    '%s brings no other widget and no sheet along',
    async (name) => {
      const { modules, code } = await bundleOf(`export { ${name} } from 'quire-widgets';`);
      expect(widgetsIn(modules)).toEqual([name]);
      expect(code).not.toMatch(/\.quire-[^'"`]*\{/);
    },
    30_000,
  );

  test('a hook brings no widget along', async () => {
    const { modules } = await bundleOf("export { useCart } from 'quire-widgets';");
    expect(modules.length).toBeGreaterThan(0);
    expect(widgetsIn(modules)).toEqual([]);
  });

  test('a rule brings nothing but rules along', async () => {
    const { modules } = await bundleOf("export { addMoney } from 'quire-widgets';");
    expect(modules.filter((file) => !file.startsWith('core/rules/'))).toEqual([]);
    expect(modules).toContain('core/rules/moneyMath.js');
  });

  test('an import for nothing brings nothing', async () => {
    expect(await bundleOf("import 'quire-widgets'; import 'quire-widgets/core';")).toEqual({ modules: [], code: '' });
  });
});

test('no file of the script holds the sheets of two widgets, but for the first, which stand on every page', () => {
  const { files } = readManifest();
  const first = budgets.first.widgets.join(' ');
  const holders = Object.keys(files).map((file) => slugsOfSheetsIn(readFileSync(`dist/browser/${file}`, 'utf8')));
  expect(holders.filter((slugs) => slugs.length > 1).map((slugs) => slugs.join(' '))).toEqual([first]);
  expect(new Set(holders.flat()).size).toBeGreaterThan(budgets.first.widgets.length);
});

/** What a bundler makes of a program of the customer's: the package's own modules that are left in it, and the code. */
async function bundleOf(program: string): Promise<{ modules: string[]; code: string }> {
  const entry = path.join(project.folder, 'app.js');
  writeFileSync(entry, program);
  const home = path.join(project.folder, 'node_modules/quire-widgets/dist/npm');
  const bundle = await rollup({
    input: entry,
    ...(cache ? { cache } : {}),
    external: /^(react|react-dom|valibot|@tanstack\/react-query)(\/|$)/,
    plugins: [resolve()],
    onLog(level, log) {
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'EMPTY_BUNDLE') throw log;
    },
  });
  cache = bundle.cache;
  const { output } = await bundle.generate({ format: 'esm' });
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const isLeft = ([id, { renderedLength }]: [string, RenderedModule]) => id !== entry && renderedLength > 0;
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules).filter(isLeft));
  return {
    modules: modules.map(([id]) => path.relative(home, id).replaceAll('\\', '/')),
    code: chunks.map(({ code }) => code.trim()).join(''),
  };
}

function widgetsIn(modules: string[]): string[] {
  return [...new Set(modules.flatMap((file) => /^widgets\/(\w+)\//.exec(file)?.[1] ?? []))];
}

function slugsOfSheetsIn(code: string): string[] {
  return widgetNames.map(slugOfWidget).filter((slug) => new RegExp(`\\.quire-${slug}(__|--|[^\\w-])`).test(code));
}
