import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkedImports } from '../../.rollup/checkedImports.mjs';
import { describeFile } from '../../.rollup/integrity.mjs';
import { keepUseClient } from '../../.rollup/keepUseClient.mjs';
import { sharedChunks } from '../../.rollup/sharedChunks.mjs';
import { stylesAsFile, stylesAsText } from '../../.rollup/styles.mjs';
import { slugOf, widgetFiles } from '../../.rollup/widgets.mjs';
import configuration from '../../rollup.config.mjs';
import { readManifest } from './manifest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quire-build-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a lazy import', () => {
  const files = {
    'page.mjs': "import './both.mjs';\nexport const load = () => import('./panel.mjs');",
    'panel.mjs': "import './both.mjs';\nimport './sheet.mjs';\nexport const panel = () => import('./later.mjs');",
    'both.mjs': 'export const both = 1;\nconsole.debug(both);',
    'sheet.mjs': 'export const sheet = 2;\nconsole.debug(sheet);',
    'later.mjs': 'export const later = 3;',
  };

  test('goes through the loader of the page, which is told the integrity of each file that the page does not have', async () => {
    await build(files, 'page.mjs', checkedImports());
    const asked: unknown[] = [];
    Object.assign(globalThis, { [Symbol.for('quire')]: { load: async (...call: unknown[]) => asked.push(call) } });
    try {
      await (await built('page.js')).load();
    } finally {
      Reflect.deleteProperty(globalThis, Symbol.for('quire'));
    }
    const integrity = (name: string) => describeFile(readFileSync(path.join(folder, 'out', name), 'utf8')).integrity;
    expect(asked).toEqual([
      [
        expect.stringMatching(/^file:.*\/page\.js/),
        { 'panel.js': integrity('panel.js'), 'sheet.js': integrity('sheet.js') },
      ],
    ]);
    expect(readFileSync(path.join(folder, 'out/panel.js'), 'utf8')).toContain(
      `{"later.js":"${integrity('later.js')}"}`,
    );
  });

  test('is refused where two files ask for each other, because neither can know the other', async () => {
    const circle = {
      'page.mjs': "export const load = () => import('./panel.mjs');",
      'panel.mjs': "export const load = () => import('./page.mjs');",
    };
    await expect(build(circle, 'page.mjs', checkedImports())).rejects.toThrow('page.js -> panel.js -> page.js');
  });
});

describe('a sheet', () => {
  const files = {
    'page.ts':
      "import styles from './page.css';\nexport { default as more } from './page.css';\nexport const own = styles;",
    'page.css': '.page {\n  color: rgb(255, 0, 0);\n}\n',
  };

  test('is minified text in the script', async () => {
    await build(files, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: '.page{color:red}', more: '.page{color:red}' });
  });

  test('asks how the page is read, not in which language', async () => {
    await build({ ...files, 'page.css': '.a:dir(rtl){gap:0}' }, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: '.a:dir(rtl){gap:0}' });
  });

  test('of all widgets has the line that the customer’s own size of letters is written into', async () => {
    await build({ ...files, 'page.css': readFileSync('src/ui/Widget.css', 'utf8') }, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: expect.stringContaining('--_rem:1em;') });
  });

  test.each([
    ['.a{gap:2rem}', '.a{gap:calc(2 * var(--_rem))}'],
    ['.a{margin:0 -.5rem}', '.a{margin:0 calc(-.5 * var(--_rem))}'],
    ['@media (height<=25rem){.a{gap:0}}', '@media (max-height:25rem){.a{gap:0}}'],
    ['@container list (width<40rem){.a{gap:0}}', '@container list (width<40em){.a{gap:0}}'],
  ])('goes by the letters of the widget, not by what a page has made of its root: %s', async (written, sheet) => {
    await build({ ...files, 'page.css': written }, 'page.ts', stylesAsText());
    expect(await built('page.js')).toMatchObject({ own: sheet });
  });

  test('is a file of its own in the package, and empty in the module', async () => {
    await build(files, 'page.ts', stylesAsFile({ folder, fileName: 'styles.css' }));
    expect(await built('page.js')).toMatchObject({ own: '', more: '' });
    expect(readFileSync(path.join(folder, 'out/styles.css'), 'utf8')).toBe('.page{color:red}\n');
  });
});

test("'use client' stays where it was, and only there", async () => {
  const files = {
    'page.mjs': "import { part } from './part.mjs';\nexport const page = [part];",
    'part.mjs': "'use client';\nexport const part = 1;",
  };
  await build(files, 'page.mjs', keepUseClient());
  expect(readFileSync(path.join(folder, 'out/part.js'), 'utf8')).toMatch(/^'use client';\n/);
  expect(readFileSync(path.join(folder, 'out/page.js'), 'utf8')).not.toContain('use client');
});

