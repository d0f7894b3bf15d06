import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerFaults } from './layers';

describe('the layers of the house', () => {
  test('every arrow points down, and none leads back', () => {
    expect(layerFaults(theHouse())).toEqual([]);
  }, 30_000); // it reads every file, which is slow on a busy machine

  test('a house without modules is not a house in order', () => {
    expect(layerFaults(new Map())).toEqual(['there are no modules in src and loader']);
    expect(layerFaults(new Map([['tests/a.ts', '']]))).toEqual(['there are no modules in src and loader']);
  });

  test.each([
    [
      'a client stands on contract, rules and events',
      'src/core/cart/client/cart.ts',
      "import type { A } from '../contract/a'; import '../../events/a'",
    ],
    ['every subject knows the platform', 'src/core/saved/rules/a.ts', "import '../../platform/rules/money'"],
    ['a subject knows those of the table', 'src/core/saved/client/a.ts', "import '../../cart/client/a'"],
    ['a room may have rooms', 'src/core/cart/rules/adding/a.ts', "import '../b'; import '../../../platform/rules/b'"],
    ['a subject knows the shop by its type', 'src/core/saved/client/a.ts', "import type { S } from '../../storefront'"],
    [
      'the configuration has the types of all settings',
      'src/core/platform/client/settings.ts',
      "import type { A } from '../../header/rules/a'; import type { E } from '../../endpoints'",
    ],
    ['a table gathers the calls of all', 'src/core/endpoints.ts', "import { a } from './saved/client/endpoints'"],
    ['a shop is put together from clients', 'src/core/createStorefront.ts', "import { a } from './payment/client/a'"],
    ['the face of the core stands on its rooms', 'src/core/index.ts', "export { a } from './cart/client/a'"],
    [
      'hooks stand on client and TanStack Query',
      'src/hooks/cart/a.ts',
      "import { a } from '../../core/cart/client/a'; import '@tanstack/react-query'; import '../platform/b'",
    ],
    ['hooks have a sheet of their own', 'src/hooks/cart/a.tsx', "import styles from './a.css'"],
    [
      'the provider opens a shop',
      'src/hooks/platform/StorefrontProvider.tsx',
      "import { createStorefront } from '../../core/createStorefront'",
    ],
    [
      'ui has React, and types of any rules',
      'src/ui/product/Price.tsx',
      "import { useId } from 'react'; import type { M } from '../../core/lists/rules/a'",
    ],
    ['a kind of parts stands on another', 'src/ui/overlays/A.tsx', "import { B } from '../controls/B'"],
    ['a widget has its sheet', 'src/widgets/cart/A/index.ts', "export { default as styles } from './A.css'"],
    [
      'a widget stands on ui, sheets included',
      'src/widgets/cart/A/index.ts',
      "import ui from '../../../ui/overlays/D.css'",
    ],
    ['a widget shows several subjects', 'src/widgets/cart/A/A.tsx', "import '../../../hooks/stores/useStore'"],
    [
      'attributes are parsed with what every attribute can say',
      'src/widgets/cart/A/attributes.ts',
      "import * as v from '../../../schema'; import { flag } from '../../../attributes/attribute'",
    ],
    [
      'the loader enters widgets by their index',
      'loader/surfaces/a.ts',
      "import * as a from '../../src/widgets/cart/A/index'",
    ],
    ['the loader says where sheets go', 'loader/a.tsx', "import { StyleRoot } from '../src/ui/rendering/StyleRoot'"],
    [
      'a test may know everything',
      'src/core/platform/rules/a.test.ts',
      "import '../../../../tests/support/shop'; import 'vitest'; import '../../cart/client/a'",
    ],
    ['a story too', 'src/widgets/cart/A/A.stories.tsx', "import '../../../../tests/support/shop'; import '../B/B'"],
  ])('%s', (_sentence, file, source) => {
    expect(layerFaults(house({ [file]: source }))).toEqual([]);
  });

  test.each([
    [
      'contract knows rules',
      'src/core/cart/contract/a.ts',
      "import { b } from '../rules/b'",
      'core/contract does not stand',
    ],
    [
      'rules know contract',
      'src/core/cart/rules/a.ts',
      "import type { B } from '../contract/b'",
      'core/rules does not stand',
    ],
    [
      'rules know the client by a type in passing',
      'src/core/cart/rules/a.ts',
      "let a: import('../client/b').B",
      'core/rules does not stand',
    ],
    ['rules have a package', 'src/core/cart/rules/a.ts', "import * as v from 'valibot'", 'the package valibot'],
    ['the core reads a file', 'src/core/cart/client/a.ts', "import 'node:fs'", 'the package node:fs'],
    [
      'the core knows a face above it',
      'src/core/cart/client/a.ts',
      "import '../../index'",
      'core/client does not stand',
    ],
    ['hooks know the wire', 'src/hooks/cart/a.ts', "import '../../core/cart/contract/b'", 'hooks does not stand'],
    ['ui knows a hook', 'src/ui/product/A.tsx', "export * from '../../hooks/cart/b'", 'ui does not stand'],
    [
      'a part has react-dom',
      'src/ui/product/A.tsx',
      "import { createPortal } from 'react-dom'",
      'the package react-dom',
    ],
    [
      'a widget knows a widget',
      'src/widgets/cart/A/A.tsx',
      "import { B } from '../B/index'",
      'widgets/A does not stand',
    ],
    [
      'a widget knows the client',
      'src/widgets/cart/A/A.tsx',
      "import '../../../core/cart/client/b'",
      'widgets/A does not stand',
    ],
    [
      'a widget knows the cache',
      'src/widgets/cart/A/A.tsx',
      "import '@tanstack/react-query'",
      'the package @tanstack/react-query',
    ],
    ['a widget parses elsewhere', 'src/widgets/cart/A/A.tsx', "import 'valibot'", 'the package valibot'],
    [
      'a widget reads attributes elsewhere',
      'src/widgets/cart/A/A.tsx',
      "import '../../../attributes/attribute'",
      'widgets/A does not stand',
    ],
    ['a widget is entered by its window', 'loader/a.ts', "import '../src/widgets/cart/A/A'", 'loader does not stand'],
    ['a lazy import takes the window', 'loader/a.ts', "import('../src/widgets/cart/A/A')", 'loader does not stand'],
    ['the loader draws a part', 'loader/a.tsx', "import '../src/ui/overlays/Drawer'", 'loader does not stand'],
    ['source knows the loader', 'src/index.ts', "import '../loader/b'", 'src/index.ts does not stand'],
    ['source knows an example', 'src/hooks/cart/a.ts', "import '../../../examples/shop/b'", 'only tests and stories'],
    ['source knows the tests', 'src/hooks/cart/a.ts', "import '../../../tests/support/b'", 'only tests and stories'],
    ['source knows a story', 'src/widgets/cart/A/A.tsx', "import './A.stories.tsx'", 'only tests and stories'],
    ['a file is in no room', 'src/extra/a.ts', '', 'is in no room'],
    ['a file is in the hall', 'src/core/a.ts', '', 'is in no room'],
    ['a file is on a floor, of no subject', 'src/core/rules/a.ts', '', 'is in no room'],
    ['a subject is not in the table', 'src/hooks/weather/a.ts', '', 'is in no room'],
    ['a kind of parts is not in the table', 'src/ui/pretty/a.ts', '', 'is in no room'],
    ['source names preact', 'src/ui/product/A.tsx', "// not only preact\nimport 'react'", 'names preact'],
    ['there is a drawer', 'src/ui/product/utils/a.ts', '', 'drawer'],
    ['a file is a drawer', 'examples/shop/helpers.ts', '', 'drawer'],
    [
      'the platform knows a subject',
      'src/core/platform/rules/a.ts',
      "import type { B } from '../../cart/rules/b'",
      'platform does not know cart',
    ],
    [
      'a hook of the platform knows a subject',
      'src/hooks/platform/a.ts',
      "import '../../core/cart/client/b'",
      'platform does not know cart',
    ],
    [
      'a client knows a subject above its own',
      'src/core/cart/client/a.ts',
      "import '../../checkout/client/b'",
      'cart does not know checkout',
    ],
    [
      'a contract knows a stranger',
      'src/core/saved/contract/a.ts',
      "import '../../lists/contract/b'",
      'saved does not know lists',
    ],
    [
      'a hook knows a hook above its own',
      'src/hooks/cart/a.ts',
      "import '../products/b'",
      'cart does not know products',
    ],
    [
      'a widget shows what is not on its screen',
      'src/widgets/saved/A/A.tsx',
      "import '../../../hooks/lists/useLists'",
      'saved does not know lists',
    ],
    [
      'a control knows an overlay',
      'src/ui/controls/A.tsx',
      "import '../overlays/B'",
      'controls does not know overlays',
    ],
    [
      'the configuration knows a subject without settings of its own',
      'src/core/platform/client/settings.ts',
      "import '../../lists/rules/b'",
      'platform does not know lists',
    ],
    [
      'the platform knows all calls',
      'src/core/platform/client/a.ts',
      "import '../../endpoints'",
      'core/client does not stand',
    ],
    [
      'the cart knows the shop that it is a part of',
      'src/core/cart/client/a.ts',
      "import type { S } from '../../storefront'",
      'core/client does not stand',
    ],
    [
      'a shop knows another subject by its type',
      'src/core/storefront.ts',
      "import type { S } from './saved/client/b'",
      'core/storefront does not stand',
    ],
    ['a hook opens a shop', 'src/hooks/cart/a.ts', "import '../../core/createStorefront'", 'hooks does not stand'],
  ])('%s: a fault', (_sentence, file, source, fault) => {
    expect(layerFaults(house({ [file]: source }))).toEqual([expect.stringContaining(fault)]);
  });

  test('the configuration has nothing but types of other subjects', () => {
    const imports = readFileSync('src/core/platform/client/settings.ts', 'utf8').match(/^import .*'\.\.\/\.\.\/.*$/gm);
    expect(imports?.length).toBeGreaterThan(0);
    expect(imports?.filter((line) => !line.startsWith('import type '))).toEqual([]);
  });

  test('a folder with more than 25 source files is a fault; tests, stories and sheets do not count', () => {
    const names = Array.from({ length: 25 }, (_, index) => `src/ui/product/A${index}`);
    const full = Object.fromEntries(
      names.flatMap((name) => ['.tsx', '.css', '.test.tsx'].map((end) => [name + end, ''])),
    );
    expect(layerFaults(house(full))).toEqual([]);
    expect(layerFaults(house({ ...full, 'src/ui/product/One.ts': '' }))).toEqual([
      'src/ui/product has 26 source files; 25 are enough for one folder',
    ]);
  });

  test('a circle is a fault, even one of types in one room', () => {
    const files = {
      'src/ui/product/A.tsx': "import type { B } from './B'",
      'src/ui/product/B.tsx': "import { A } from './A'",
    };
    expect(layerFaults(house(files))).toEqual([
      'a circle: src/ui/product/A.tsx -> src/ui/product/B.tsx -> src/ui/product/A.tsx',
    ]);
  });

  test('two ways to one place are no circle', () => {
    const files = {
      'src/ui/product/A.tsx': "import './B'; import './C'",
      'src/ui/product/B.tsx': "import './C'",
      'src/ui/product/C.tsx': '',
    };
    expect(layerFaults(house(files))).toEqual([]);
  });
});

/** A small valid project, with the given files added. */
function house(files: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries({
      'src/core/cart/rules/b.ts': '',
      'src/widgets/cart/A/index.ts': '',
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

function theHouse(): Map<string, string> {
  const files = ['src', 'loader', 'stories', 'examples', 'tests'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file.replaceAll('\\', '/')),
    ),
  );
  const modules = files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('node_modules/'));
  return new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]));
}
