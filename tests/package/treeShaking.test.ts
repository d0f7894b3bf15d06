import { writeFileSync } from 'node:fs';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import { type OutputChunk, type RenderedModule, rollup } from 'rollup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUNDLERS, isExternal, throwWarnings } from './bundlers';
import { type PackedProject, packProject } from './packed';
import { widgetNames } from './widgets';

/** The imports of test apps, by app name. Each is bundled separately. */
const PROGRAMS: Record<string, string> = {
  ...Object.fromEntries(widgetNames.map((name) => [name, `export { ${name} } from 'quire-widgets';`])),
  'a hook': "export { useCart } from 'quire-widgets';",
  'a rule': "export { addMoney } from 'quire-widgets/core';",
  nothing: "import 'quire-widgets'; import 'quire-widgets/core';",
};

let project: PackedProject;
let chunks: Map<string, OutputChunk>;

beforeAll(async () => {
  project = packProject();
  chunks = await bundled(project);
}, 180_000);

afterAll(() => project?.remove());

describe('an app with one import from the package', () => {
  test.each(widgetNames)('%s includes no other widget and no style sheet', (name) => {
    const { modules, code } = bundleOf(name);
    expect(widgetsIn(modules)).toEqual([name]);
    expect(code).not.toMatch(/\.quire-[^'"`]*\{/);
  });

  test('a hook includes no widget', () => {
    const { modules } = bundleOf('a hook');
    expect(modules.length).toBeGreaterThan(0);
    expect(widgetsIn(modules)).toEqual([]);
  });

  test('a rule includes only rules', () => {
    const { modules } = bundleOf('a rule');
    expect(modules.filter((file) => !/^core\/\w+\/rules\//.test(file))).toEqual([]);
    expect(modules).toContain('core/platform/rules/moneyMath.js');
  });

  test('an import without names includes nothing', () => {
    expect(bundleOf('nothing')).toEqual({ modules: [], code: '' });
  });
});

describe('every bundler', () => {
  const { Rollup, 'esbuild with splitting': esbuildWithSplitting, ...others } = BUNDLERS;
  const programs = [
    ['AddToCartButton', 'quire-widgets'],
    ['moneyFromDecimal', 'quire-widgets/core'],
    ['createStorefront', 'quire-widgets/core'],
    ['checkQuantity', 'quire-widgets/cart'],
  ] as const;

  test.each(programs)(
    'loads at most a fifth, or 200 bytes, more than Rollup for %s of %s',
    async (name, from) => {
      const entry = path.join(project.folder, `only-${path.basename(from)}-${name}.js`);
      writeFileSync(entry, `import { ${name} } from '${from}'; console.log(${name});`);
      const byRollup = await Rollup(entry);
      const most = Math.max(1.2 * byRollup, byRollup + 200);
      // with splitting, esbuild makes an entry of each import(), also in modules that the app does not use: evanw/esbuild#3704.
      // Widgets have such imports, and so has the storefront, for a shop with a wallet
      const bundlers = from === 'quire-widgets/cart' ? { ...others, esbuildWithSplitting } : others;
      for (const [bundler, bytesOf] of Object.entries(bundlers)) {
        const bytes = await bytesOf(entry, path.join(project.folder, `out-${path.basename(from)}-${name}`));
        expect(bytes, bundler).toBeGreaterThan(0);
        expect(bytes, bundler).toBeLessThan(most);
      }
    },
    120_000,
  );
});

/**
 * The bundled output of the programs, by file. Modules that the same programs need share a file. A program's code is in
 * its own file and those that it imports.
 */
async function bundled({ folder }: PackedProject): Promise<Map<string, OutputChunk>> {
  const input = Object.entries(PROGRAMS).map(([name, program]) => {
    const entry = path.join(folder, `${name}.js`);
    writeFileSync(entry, program);
    return [name, entry] as const;
  });
  const bundle = await rollup({
    input: Object.fromEntries(input),
    external: isExternal,
    plugins: [resolve()],
    onLog: throwWarnings,
  });
  const { output } = await bundle.generate({ format: 'esm', hoistTransitiveImports: false });
  return new Map(
    output.filter((file): file is OutputChunk => file.type === 'chunk').map((file) => [file.fileName, file]),
  );
}

/** The package's own modules that a program includes, statically or on demand, and their code. */
function bundleOf(program: string): { modules: string[]; code: string } {
  const home = path.join(project.folder, 'node_modules/quire-widgets/dist/npm');
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === program);
  const included = new Set<OutputChunk>();
  const include = (chunk: OutputChunk | undefined) => {
    if (!chunk || included.has(chunk)) return;
    included.add(chunk);
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) include(chunks.get(file));
  };
  include(entry);
  const isLeft = ([id, { renderedLength }]: [string, RenderedModule]) =>
    id !== entry?.facadeModuleId && renderedLength > 0;
  const modules = [...included].flatMap((chunk) => Object.entries(chunk.modules).filter(isLeft));
  return {
    modules: modules.map(([id]) => path.relative(home, id).replaceAll('\\', '/')),
    code: [...included].map(({ code }) => code.trim()).join(''),
  };
}

function widgetsIn(modules: string[]): string[] {
  return [...new Set(modules.flatMap((file) => /^widgets\/\w+\/(\w+)\//.exec(file)?.[1] ?? []))];
}
