import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chunkOf, importsByLoader } from '../../.rollup/chunks.mjs';
import { describeFile } from '../../.rollup/integrity.mjs';
import { slugOf } from '../../.rollup/manifest.mjs';
import { stylesAsFile, stylesAsText } from '../../.rollup/styles.mjs';
import configuration from '../../rollup.config.mjs';
import { readManifest } from './manifest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quire-build-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a dynamic import goes through the loader of the page, which checks the file', async () => {
  const files = {
    'page.mjs': "export const load = () => import('./panel.mjs').then(({ panel }) => panel);",
    'panel.mjs': 'export const panel = 1;',
  };
  await build(files, 'page.mjs', importsByLoader());
  const loader = { load: async (file: string) => ({ panel: `${file} was checked` }) };
  Object.assign(globalThis, { [Symbol.for('quire')]: loader });
  try {
    expect(await (await built('page.js')).load()).toBe('./panel.js was checked');
  } finally {
    Reflect.deleteProperty(globalThis, Symbol.for('quire'));
  }
});

test('npm pack fails with the command that builds, where a file of the package is not built [DEC-Q623]', () => {
  const prepack = path.resolve('.rollup/requireBuild.mjs');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ exports: { '.': { types: './it.d.ts' } } }));
  const pack = () => spawnSync(process.execPath, [prepack], { cwd: folder, encoding: 'utf8' });
  expect(pack()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^\.\/it\.d\.ts is not built/) });
  writeFileSync(path.join(folder, 'it.d.ts'), '');
  expect(pack().stderr).toMatch(/^\.\/dist\/browser\/quire\.js is not built.* Run: npm run build && npm pack\n$/);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.prepack).toBe('node .rollup/requireBuild.mjs');
});

describe('a style sheet', () => {
  const files = {
    'page.ts':
      "import styles from './page.css';\nexport { default as more } from './page.css';\nexport const own = styles;",
    'page.css': '.page {\n  color: rgb(255, 0, 0);\n}\n',
  };

  test('is minified text in the script', async () => {
    await build(files, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: '.page{color:red}', more: '.page{color:red}' });
  });

  test('retains :dir(rtl) instead of a list of languages', async () => {
    await build({ ...files, 'page.css': '.a:dir(rtl){gap:0}' }, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: '.a:dir(rtl){gap:0}' });
  });

  test('of the base (Widget.css) declares --_rem, which is replaced by the text size of the customer', async () => {
    await build(
      { ...files, 'page.css': readFileSync('src/ui/rendering/Widget.css', 'utf8') },
      'page.ts',
      stylesAsText(),
    );
    expect(await built('page.js')).toMatchObject({ own: expect.stringContaining('--_rem:1em;') });
  });

  test.each([
    ['.a{gap:2rem}', '.a{gap:calc(2 * var(--_rem))}'],
    ['.a{margin:0 -.5rem}', '.a{margin:0 calc(-.5 * var(--_rem))}'],
    ['@media (height<=25rem){.a{gap:0}}', '@media (max-height:25rem){.a{gap:0}}'],
    ['@container list (width<40rem){.a{gap:0}}', '@container list (width<40em){.a{gap:0}}'],
  ])('has sizes that do not depend on the font size of the page root: %s', async (written, sheet) => {
    await build({ ...files, 'page.css': written }, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: sheet });
  });

  test('is a separate file in the package, and empty in the module', async () => {
    await build(files, 'page.ts', stylesAsFile({ folder, fileName: 'styles.css' }));
    expect(await built('page.js')).toMatchObject({ own: '', more: '' });
    expect(readFileSync(path.join(folder, 'out/styles.css'), 'utf8')).toBe('.page{color:red}\n');
  });
});

