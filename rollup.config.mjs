import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';
import { cardFrameDocument } from './.rollup/cardFrame.mjs';
import { chunkOf, importsByLoader, inputs } from './.rollup/chunks.mjs';
import { emptyFolder } from './.rollup/emptyFolder.mjs';
import { collectChunks, createManifest, loaderTable } from './.rollup/manifest.mjs';
import { printSizes } from './.rollup/sizes.mjs';
import { stylesAsFile, stylesAsText } from './.rollup/styles.mjs';
import { budgets } from './tests/package/budgets.mjs';

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
const isPackage = (id) => packages.some((name) => id === name || id.startsWith(`${name}/`));
const extensions = ['.ts', '.tsx', '.mjs', '.js'];

/** Two builds of one source: `rollup -c` runs both, `--configOnly=npm` or `--configOnly=browser` runs one. */
export default ({ configOnly }) => {
  const builds = { npm: npm('dist/npm'), browser: browser('dist/browser') };
  return configOnly ? builds[configOnly] : [...builds.npm, ...builds.browser];
};

/** The package: one file per module, with React and all dependencies external. */
function npm(dir) {
  const input = {
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    ...Object.fromEntries(subjects().map((subject) => [`core/${subject}/index`, `src/core/${subject}/index.ts`])),
    'languages/fr-CA/index': 'src/languages/fr-CA/index.ts',
    'languages/es/index': 'src/languages/es/index.ts',
  };
  const testing = { 'testing/index': 'tests/support/testing.ts' };
  const output = {
    dir,
    format: 'esm',
    entryFileNames: ({ name }) => `${name.replace(/^tests\/support\//, 'testing/')}.js`,
    preserveModules: true,
    preserveModulesRoot: 'src',
    // components and hooks run in the browser only
    banner: ({ facadeModuleId }) => (/(\.tsx|\buse[A-Z]\w*\.ts)$/.test(facadeModuleId) ? "'use client';" : ''),
  };
  const types = {
    dir,
    format: 'esm',
    entryFileNames: '[name].d.ts',
    // a folder of their own, in which no shared part has the name of an entry
    chunkFileNames: 'types/[name].d.ts',
    minifyInternalExports: false,
  };
  return [
    {
      input: { ...input, ...testing },
      output,
      external: isPackage,
      plugins: [
        emptyFolder(dir),
        resolve({ extensions }),
        // no source maps, which would double the package: modules keep their names and comments
        compiled({ target: 'ES2022', outDir: dir }),
        stylesAsFile({ folder: 'src', fileName: 'styles.css' }),
      ],
      onLog: refuseWarnings,
    },
    {
      // the types of a page with the script tag have no program
      input: { ...input, 'script/index': 'loader/script.ts' },
      output: types,
      external: (id) => isPackage(id) || id.endsWith('.css'),
      plugins: [dts({ tsconfig: 'tsconfig.npm.json' })],
      onLog: refuseWarningsOfTypes,
    },
    {
      input: testing,
      output: types,
      external: (id) => isPackage(id) || id === 'quire-widgets/core',
      plugins: [
        // import the core's own types instead of copying them
        alias({ entries: [{ find: /^.*\/src\/core\/index$/, replacement: 'quire-widgets/core' }] }),
        dts({ tsconfig: 'tsconfig.npm.json' }),
      ],
      onLog: refuseWarningsOfTypes,
    },
  ];
}

/** The subjects of the core that have an entry of their own: `quire-widgets/cart`. */
function subjects() {
  return readdirSync('src/core').filter((name) => existsSync(`src/core/${name}/index.ts`));
}

const preactAsReact = path.resolve('.rollup/preactAsReact.mjs');

/** Replacements for React in the script build. */
export const preactForReact = {
  'react-dom/client': preactAsReact,
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: preactAsReact,
};

/**
 * The script-tag build: first the chunks with Preact in place of React, then the loader, which contains the name and
 * integrity of each chunk.
 */
function browser(dir) {
  const manifest = createManifest(version);
  const format = { comments: /license|^# allFunctionsCalledOnLoad/i };
  const minify = (module) => terser({ ecma: 2021, module, compress: { passes: 3 }, format });
  const production = replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } });
  return [
    {
      input: inputs,
      preserveEntrySignatures: 'allow-extension',
      output: {
        dir,
        format: 'esm',
        entryFileNames: '[name]-[hash:6].js',
        chunkFileNames: '[name]-[hash:6].js',
        // the browser compiles the runtime while it downloads, and not when the customer presses
        banner: ({ name }) => (name === 'runtime' ? '//# allFunctionsCalledOnLoad' : ''),
        manualChunks: chunkOf,
        // a module is imported as an object here to pass on its exports, and nothing else reads it
        generatedCode: { preset: 'es2015', symbols: false },
        freeze: false,
      },
      plugins: [
        emptyFolder(dir),
        alias({ entries: preactForReact }),
        stylesAsText(),
        resolve({ extensions, browser: true }),
        commonjs(),
        compiled({ target: 'ES2022', outDir: dir }),
        production,
        importsByLoader(),
        minify(true),
        collectChunks(manifest),
      ],
      onLog: refuseWarnings,
    },
    cardFrame(dir, manifest, production, minify(false)),
    {
      input: 'loader/index.ts',
      output: { file: path.join(dir, manifest.loader), format: 'iife', inlineDynamicImports: true },
      plugins: [
        resolve({ extensions, browser: true }),
        compiled({ target: 'ES2021', outDir: dir }, 'tsconfig.classic.json'),
        production,
        loaderTable(manifest),
        minify(false),
        printSizes(dir, budgets),
      ],
      onLog: refuseWarnings,
    },
  ];
}

/**
 * The document in which the customer types a card, with its script and its sheet. A vault serves it from its own
 * origin.
 */
function cardFrame(dir, manifest, production, minified) {
  return {
    input: 'src/cardFrame/frame/main.ts',
    output: { dir, format: 'iife', entryFileNames: 'card-frame-[hash].js', generatedCode: 'es2015' },
    plugins: [
      resolve({ extensions, browser: true }),
      compiled({ target: 'ES2021', outDir: dir }, 'tsconfig.classic.json'),
      production,
      minified,
      cardFrameDocument(manifest, 'src/cardFrame/frame/cardFrame.css'),
    ],
    onLog: refuseWarnings,
  };
}

/** Compiles TypeScript to JavaScript. `npm run typecheck` checks the types once, instead of every build. */
function compiled(options, tsconfig = 'tsconfig.build.json') {
  return typescript({
    tsconfig,
    compilerOptions: { sourceMap: false, ...options, noCheck: true, declaration: false },
  });
}

/** Types of schemas that no entry exports are removed, but src/schema.ts still imports their names. */
function refuseWarningsOfTypes(level, log, handle) {
  if (log.code !== 'UNUSED_EXTERNAL_IMPORT') refuseWarnings(level, log, handle);
}

/** Fails the build on any warning except the one about a dependency's 'use client', which a script does not need. */
function refuseWarnings(level, log, handle) {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  handle(level === 'warn' ? 'error' : level, log);
}
