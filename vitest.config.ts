import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

/**
 * How long `expect.poll` waits for an expected state, unless a test has its own limit. tests/support/widgets/renderWidget.tsx
 * uses the same value for its queries.
 */
const PATIENCE_MS = 10_000;
const expectations = { poll: { timeout: PATIENCE_MS } };

/** Timeout of slow tests, which share two cores with everything else. */
const BUSY_MS = 60_000;

const screens = [
  'src/{hooks,ui,widgets}/**/*.test.{ts,tsx}',
  'stories/**/*.test.tsx',
  'tests/loader/**/*.test.tsx',
  'tests/support/widgets/renderer.test.tsx',
  'tests/faults/**/*.test.tsx',
];
/** Pages and tests that an app may copy. They use the React package. */
const recipes = ['examples/recipes/**/*.test.{ts,tsx}', 'tests/tools/**/*.test.tsx'];
/** The shop's contract, independent of its database. */
const shopContract = [
  'examples/shop/{accounts,api,pages}/**/*.test.ts',
  'examples/shop/{database/seed,testing/serveTestShop}.test.ts',
];
/** Tests with many concurrent buyers. The embedded database handles one request at a time and would prove nothing. */
const shopConcurrency = ['examples/shop/concurrency/**/*.test.ts'];

/** Tests of the gateway on a real engine: `npm run test:gateway`. */
const gatewayOnEngine = ['examples/gateway/engines/**/*.test.ts'];

/** Further journeys of every engine: `npm run test:browsers`. */
const wholeSet = ['tests/engines/whole/**'];
/** The journeys of `tests/journeys` run in Chromium, or in Firefox if the run sets this. */
const isFirefox = process.env['QUIRE_JOURNEYS'] === 'firefox';

/** What journeys need of their driver, and Firefox's over WebDriver BiDi lacks: there they are not run. */
const notInFirefox = [
  { name: 'console-texts', description: 'the texts of errors that a page logs' },
  { name: 'devtools', description: "Chromium's own protocol: memory, listeners, touch gestures" },
  { name: 'foreign-frames', description: 'key presses in a frame of another origin, and frames inside it' },
  {
    name: 'request-bodies',
    description: 'bodies of requests, also of those that the test sends on to lose or hold their response',
  },
  { name: 'restored-pages', description: 'following a page that the back/forward cache restores' },
  { name: 'scripting-off', description: 'a browser without scripts' },
].map((tag) => ({ ...tag, skip: isFirefox }));

/** Journeys that open no browser of the run. */
const withoutBrowser = ['tests/journeys/bench.test.ts', 'tests/journeys/examples/nodeClient.test.ts'];

/** Files that mock modules, or start loaders that follow the document to its end. They share them with no other file. */
const alone = {
  core: [
    'tests/faults/files.test.ts',
    'tests/loader/{createLoader,page}.test.ts',
    'src/core/cart/rules/deliveryFormats.test.ts',
  ],
  screens: ['tests/faults/parts.test.tsx', 'tests/loader/languages.test.tsx'],
};

/** Examples import the package by its name, and are tested without a build. */
const packageAliases = Object.entries({
  'quire-widgets': 'src/index.ts',
  'quire-widgets/core': 'src/core/index.ts',
  'quire-widgets/testing': 'tests/support/testing.ts',
  'quire-widgets/(\\w+)': 'src/core/$1/index.ts',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(file, import.meta.url)),
}));

/** The same aliases as in the script build. */
const preactAsReact = fileURLToPath(new URL('.rollup/preactAsReact.mjs', import.meta.url));
const preactAliases = [
  { find: /^react(-dom\/client)?$/, replacement: preactAsReact },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * Test files of the core, the screens and the shop share the modules that a worker has loaded, which halves their run
 * time. Tests must therefore leave no state in a module. A page's state is in its storefront, a shop's state is in its
 * database, and each test creates its own.
 */
export default defineConfig({
  test: {
    // tests wait for databases, compilers and browsers, so two cores can serve a third worker
    maxWorkers: 3,
    reporters: ['default', './tests/support/reportTotals.ts'],
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          isolate: false,
          testTimeout: BUSY_MS,
          expect: expectations,
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
      {
        test: {
          name: 'core-alone',
          environment: 'node',
          testTimeout: BUSY_MS,
          expect: expectations,
          include: alone.core,
        },
      },
      shopProject('shop', {
        include: ['examples/**/*.test.{ts,tsx}'],
        exclude: [...shopContract, ...shopConcurrency, ...recipes, ...gatewayOnEngine, '**/node_modules/**'],
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
          include: ['tests/{journeys,engines,tools}/**/*.test.ts'],
          tags: notInFirefox,
          exclude: [
            '**/node_modules/**',
            ...(process.env['QUIRE_ENGINES'] ? [] : wholeSet),
            ...(isFirefox ? withoutBrowser : []),
          ],
          globalSetup: ['tests/journeys/globalSetup.ts'],
          // the longest tests take a quarter of this beside another journey; each wait inside has its own timeout
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          // each has its own shop, database and browser; a single one waits often and leaves a core idle
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/stories/**/*.test.ts'],
          globalSetup: ['tests/stories/globalSetup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expectations,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

/** Tests of the reference shop. They open databases and start servers, which is slow on a busy machine. */
function shopProject(
  name: string,
  files: Pick<NonNullable<UserWorkspaceConfig['test']>, 'include' | 'exclude' | 'globalSetup' | 'setupFiles'>,
) {
  return {
    resolve: { alias: packageAliases },
    test: {
      name,
      environment: 'node' as const,
      isolate: false,
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: expectations,
      ...files,
    },
  };
}

/** The same screen tests, rendered by React or by Preact. `alone` selects those that do not share their modules. */
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
      expect: expectations,
      // aliases and plugins do not apply to packages that Node loads itself
      ...(renderer === 'preact' ? { server: { deps: { inline: [/@tanstack/, /preact/] } } } : {}),
    },
  };
}