test.each([
  ['/quire/src/widgets/cart/MiniCart/MiniCart.tsx', 'mini-cart'],
  ['/quire/src/widgets/cart/AddToCartButton/AddToCartButton.tsx', 'add-to-cart-button'],
  ['C:\\quire\\src\\widgets\\cart\\MiniCart\\MiniCart.tsx', 'mini-cart'],
  ['/quire/src/widgets/cart/MiniCart/CartBadge.tsx', null],
  ['/quire/src/ui/index.ts', null],
])('slugOf(%s) is %s', (id, slug) => {
  expect(slugOf(id)).toBe(slug);
});

describe('chunkOf', () => {
  const surface = (name: string) => `/loader/surfaces/${name}.ts`;
  const importers: Record<string, string[]> = {
    '/src/core/money.ts': ['/loader/runtime.tsx', '/src/ui/Tile.tsx'],
    '/src/ui/Tile.tsx': [surface('products'), surface('lists')],
    '/src/ui/Line.tsx': [surface('cart'), '/src/widgets/cart/MiniCart/MiniCartPanel.tsx'],
    '/src/ui/Menu.tsx': [surface('header'), surface('content')],
    '/src/ui/controls/Field.tsx': [surface('checkout'), surface('cart')],
    '/src/widgets/cart/CartPage/CartSide.tsx': [surface('cart')],
    '/src/widgets/cart/Odd/Odd.tsx': [],
  };
  const graph = {
    getModuleInfo: (id: string) => ({
      isEntry: id.startsWith('/loader/'),
      dynamicImporters: importers[id]?.length || id.startsWith('/loader/') ? [] : ['/src/a.ts'],
      importers: importers[id] ?? [],
    }),
  };

  test.each([
    ['a module that the runtime imports', '/src/core/money.ts', 'runtime'],
    ['a module that one surface imports', '/src/widgets/cart/CartPage/CartSide.tsx', 'cart'],
    ['a module that surfaces with products import', '/src/ui/Tile.tsx', 'products'],
    ['a module that surfaces with a cart import', '/src/ui/Line.tsx', 'shopping'],
    ['a module that header and content import', '/src/ui/Menu.tsx', 'header'],
    ['a module that checkout and cart import', '/src/ui/controls/Field.tsx', 'shared'],
    ['the module that opens the mini cart', '/src/widgets/cart/MiniCart/MiniCartPanel.tsx', 'drawers'],
    ['the module of a language', '/src/languages/fr-CA/index.ts', 'messages-fr-CA'],
  ])('%s (%s) is in the chunk %s', (_, id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  test('throws for a module that is imported on demand and has no chunk', () => {
    expect(() => chunkOf('/src/widgets/cart/Odd/Odd.tsx', graph)).toThrow('does not assign it to a chunk');
  });
});

test('a second build of the script has the same integrity for every file', async () => {
  const [chunks] = configuration({ configOnly: 'browser' });
  // not written to disk, so that the first build stays
  const plugins = (chunks.plugins as Plugin[]).filter(({ name }) => name !== 'empty-folder');
  const bundle = await rollup({ ...chunks, plugins });
  const { output } = await bundle.generate(chunks.output);
  const { loader, files } = readManifest();
  const again = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const { [loader]: _loader, ...first } = files;
  expect(Object.fromEntries(again.map(({ fileName, code }) => [fileName, describeFile(code).integrity]))).toEqual(
    Object.fromEntries(Object.entries(first).map(([name, { integrity }]) => [name, integrity])),
  );
}, 180_000);

/** Writes the files and builds them into out/, one file per module. */
async function build(files: Record<string, string>, entry: string, plugin: Plugin): Promise<void> {
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  const bundle = await rollup({ input: path.join(folder, entry), plugins: [plugin], onLog: () => {} });
  await bundle.write({ dir: path.join(folder, 'out'), format: 'esm', preserveModules: true });
}

/** Imports the built module. Its URL is new each time, because Node caches modules. */
async function built(file: string): Promise<{ load(): Promise<unknown> }> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'out', file)).href);
}
