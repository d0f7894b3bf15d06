import { readFileSync } from 'node:fs';
import path from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';
import { cardFrameDocument } from './.rollup/cardFrame.mjs';
import { checkedImports } from './.rollup/checkedImports.mjs';
import { compiledAhead } from './.rollup/compiledAhead.mjs';
import { emptyFolder } from './.rollup/emptyFolder.mjs';
import { keepUseClient } from './.rollup/keepUseClient.mjs';
import { isOfPreact, leanPreact } from './.rollup/leanPreact.mjs';
import { letForConst } from './.rollup/letForConst.mjs';
import { likeBesideLike } from './.rollup/likeBesideLike.mjs';
import { collectChunks, createManifest, loaderTable } from './.rollup/manifest.mjs';
import { namesOfHome } from './.rollup/namesOfHome.mjs';
import { printModules } from './.rollup/printModules.mjs';
import { sharedChunks } from './.rollup/sharedChunks.mjs';
import { printSizes } from './.rollup/sizeTable.mjs';
import { stylesAsFile, stylesAsText } from './.rollup/styles.mjs';
import { chunkFileName } from './.rollup/widgets.mjs';
import { budgets } from './tests/package/budgets.mjs';

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
const isPackage = (id) => packages.some((name) => id === name || id.startsWith(`${name}/`));
const extensions = ['.ts', '.tsx', '.mjs', '.js'];

/** Bytes before minification: what is smaller joins a file that its users ask for anyway, since a request costs more. */
const SMALLEST_CHUNK = 2_000;

/** What the search for a smaller first file may try, a minute long, and where it leaves what it has found. */
const STEPS = 40_000;
const KEPT = 'node_modules/.cache/quire-widgets';

/**
 * Nothing in the script asks a function how many arguments it takes, makes an object by `new` from another one's method, or
 * makes text of an object that counts itself as a number.
 */
const SHORTER = { passes: 4, hoist_vars: true, keep_fargs: false, unsafe_methods: true, unsafe: true };

/**
 * Two builds of one source: `rollup -c` makes both, `--configOnly=npm` or `--configOnly=browser` one of them.
 * `--configModules` tells what the chunks of the script are made of, `--configSizes` keeps their sizes on record; with
 * `--configQuick` the first file of the script stays some hundred bytes larger, and the build is done a minute sooner.
 */
export default ({ configOnly, configModules = false, configSizes = false, configQuick = false }) => {
  const browserBuild = browser('dist/browser', {
    wantsModules: configModules,
    keepsSizes: configSizes,
    isQuick: configQuick,
  });
  const builds = { npm: npm('dist/npm'), browser: browserBuild };
  return configOnly ? builds[configOnly] : [...builds.npm, ...builds.browser];
};

/** The package: one file per module, React and all dependencies outside. */
function npm(dir) {
  const input = {
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
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
    sourcemap: true,
  };
  const types = { dir, format: 'esm', entryFileNames: '[name].d.ts', chunkFileNames: '[name].d.ts' };
  return [
    {
      input: { ...input, ...testing },
      output,
      external: isPackage,
      plugins: [
        emptyFolder(dir),
        resolve({ extensions }),
        // who debugs an app finds the sources in the maps: the package has no others
        compiled({ target: 'ES2022', outDir: dir, sourceMap: true, inlineSources: true }),
        stylesAsFile({ folder: 'src', fileName: 'styles.css' }),
        keepUseClient(),
      ],
      onLog: refuseWarnings,
    },
    {
      input,
      output: types,
      external: (id) => isPackage(id) || id.endsWith('.css'),
      plugins: [dts({ tsconfig: 'tsconfig.npm.json' })],
      onLog: refuseWarnings,
    },
    {
      input: testing,
      output: types,
      external: (id) => isPackage(id) || id === 'quire-widgets/core',
      plugins: [
        // the core's own types, not a copy of them
        alias({ entries: [{ find: /^.*\/src\/core\/index$/, replacement: 'quire-widgets/core' }] }),
        dts({ tsconfig: 'tsconfig.npm.json' }),
      ],
      onLog: refuseWarnings,
    },
  ];
}

