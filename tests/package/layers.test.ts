import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerFaults } from './layers';

describe('layerFaults', () => {
  test('finds no violation in this project', () => {
    expect(layerFaults(thisProject())).toEqual([]);
  }, 180_000); // it reads every file, which is slow on a busy machine

  test('reports a project without modules in src and loader', () => {
    expect(layerFaults(new Map())).toEqual(['found no modules in src and loader']);
    expect(layerFaults(new Map([['tests/a.ts', '']]))).toEqual(['found no modules in src and loader']);
  });

  test.each([
    [
      'a client that imports contract, rules and events',
      'src/core/cart/client/cart.ts',
      "import type { A } from '../contract/a'; import '../../events/a'",
    ],
    ['a subject that imports the platform', 'src/core/saved/rules/a.ts', "import '../../platform/rules/money'"],
    [
      'a subject that imports a subject of its row in the table',
      'src/core/saved/client/a.ts',
      "import '../../cart/client/a'",
    ],
    [
      'a layer with folders of its own',
      'src/core/cart/rules/adding/a.ts',
      "import '../b'; import '../../../platform/rules/b'",
    ],
    [
      'a subject that imports the type of the storefront',
      'src/core/saved/client/a.ts',
      "import type { S } from '../../storefront'",
    ],
    [
      'settings that import the types of all settings',
      'src/core/platform/client/settings.ts',
      "import type { A } from '../../header/rules/a'; import type { E } from '../../endpoints'",
    ],
    [
      'an endpoint table that imports the tables of all subjects',
      'src/core/endpoints.ts',
      "import { a } from './saved/client/endpoints'",
    ],
    [
      'createStorefront with imports of clients',
      'src/core/createStorefront.ts',
      "import { a } from './payment/client/a'",
    ],
    ['an entry point of the core that exports its layers', 'src/core/index.ts', "export { a } from './cart/client/a'"],
    [
      'hooks that import client and TanStack Query',
      'src/hooks/cart/a.ts',
      "import { a } from '../../core/cart/client/a'; import '@tanstack/react-query'; import '../platform/b'",
    ],
    ['hooks that import a style sheet', 'src/hooks/cart/a.tsx', "import styles from './a.css'"],
    [
      'a provider that imports createStorefront',
      'src/hooks/platform/StorefrontProvider.tsx',
      "import { createStorefront } from '../../core/createStorefront'",
    ],
    [
      'ui that imports React, and types of any rules',
      'src/ui/product/Price.tsx',
      "import { useId } from 'react'; import type { M } from '../../core/lists/rules/a'",
    ],
    ['a kind of components that imports another kind', 'src/ui/overlays/A.tsx', "import { B } from '../controls/B'"],
    [
      'a widget that exports its style sheet',
      'src/widgets/cart/A/A.tsx',
      "export { default as styles } from './A.css'",
    ],
    [
      'a widget that imports a style sheet of ui',
      'src/widgets/cart/A/A.tsx',
      "import ui from '../../../ui/overlays/D.css'",
    ],
    ['a widget that imports several subjects', 'src/widgets/cart/A/A.tsx', "import '../../../hooks/stores/useStore'"],
    [
      'attributes that import the schema and the shared attributes',
      'src/widgets/cart/A/attributes.ts',
      "import * as v from '../../../schema'; import { flag } from '../../../attributes/attribute'",
    ],
    [
      'a loader that imports the component of a widget',
      'loader/surfaces/a.ts',
      "import * as a from '../../src/widgets/cart/A/A'",
    ],
    ['a loader that imports StyleRoot', 'loader/a.tsx', "import { StyleRoot } from '../src/ui/rendering/StyleRoot'"],
    [
      'a test that imports anything',
      'src/core/platform/rules/a.test.ts',
      "import '../../../../tests/support/shop'; import 'vitest'; import '../../cart/client/a'",
    ],
    [
      'a story that imports anything',
      'src/widgets/cart/A/A.stories.tsx',
      "import '../../../../tests/support/shop'; import '../B/B'",
    ],
  ])('accepts %s', (_sentence, file, source) => {
    expect(layerFaults(projectWith({ [file]: source }))).toEqual([]);
  });

  test.each([
    [
      'a contract that imports rules',
      'src/core/cart/contract/a.ts',
      "import { b } from '../rules/b'",
      'core/contract may not import',
    ],
    [
      'rules that import a contract',
      'src/core/cart/rules/a.ts',
      "import type { B } from '../contract/b'",
      'core/rules may not import',
    ],
    [
      'rules with an inline type import of the client',
      'src/core/cart/rules/a.ts',
      "let a: import('../client/b').B",
      'core/rules may not import',
    ],
    ['rules that import a package', 'src/core/cart/rules/a.ts', "import * as v from 'valibot'", 'the package valibot'],
    ['a client that imports node:fs', 'src/core/cart/client/a.ts', "import 'node:fs'", 'the package node:fs'],
    [
      'a client that imports an entry point above it',
      'src/core/cart/client/a.ts',
      "import '../../index'",
      'core/client may not import',
    ],
    [
      'hooks that import a contract',
      'src/hooks/cart/a.ts',
      "import '../../core/cart/contract/b'",
      'hooks may not import',
    ],
    ['ui that exports a hook', 'src/ui/product/A.tsx', "export * from '../../hooks/cart/b'", 'ui may not import'],
    [
      'ui that imports react-dom',
      'src/ui/product/A.tsx',
      "import { createPortal } from 'react-dom'",
      'the package react-dom',
    ],
    [
      'a widget that imports another widget',
      'src/widgets/cart/A/A.tsx',
      "import { B } from '../B/B'",
      'widgets/A may not import',
    ],
    [
      'a widget that imports the client',
      'src/widgets/cart/A/A.tsx',
      "import '../../../core/cart/client/b'",
      'widgets/A may not import',
    ],
    [
      'a widget that imports TanStack Query',
      'src/widgets/cart/A/A.tsx',
      "import '@tanstack/react-query'",
      'the package @tanstack/react-query',
    ],
    ['a widget that imports valibot', 'src/widgets/cart/A/A.tsx', "import 'valibot'", 'the package valibot'],
    [
      'a widget that imports shared attributes outside its attributes.ts',
      'src/widgets/cart/A/A.tsx',
      "import '../../../attributes/attribute'",
      'widgets/A may not import',
    ],
    [
      'a loader that imports a widget past its component',
      'loader/a.ts',
      "import '../src/widgets/cart/A/Part'",
      'loader may not import',
    ],
    [
      'a loader with a dynamic import of a widget past its component',
      'loader/a.ts',
      "import('../src/widgets/cart/A/Part')",
      'loader may not import',
    ],
    [
      'a loader that imports a component of ui',
      'loader/a.tsx',
      "import '../src/ui/overlays/Drawer'",
      'loader may not import',
    ],
    ['source that imports the loader', 'src/index.ts', "import '../loader/b'", 'src/index.ts may not import'],
    [
      'source that imports an example',
      'src/hooks/cart/a.ts',
      "import '../../../examples/shop/b'",
      'only tests and stories',
    ],
    [
      'source that imports the tests',
      'src/hooks/cart/a.ts',
      "import '../../../tests/support/b'",
      'only tests and stories',
    ],
    ['source that imports a story', 'src/widgets/cart/A/A.tsx', "import './A.stories.tsx'", 'only tests and stories'],
    ['a file in no layer', 'src/extra/a.ts', '', 'belongs to no layer of rooms.ts'],
    ['a file directly in core', 'src/core/a.ts', '', 'belongs to no layer of rooms.ts'],
    ['a file in a layer without a subject', 'src/core/rules/a.ts', '', 'belongs to no layer of rooms.ts'],
    ['a subject that is not in the table', 'src/hooks/weather/a.ts', '', 'belongs to no layer of rooms.ts'],
    ['a kind of components that is not in the table', 'src/ui/pretty/a.ts', '', 'belongs to no layer of rooms.ts'],
    [
      'source that mentions preact',
      'src/ui/product/A.tsx',
      "// not only preact\nimport 'react'",
      'mentions preact: import react instead',
    ],
    ['a folder named utils', 'src/ui/product/utils/a.ts', '', 'name it after its subject'],
    ['a file named helpers', 'examples/shop/helpers.ts', '', 'name it after its subject'],
    [
      'rules of the platform that import a subject',
      'src/core/platform/rules/a.ts',
      "import type { B } from '../../cart/rules/b'",
      'platform may not import from cart',
    ],
    [
      'a hook of the platform that imports a subject',
      'src/hooks/platform/a.ts',
      "import '../../core/cart/client/b'",
      'platform may not import from cart',
    ],
    [
      'a client that imports a subject above its own',
      'src/core/cart/client/a.ts',
      "import '../../checkout/client/b'",
      'cart may not import from checkout',
    ],
    [
      'a contract that imports an unrelated subject',
      'src/core/saved/contract/a.ts',
      "import '../../lists/contract/b'",
      'saved may not import from lists',
    ],
    [
      'a hook that imports a hook of a subject above its own',
      'src/hooks/cart/a.ts',
      "import '../products/b'",
      'cart may not import from products',
    ],
    [
      'a widget that imports a subject that is not on its screen',
      'src/widgets/saved/A/A.tsx',
      "import '../../../hooks/lists/useLists'",
      'saved may not import from lists',
    ],
    [
      'a control that imports an overlay',
      'src/ui/controls/A.tsx',
      "import '../overlays/B'",
      'controls may not import from overlays',
    ],
    [
      'settings that import a subject without settings of its own',
      'src/core/platform/client/settings.ts',
      "import '../../lists/rules/b'",
      'platform may not import from lists',
    ],
    [
      'a client of the platform that imports the endpoint table',
      'src/core/platform/client/a.ts',
      "import '../../endpoints'",
      'core/client may not import',
    ],
    [
      'a client of the cart that imports the storefront, which it is a part of',
      'src/core/cart/client/a.ts',
      "import type { S } from '../../storefront'",
      'core/client may not import',
    ],
    [
      'a storefront that imports the type of another subject',
      'src/core/storefront.ts',
      "import type { S } from './saved/client/b'",
      'core/storefront may not import',
    ],
    [
      'a hook that imports createStorefront',
      'src/hooks/cart/a.ts',
      "import '../../core/createStorefront'",
      'hooks may not import',
    ],
  ])('reports %s', (_sentence, file, source, fault) => {
    expect(layerFaults(projectWith({ [file]: source }))).toEqual([expect.stringContaining(fault)]);
  });

  test('settings.ts imports only types of other subjects', () => {
    const imports = readFileSync('src/core/platform/client/settings.ts', 'utf8').match(/^import .*'\.\.\/\.\.\/.*$/gm);
    expect(imports?.length).toBeGreaterThan(0);
    expect(imports?.filter((line) => !line.startsWith('import type '))).toEqual([]);
  });

  test('reports a folder with more than 25 source files, not counting tests and sheets', () => {
    const names = Array.from({ length: 25 }, (_, index) => `src/ui/product/A${index}`);
    const full = Object.fromEntries(
      names.flatMap((name) => ['.tsx', '.css', '.test.tsx'].map((end) => [name + end, ''])),
    );
    expect(layerFaults(projectWith(full))).toEqual([]);
    expect(layerFaults(projectWith({ ...full, 'src/ui/product/One.ts': '' }))).toEqual([
      'src/ui/product has 26 source files, more than 25',
    ]);
  });

  test('reports an import cycle, even one of types in one layer', () => {
    const files = {
      'src/ui/product/A.tsx': "import type { B } from './B'",
      'src/ui/product/B.tsx': "import { A } from './A'",
    };
    expect(layerFaults(projectWith(files))).toEqual([
      'import cycle: src/ui/product/A.tsx -> src/ui/product/B.tsx -> src/ui/product/A.tsx',
    ]);
  });

  test('accepts two import paths to one file', () => {
    const files = {
      'src/ui/product/A.tsx': "import './B'; import './C'",
      'src/ui/product/B.tsx': "import './C'",
      'src/ui/product/C.tsx': '',
    };
    expect(layerFaults(projectWith(files))).toEqual([]);
  });
});

/** A small valid project, with the given files added. */
function projectWith(files: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries({
      'src/core/cart/rules/b.ts': '',
      'src/widgets/cart/A/A.tsx': '',
      'src/ui/rendering/StyleRoot.tsx': '',
      'src/core/index.ts': '',
      'src/core/endpoints.ts': '',
      'src/core/saved/client/endpoints.ts': '',
      'src/schema.ts': '',
      'src/core/storefront.ts': '',
      'src/core/createStorefront.ts': '',
      ...files,
    }),
  );
}

function thisProject(): Map<string, string> {
  const files = ['src', 'loader', 'stories', 'examples', 'tests'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file.replaceAll('\\', '/')),
    ),
  );
  const modules = files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('node_modules/'));
  return new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]));
}
