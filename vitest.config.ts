import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

/** How long a screen test waits for what it should see. tests/support/renderWidget.tsx has the same for its queries. */
const PATIENCE_MS = 5000;

/** How long a test may take that takes a moment by itself: two cores are shared with all else. */
const BUSY_MS = 15_000;

const screens = [
  'src/{hooks,ui,widgets}/**/*.test.{ts,tsx}',
  'stories/**/*.test.tsx',
  'tests/loader/**/*.test.tsx',
  'tests/support/renderer.test.tsx',
  'tests/faults/**/*.test.tsx',
];
/** Pages and tests that an app may copy: the package is React's there. */
const recipes = ['examples/recipes/**/*.test.{ts,tsx}'];
/** What the shop promises, whichever database it has. */
const shopContract = [
  'examples/shop/{accounts,api,pages}/**/*.test.ts',
  'examples/shop/{database/seed,testing/serveTestShop}.test.ts',
];
/** Many buyers at once: the embedded database serves one after another, and would prove nothing. */
const shopConcurrency = ['examples/shop/concurrency/**/*.test.ts'];

/** Files that put something else in the place of modules: they share them with nobody. */
const alone = {
  core: ['tests/faults/files.test.ts', 'src/core/cart/rules/deliveryWords.test.ts'],
  screens: ['tests/faults/parts.test.tsx', 'tests/loader/languages.test.tsx'],
};

/** Examples import the package by its name, and are tested without building it. */
const packageAliases = Object.entries({
  'quire-widgets': 'src/index.ts',
  'quire-widgets/core': 'src/core/index.ts',
  'quire-widgets/testing': 'tests/support/testing.ts',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(file, import.meta.url)),
}));

/** As in the script build. */
const preactAsReact = fileURLToPath(new URL('.rollup/preactAsReact.mjs', import.meta.url));
const preactAliases = [
  { find: /^react(-dom\/client)?$/, replacement: preactAsReact },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * Files of the core, of the screens and of the shop share the modules that a worker has loaded, which halves their time. A
 * test leaves nothing behind in a module, then; what a page remembers is in its storefront, what a shop remembers in its
 * database, and each test makes its own.
 */
export default defineConfig({
  test: {
    // databases, compilers and browsers are waited for: two cores have time for a third
    maxWorkers: 3,
    reporters: ['default', './tests/support/reportTotals.ts'],
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          isolate: false,
          testTimeout: BUSY_MS,
          include: [
            'src/core/**/*.test.ts',
            'src/{cardFrame,languages,vendors}/**/*.test.ts',
            'src/*.test.ts',
            'loader/**/*.test.{ts,tsx}',
            'stories/**/*.test.ts',
            'tests/{bench,contract,docs,faults,loader,package,spec,support}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...alone.core],
        },
      },
      screenProject('react'),
      screenProject('preact'),
      screenProject('react', 'alone'),
      screenProject('preact', 'alone'),
      { test: { name: 'core-alone', environment: 'node', testTimeout: BUSY_MS, include: alone.core } },
      shopProject('shop', {
        include: ['examples/**/*.test.{ts,tsx}'],
        exclude: [...shopContract, ...shopConcurrency, ...recipes, '**/node_modules/**'],
      }),
      shopProject('shop-pglite', { include: shopContract }),
      shopProject('shop-postgres', {
        include: [...shopContract, ...shopConcurrency],
        globalSetup: ['examples/shop/testing/onePostgres.ts'],
        setupFiles: ['examples/shop/testing/onPostgres.ts'],
      }),
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/journeys/globalSetup.ts'],
          // the longest ones take half of it beside another journey; each wait inside has an end of its own
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // each has a shop, its database and a browser of its own; one alone waits for much, and leaves a core idle
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/stories/**/*.test.ts'],
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

/** Tests of the reference shop; they open databases and start servers, which takes its time on a busy machine. */
function shopProject(
  name: string,
  files: Pick<NonNullable<UserWorkspaceConfig['test']>, 'include' | 'exclude' | 'globalSetup' | 'setupFiles'>,
) {
  return {
    resolve: { alias: packageAliases },
    test: { name, environment: 'node' as const, isolate: false, testTimeout: 120_000, hookTimeout: 120_000, ...files },
  };
}

/** The same screen tests, drawn by React or by Preact in its place; or those of them that share their modules with nobody. */
function screenProject(renderer: 'react' | 'preact', which: 'shared' | 'alone' = 'shared') {
  const isAlone = which === 'alone';
  return {
    resolve: { alias: renderer === 'preact' ? preactAliases : packageAliases },
    test: {
      name: isAlone ? `${renderer}-alone` : renderer,
      environment: 'happy-dom',
      isolate: isAlone,
      include: isAlone ? alone.screens : [...screens, ...(renderer === 'react' ? recipes : [])],
      exclude: ['**/node_modules/**', ...(isAlone ? [] : alone.screens)],
      env: { QUIRE_RENDERER: renderer },
      // two cores are shared with everything else
      testTimeout: BUSY_MS,
      expect: { poll: { timeout: PATIENCE_MS } },
      // neither alias nor plugin reaches into packages that Node loads by itself
      ...(renderer === 'preact' ? { server: { deps: { inline: [/@tanstack/, /preact/] } } } : {}),
    },
  };
}
