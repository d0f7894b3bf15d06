import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerFaults } from './layers';

describe('the layers of the house', () => {
  test('every arrow points down, and none leads back', () => {
    expect(layerFaults(theHouse())).toEqual([]);
  }, 30_000); // it reads every file, and a busy machine takes its time

  test('a house without modules is not a house in order', () => {
    expect(layerFaults(new Map())).toEqual(['there are no modules in src and loader']);
    expect(layerFaults(new Map([['tests/a.ts', '']]))).toEqual(['there are no modules in src and loader']);
  });

  test.each([
    [
      'core/client stands on contract, rules and events',
      'src/core/client/cart.ts',
      "import type { A } from '../contract/a'",
    ],
    ['the face of the core stands on its rooms', 'src/core/index.ts', "export { a } from './client/a'"],
    [
      'hooks stand on client and TanStack Query',
      'src/hooks/a.ts',
      "import { a } from '../core/client/a'; import '@tanstack/react-query'",
    ],
    ['hooks have a sheet of their own', 'src/hooks/a.tsx', "import styles from './a.css'"],
    ['ui has React', 'src/ui/Price.tsx', "import { useId } from 'react'; import type { M } from '../core/rules/money'"],
    ['a widget has its sheet', 'src/widgets/A/index.ts', "export { default as styles } from './A.css'"],
    ['a widget stands on ui, sheets included', 'src/widgets/A/index.ts', "import ui from '../../ui/Drawer.css'"],
    [
      'attributes are parsed with what every attribute can say',
      'src/widgets/A/attributes.ts',
      "import * as v from '../../schema'; import { flag } from '../../attributes/attribute'",
    ],
    [
      'the loader enters widgets by their index',
      'loader/surfaces/a.ts',
      "import * as a from '../../src/widgets/A/index'",
    ],
    ['the loader says where sheets go', 'loader/a.tsx', "import { StyleRoot } from '../src/ui/StyleRoot'"],
    ['a test may know everything', 'src/core/rules/a.test.ts', "import '../../../tests/support/shop'; import 'vitest'"],
    ['a story too', 'src/widgets/A/A.stories.tsx', "import '../../../tests/support/shop'; import '../B/B'"],
  ])('%s', (_sentence, file, source) => {
    expect(layerFaults(house({ [file]: source }))).toEqual([]);
  });

  test.each([
    [
      'contract knows rules',
      'src/core/contract/a.ts',
      "import { b } from '../rules/b'",
      'core/contract does not stand',
    ],
    [
      'rules know contract',
      'src/core/rules/a.ts',
      "import type { B } from '../contract/b'",
      'core/rules does not stand',
    ],
    [
      'rules know the client by a type in passing',
      'src/core/rules/a.ts',
      "let a: import('../client/b').B",
      'core/rules does not stand',
    ],
    ['rules have a package', 'src/core/rules/a.ts', "import * as v from 'valibot'", 'the package valibot'],
    ['the core reads a file', 'src/core/client/a.ts', "import 'node:fs'", 'the package node:fs'],
    ['the core knows a face above it', 'src/core/client/a.ts', "import '../index'", 'core/client does not stand'],
    ['hooks know the wire', 'src/hooks/a.ts', "import type { B } from '../core/contract/b'", 'hooks does not stand'],
    ['ui knows a hook', 'src/ui/A.tsx', "export * from '../hooks/b'", 'ui does not stand'],
    ['a part has react-dom', 'src/ui/A.tsx', "import { createPortal } from 'react-dom'", 'the package react-dom'],
    ['a widget knows a widget', 'src/widgets/A/A.tsx', "import { B } from '../B/index'", 'widgets/A does not stand'],
    ['a widget knows the client', 'src/widgets/A/A.tsx', "import '../../core/client/b'", 'widgets/A does not stand'],
    [
      'a widget knows the cache',
      'src/widgets/A/A.tsx',
      "import '@tanstack/react-query'",
      'the package @tanstack/react-query',
    ],
    ['a widget parses elsewhere', 'src/widgets/A/A.tsx', "import 'valibot'", 'the package valibot'],
    [
      'a widget reads attributes elsewhere',
      'src/widgets/A/A.tsx',
      "import '../../attributes/attribute'",
      'widgets/A does not stand',
    ],
    ['a widget is entered by its window', 'loader/a.ts', "import '../src/widgets/A/A'", 'loader does not stand'],
    ['a lazy import takes the window', 'loader/a.ts', "import('../src/widgets/A/A')", 'loader does not stand'],
    ['the loader draws a part', 'loader/a.tsx', "import '../src/ui/Drawer'", 'loader does not stand'],
    ['source knows the loader', 'src/index.ts', "import '../loader/b'", 'src/index.ts does not stand'],
    ['source knows an example', 'src/hooks/a.ts', "import '../../examples/shop/b'", 'only tests and stories'],
    ['source knows the tests', 'src/hooks/a.ts', "import '../../tests/support/b'", 'only tests and stories'],
    ['source knows a story', 'src/widgets/A/A.tsx', "import './A.stories.tsx'", 'only tests and stories'],
    ['a file is in no room', 'src/extra/a.ts', '', 'is in no room'],
    ['a file is in the hall', 'src/core/a.ts', '', 'is in no room'],
    ['source names preact', 'src/ui/A.tsx', "// not only preact\nimport 'react'", 'names preact'],
    ['there is a drawer', 'src/ui/utils/a.ts', '', 'drawer'],
    ['a file is a drawer', 'examples/shop/helpers.ts', '', 'drawer'],
  ])('%s: a fault', (_sentence, file, source, fault) => {
    expect(layerFaults(house({ [file]: source }))).toEqual([expect.stringContaining(fault)]);
  });

  test('a circle is a fault, even one of types in one room', () => {
    const files = { 'src/ui/A.tsx': "import type { B } from './B'", 'src/ui/B.tsx': "import { A } from './A'" };
    expect(layerFaults(house(files))).toEqual(['a circle: src/ui/A.tsx -> src/ui/B.tsx -> src/ui/A.tsx']);
  });

  test('two ways to one place are no circle', () => {
    const files = {
      'src/ui/A.tsx': "import './B'; import './C'",
      'src/ui/B.tsx': "import './C'",
      'src/ui/C.tsx': '',
    };
    expect(layerFaults(house(files))).toEqual([]);
  });
});

/** A small house in good order, with the given files in it. */
function house(files: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries({ 'src/core/rules/b.ts': '', 'src/widgets/A/index.ts': '', 'src/ui/StyleRoot.tsx': '', ...files }),
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
