import { readFileSync } from 'node:fs';
import { resolve as pathOf } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { type Plugin, type RollupCache, rollup } from 'rollup';
import ts from 'typescript';
import { stylesAsText } from '../../../.rollup/styles.mjs';
import { preactForReact } from '../../../rollup.config.mjs';
import { readManifest } from '../../package/manifest';
import { folderOfWidget, slugOfWidget, widgetNames } from '../../package/widgets';

/** A page's code as files by name. `modules` lists the source modules in each file. */
export type OneFile = { entry: string; files: Map<string, Buffer>; modules: Map<string, string[]> };

const ENTRY = '\0one-file';
const FILES = '\0files-at-hand';
const LOADER = 'loader/createLoader.ts';
const RUNTIME = 'loader/runtime.tsx';
const LOADER_FILES = 'loader/files.ts';
const TILES = 'src/hooks/products/useProductTiles.ts';

/** What `loader/index.ts` does for a page, with a runtime that is part of the same file. */
const ENTRY_CODE = `
import { createLoader } from ${JSON.stringify(pathOf(LOADER))};
const loader = createLoader({ version: 'one file', files: [] }, location.href, '');
window[Symbol.for('quire')] = loader;
window.Quire = loader.page;
loader.start();
`;

/** What the surfaces of the loader give these widgets besides their attributes. */
const OPTIONS: Record<string, string> = {
  'cart-page': '{ isWholePage: true }',
  'landing-page': '{ isWholePage: true }',
  'product-tile': `{ readAhead: (await import(${JSON.stringify(pathOf(TILES))})).readAhead }`,
  'recs-carousel': '{ isWholePage: true }',
  'site-footer': '{ isWholePage: true }',
  'site-header': '{ isWholePage: true }',
};

/** Replaces the loader's own module of that name. Each widget counts as a file, and there is no integrity to check. */
const filesCode = () => `
import * as runtime from ${JSON.stringify(pathOf(RUNTIME))};
import { widget } from ${JSON.stringify(pathOf('loader/entry.ts'))};
const widgets = {
${widgetNames
  .filter((name) => !['AddToCartButton', 'MiniCart'].includes(name))
  .map(widgetOnDemand)
  .join('\n')}
};
const dormant = ${JSON.stringify(Object.values(readManifest().files).flatMap((file) => file.dormant))};
export const LOAD_TIMEOUT_MS = 10_000;
export const createFiles = () => ({
  homeOf: (slug) =>
    Object.hasOwn(widgets, slug) ? { file: slug, isDormant: dormant.includes(slug) } : {},
  prefetch: async () => {},
  load: async (slug) => (slug ? { widgets: { [slug]: await widgets[slug]() } } : runtime),
});
`;

function widgetOnDemand(name: string): string {
  const slug = slugOfWidget(name);
  const [component, attributes] = [`${name}.tsx`, 'attributes.ts'].map((file) =>
    JSON.stringify(pathOf(folderOfWidget(name), file)),
  );
  return `'${slug}': async () => widget((await import(${component})).${name}, await import(${attributes}), ${OPTIONS[slug]}),`;
}

let cache: RollupCache | undefined;

/**
 * Bundles the loader, the runtime and `included`, source modules that the page would import on demand, into one module
 * script with stock packages: the fastest way to load the same code. Modules that are imported on demand and not
 * included have separate files. Without `included`, all of them do, so that a visit shows which of them a page needs.
 */
export async function buildOneFile(included: readonly string[] = []): Promise<OneFile> {
  const isWhole = included.length > 0;
  const bundle = await rollup({
    input: { page: ENTRY },
    preserveEntrySignatures: false,
    ...(cache && { cache }),
    plugins: [
      entryModules(),
      alias({ entries: preactForReact }),
      stylesAsText(),
      resolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'], browser: true }),
      commonjs(),
      transpiled(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      isWhole && terser({ ecma: 2021, module: true, compress: { passes: 3, pure_getters: true } }),
    ],
    onLog(level, log, handle) {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'CIRCULAR_DEPENDENCY') handle(level, log);
    },
  });
  cache = bundle.cache;
  let ofEntry: Set<string> | undefined;
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[hash].js',
    ...(isWhole && {
      manualChunks(id: string, { getModuleInfo }) {
        ofEntry ??= closureOf([ENTRY, ...included], (module) => getModuleInfo(module)?.importedIds ?? []);
        return ofEntry.has(id) ? 'page' : undefined;
      },
    }),
  });
  await bundle.close();

  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('one file: the bundle has no entry');
  if (isWhole && entry.imports.length > 0) throw new Error(`one file: it imports ${entry.imports.join(', ')}`);
  return {
    entry: entry.fileName,
    files: new Map(chunks.map(({ fileName, code }) => [fileName, Buffer.from(code)])),
    modules: new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds])),
  };
}

function entryModules(): Plugin {
  const loaderFiles = pathOf(LOADER_FILES).replace(/\.ts$/, '');
  return {
    name: 'one-file-entry',
    resolveId(source, importer) {
      if (source === ENTRY) return ENTRY;
      const isLoaderFiles = importer !== undefined && pathOf(importer, '..', source) === loaderFiles;
      return isLoaderFiles ? FILES : null;
    },
    load(id) {
      if (id === ENTRY) return { code: ENTRY_CODE, moduleSideEffects: true };
      return id === FILES ? filesCode() : null;
    },
  };
}

/** TypeScript to JavaScript, module by module; `npm run typecheck` checks the types. */
function transpiled(): Plugin {
  const { options } = ts.convertCompilerOptionsFromJson(
    { target: 'ES2022', module: 'ESNext', jsx: 'react-jsx', verbatimModuleSyntax: true },
    '.',
  );
  return {
    name: 'transpiled',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      return { code: ts.transpileModule(code, { fileName: id, compilerOptions: options }).outputText, map: null };
    },
  };
}

/** The modules and all that they import statically. */
function closureOf(modules: readonly string[], importsOf: (module: string) => readonly string[]): Set<string> {
  const closure = new Set(modules);
  for (const module of closure) for (const imported of importsOf(module)) closure.add(imported);
  return closure;
}

/** The version of Preact that `one file` contains, for the report. */
export function preactVersion(): string {
  return JSON.parse(readFileSync('node_modules/preact/package.json', 'utf8')).version;
}