describe('the files of a widget', () => {
  test.each([
    ['/quire/src/widgets/MiniCart/index.ts', 'mini-cart'],
    ['/quire/src/widgets/AddToCartButton/index.tsx', 'add-to-cart-button'],
    ['C:\\quire\\src\\widgets\\MiniCart\\index.ts', 'mini-cart'],
    ['/quire/src/widgets/MiniCart/MiniCart.tsx', null],
    ['/quire/src/ui/index.ts', null],
    [null, null],
  ])('%s is the entry of %s', (id, slug) => {
    expect(slugOf(id)).toBe(slug);
  });

  test('are those of the runtime and its own, with all that they import, each once', () => {
    const files = {
      'runtime.js': { imports: ['preact.js'] },
      'preact.js': { imports: [] },
      'cart.js': { imports: ['price.js', 'runtime.js'] },
      'price.js': { imports: ['preact.js'] },
    };
    const chunks = [
      { fileName: 'runtime.js', facadeModuleId: '/loader/runtime.tsx', moduleIds: ['/loader/runtime.tsx'] },
      { fileName: 'cart.js', facadeModuleId: '/src/widgets/MiniCart/index.ts', moduleIds: [] },
    ];
    expect(widgetFiles(chunks, 'runtime.js', files)).toEqual({
      'mini-cart': ['runtime.js', 'preact.js', 'cart.js', 'price.js'],
    });
  });
});

describe('a module is downloaded', () => {
  const cart = '/src/widgets/MiniCart/index.ts';
  const panel = '/src/widgets/MiniCart/MiniCartPanel.tsx';
  const cartPage = '/src/widgets/CartPage/index.ts';
  const tiles = '/src/widgets/Tiles/index.ts';
  const lists = '/src/widgets/Lists/index.ts';
  const importers: Record<string, string[]> = {
    [cart]: ['/loader/widgetEntries.ts'],
    '/loader/widgetEntries.ts': ['/loader/runtime.tsx'],
    '/src/ui/Price.tsx': [cart, '/src/ui/Tile.tsx'],
    '/src/ui/Tile.tsx': [tiles, lists],
    '/src/widgets/MiniCart/CartBadge.tsx': [cart],
    '/src/ui/Drawer.tsx': [panel, '/src/widgets/AtcDrawer/index.ts', cartPage],
    '/src/ui/QuantityStepper.tsx': [panel, '/src/widgets/AddToCartButton/QuantityPick.tsx', cartPage],
    '/src/ui/UndoBar.tsx': [panel, cartPage],
  };
  const graph = {
    getModuleInfo: (id: string) => ({
      isEntry: false,
      dynamicImporters: importers[id] ? [] : ['/loader/furtherWidgets.ts'],
      importers: importers[id] ?? [],
    }),
  };

  test.each([
    ['/loader/runtime.tsx', 'runtime'],
    ['/src/ui/Price.tsx', 'runtime'],
    ['/node_modules/@tanstack/query-core/build/modern/query.js', 'query'],
    ['/src/ui/Tile.tsx', undefined],
    ['/src/widgets/MiniCart/CartBadge.tsx', 'runtime'],
    [cart, 'runtime'],
    [tiles, undefined],
    ['/src/core/client/signIn.ts', 'later'],
    ['/src/ui/Drawer.tsx', 'drawers'],
    ['/src/ui/QuantityStepper.tsx', 'quantities'],
    ['/src/ui/UndoBar.tsx', 'lines'],
    [panel, undefined],
  ])('%s with the chunk %s', (id, chunk) => {
    expect(sharedChunks(id, graph)).toBe(chunk);
  });
});

test('what the runtime gives to other files has one name, and another only where the loader asks for it', () => {
  const { runtime, files } = readManifest();
  const code = (file: string) => readFileSync(path.join('dist/browser', file), 'utf8');
  const [, list = ''] = /export\{([^}]*)\}/.exec(code(runtime)) ?? [];
  const given = list.split(',').map((pair) => pair.split(' as '));
  expect(given.flatMap(([, second]) => second ?? []).sort()).toEqual(['begin', 'command', 'mount']);

  const asked = Object.keys(files).flatMap((file) =>
    [...code(file).matchAll(new RegExp(`import\\{([^}]*)\\}from"\\./${runtime}"`, 'g'))].flatMap(([, names = '']) =>
      names.split(',').map((pair) => pair.split(' as ')[0]),
    ),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(given.map(([name]) => name)).toEqual(expect.arrayContaining(asked));
});

test('a second build of the script gives the same files', async () => {
  const [chunks] = configuration({ configOnly: 'browser' });
  // written by nobody: the first build stays where it is
  const plugins = (chunks.plugins as Plugin[]).filter(({ name }) => name !== 'empty-folder');
  const bundle = await rollup({ ...chunks, plugins });
  const { output } = await bundle.generate(chunks.output);
  const { loader, files } = readManifest();
  const again = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const { [loader]: _loader, ...first } = files;
  expect(Object.fromEntries(again.map(({ fileName, code }) => [fileName, describeFile(code).integrity]))).toEqual(
    Object.fromEntries(Object.entries(first).map(([name, { integrity }]) => [name, integrity])),
  );
}, 120_000);

/** Writes the files, and builds them into out/, one file per module. */
async function build(files: Record<string, string>, entry: string, plugin: Plugin): Promise<void> {
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  const bundle = await rollup({ input: path.join(folder, entry), plugins: [plugin], onLog: () => {} });
  await bundle.write({ dir: path.join(folder, 'out'), format: 'esm', preserveModules: true });
}

/** The built module. An address of its own each time, because Node keeps what it has loaded. */
async function built(file: string): Promise<{ load(): Promise<unknown> }> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'out', file)).href);
}