/** The script tag: chunks with React as Preact inside, and then the loader, which knows the name and integrity of each. */
function browser(dir, { wantsModules, keepsSizes, isQuick }) {
  const manifest = createManifest(version);
  const minify = ({ module, ...shorter }) =>
    terser({ ecma: 2021, module, compress: { passes: 3, pure_getters: true, unsafe_arrows: true, ...shorter } });
  const production = replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } });
  return [
    {
      input: { runtime: 'loader/runtime.tsx' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        dir,
        format: 'esm',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: chunkFileName,
        experimentalMinChunkSize: SMALLEST_CHUNK,
        manualChunks: sharedChunks,
        // what one chunk sees of another is nobody's but ours: it needs no lock and no name
        generatedCode: { preset: 'es2015', symbols: false },
        freeze: false,
      },
      plugins: [
        emptyFolder(dir),
        lighterForScript(),
        leanPreact(),
        stylesAsText(),
        resolve({ extensions, browser: true }),
        commonjs(),
        compiledForScript({ target: 'ES2022', outDir: dir }),
        production,
        namesOfHome('runtime'),
        checkedImports(),
        minify({ module: true, ...SHORTER }),
        likeBesideLike('runtime', { steps: STEPS, kept: KEPT, isQuick }),
        compiledAhead('runtime'),
        collectChunks(manifest),
        wantsModules && printModules(),
      ],
      onLog: refuseWarnings,
    },
    cardFrame(dir, manifest, production, minify({ module: false })),
    {
      input: 'loader/index.ts',
      output: { file: path.join(dir, manifest.loader), format: 'iife', inlineDynamicImports: true },
      plugins: [
        resolve({ extensions, browser: true }),
        compiledForScript({ target: 'ES2021', outDir: dir }, 'tsconfig.classic.json'),
        production,
        loaderTable(manifest),
        minify({ module: false }),
        likeBesideLike('index', { steps: 10_000, isQuick }),
        !isQuick && printSizes({ folder: dir, budgets, record: 'tests/package/sizes.json', isKept: keepsSizes }),
      ],
      onLog: refuseWarnings,
    },
  ];
}

/** The document in which a card is typed, with its script and its sheet: a vault serves it from its own origin. */
function cardFrame(dir, manifest, production, minified) {
  return {
    input: 'src/cardFrame/frame/main.ts',
    output: { dir, format: 'iife', entryFileNames: 'card-frame-[hash].js', generatedCode: 'es2015' },
    plugins: [
      resolve({ extensions, browser: true }),
      compiledForScript({ target: 'ES2021', outDir: dir }, 'tsconfig.classic.json'),
      production,
      minified,
      cardFrameDocument(manifest, 'src/cardFrame/frame/cardFrame.css'),
    ],
    onLog: refuseWarnings,
  };
}

/** TypeScript to JavaScript. Types are checked by `npm run typecheck`, once, not by every build. */
function compiled(options, rest = { tsconfig: 'tsconfig.build.json' }) {
  return typescript({
    ...rest,
    compilerOptions: { sourceMap: false, ...options, noCheck: true, declaration: false },
  });
}

function compiledForScript(options, tsconfig = 'tsconfig.build.json') {
  return compiled(options, { tsconfig, transformers: { after: [letForConst] } });
}

const onPreact = (name) => path.resolve(`.rollup/preact/${name}.mjs`);

/** React's names on Preact, and valibot's on what the script needs of it. */
function lighterForScript() {
  return alias({
    entries: [
      { find: /^react$/, replacement: onPreact('react') },
      { find: /^react-dom\/client$/, replacement: onPreact('client') },
      { find: /^react\/jsx-runtime$/, replacement: onPreact('jsx') },
      { find: /^valibot$/, replacement: path.resolve('.rollup/valibot.mjs') },
    ],
  });
}

/**
 * A warning stops the build, but for the one about 'use client', which the script has no use for and keepUseClient keeps, and
 * those about circles among the sources of Preact.
 */
function refuseWarnings(level, log, handle) {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (log.code === 'CIRCULAR_DEPENDENCY' && log.ids.every(isOfPreact)) return;
  handle(level === 'warn' ? 'error' : level, log);
}
