import { describe, expect, test } from 'vitest';
import { cover, missing, summary, surfaceList } from './coverage';
import { readMark } from './marks';
import { parseRequirements, readRequirements } from './requirements';
import { createSurfaces } from './surfaces';
import { testTitles } from './titles';

const rows = parseRequirements(
  'id\tcapability\tkind\tsource\tstatement\tnote\n' +
    'HTTP-001\tplatform\trule\tcart-spec\tThe base path is /cc/api.\t\n' +
    'HTTP-002\tplatform\trule\tcart-spec\tTest hosts have their own base.\t\n' +
    'CART-ADD-001\tcart\trule\tcart-spec\tThe body has items.\t\n',
);

const titlesOf = (source: string) => testTitles('some.test.tsx', source).map(({ title }) => title);
const coverageOf = (source: string, surfacesOf = (_: string) => ['CartPage']) =>
  cover(rows, testTitles('some.test.tsx', source), surfacesOf);

describe('the table', () => {
  test('a row without a statement is refused', () => {
    expect(() => parseRequirements('id\tcapability\nHTTP-001\tplatform\n')).toThrow('HTTP-001');
  });

  test('the copy beside this file has every id once', () => {
    const ids = readRequirements().map((row) => row.id);
    expect(ids.length).toBeGreaterThan(700);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the titles of a file', () => {
  test.each([
    ["test('a', () => {})", ['a']],
    ["it('a', () => {})", ['a']],
    ["describe('room', () => { test('a', () => {}) })", ['a']],
    ["test.each([[1]])('a %i', () => {})", ['a %i']],
    ["test.concurrent.each`x`('a', () => {})", ['a']],
    ["const journey = test.extend({});\njourney('a', () => {})", ['a']],
    ["test('a ' + 'b', () => {})", ['a b']],
    ["test.skip('a', () => {})", []],
    ["test.todo('a')", []],
    ["publish('a', () => {})", []],
    ["links.map((it) => it.getAttribute('href'))", []],
    ["links.map((it) => { const find = it.closest('a'); find('b'); })", []],
  ])('%s', (source, titles) => {
    expect(titlesOf(source)).toEqual(titles);
  });

  test('each title knows its line', () => {
    expect(testTitles('some.test.ts', "\n\ntest('a', () => {})")).toEqual([
      { file: 'some.test.ts', line: 3, title: 'a' },
    ]);
  });
});

describe('the mark of a title', () => {
  const prefixes = new Set(['HTTP', 'CART-ADD']);

  test.each([
    ['says nothing', []],
    ['gives [1, 2]', []],
    ['speaks of UTF-008 and of ISO-639', []],
    ['names one [HTTP-001]', ['HTTP-001']],
    ['names two [HTTP-001, CART-ADD-001]', ['HTTP-001', 'CART-ADD-001']],
    ['gives [] of %s [HTTP-001]', ['HTTP-001']],
  ])('"%s" is read', (title, named) => {
    expect(readMark(title, prefixes)).toEqual({ rows: named });
  });

  test.each([
    'no space[HTTP-001]',
    'a wrong comma [HTTP-001,HTTP-002]',
    'round brackets (HTTP-001)',
    'not at the end [HTTP-001] of it',
    'small letters [http-001]',
    'two digits [HTTP-01]',
    'a range [HTTP-001 to HTTP-003]',
    'a blank after [HTTP-001] ',
    'not written out [$row]',
    'not written out either [HTTP-…]',
    'the same twice [HTTP-001, HTTP-001]',
  ])('"%s" is a fault', (title) => {
    expect(readMark(title, prefixes).fault).toBeTruthy();
  });
});

describe('the report', () => {
  const source = "test('a [HTTP-001]', () => {});\ntest('b [HTTP-001, CART-ADD-001]', () => {});";

  test('it counts rows per capability and in all, each row once', () => {
    expect(summary(rows, coverageOf(source))).toEqual([
      'platform     1 of 2',
      'cart         1 of 1',
      'all          2 of 3',
    ]);
  });

  test('it lists the rows that no test names, of all capabilities or of one', () => {
    expect(missing(rows, coverageOf(source))).toEqual(['HTTP-002  Test hosts have their own base.']);
    expect(missing(rows, coverageOf(source), 'cart')).toEqual([]);
  });

  test('a row that does not exist is a fault with its place', () => {
    expect(coverageOf("\ntest('a [HTTP-999]', () => {});").faults).toEqual([
      'some.test.tsx:2 names HTTP-999, which is not a row of requirements.tsv',
    ]);
  });

  test('it lists the surfaces on which each row is met, and says how many more there are', () => {
    expect(surfaceList(rows, coverageOf(source))).toEqual(['HTTP-001  CartPage', 'CART-ADD-001  CartPage']);
    const many = coverageOf(source, () => ['CartPage', 'MiniCart', 'useCart', 'the script']);
    expect(surfaceList(rows, many)[0]).toBe('HTTP-001  CartPage, MiniCart, useCart and 1 more');
  });

  test('a row that is proven only by tests of code without a surface is a fault, and does not count', () => {
    const coverage = coverageOf(source, () => []);
    expect(coverage.faults).toContain(
      'HTTP-001 is met on no surface: nothing that people can reach uses what some.test.tsx tests',
    );
    expect(summary(rows, coverage).at(-1)).toBe('all          0 of 3');
  });

  test('an invalid mark is a fault with its place', () => {
    expect(coverageOf("test('a [HTTP-001', () => {});").faults).toEqual([
      expect.stringContaining('some.test.tsx:1 HTTP-001 is outside'),
    ]);
  });
});

describe('the surfaces of a test', () => {
  const surfacesOf = createSurfaces(
    new Map([
      [
        'src/index.ts',
        "export { MiniCart } from './widgets/cart/MiniCart/index';\nexport { useCart } from './hooks/useCart';",
      ],
      ['src/widgets/cart/MiniCart/index.ts', "export { MiniCart } from './MiniCart';"],
      ['src/widgets/cart/MiniCart/MiniCart.tsx', "import { useCart } from '../../../hooks/useCart';"],
      [
        'src/hooks/useCart.ts',
        "import { sum } from '../core/cart/rules/sum';\nimport type { Dead } from '../core/cart/rules/dead';",
      ],
      ['src/core/cart/index.ts', "export { sum } from './rules/sum';"],
      ['src/core/cart/rules/sum.ts', ''],
      ['src/core/cart/rules/dead.ts', ''],
      ['src/core/cart/rules/sum.test.ts', "import { sum } from './sum';"],
      ['src/core/cart/rules/dead.test.ts', "import { dead } from './dead';\nimport { sum } from './sum';"],
      ['src/widgets/cart/MiniCart/opening.test.tsx', "import { onPage } from '../../../../tests/support/onPage';"],
      ['tests/support/onPage.ts', "import { MiniCart } from '../../src/widgets/cart/MiniCart/MiniCart';"],
    ]),
  );

  test.each([
    ['of a rule: all that use it', 'src/core/cart/rules/sum.test.ts', ['MiniCart', 'useCart', 'quire-widgets/cart']],
    ['of a rule whose type alone is used: none', 'src/core/cart/rules/dead.test.ts', []],
    ['of a widget, by what supports the test', 'src/widgets/cart/MiniCart/opening.test.tsx', ['MiniCart']],
    ['in a browser', 'tests/journeys/cart/miniCart.test.ts', ['pages in a browser']],
  ])('are, %s', (_, file, surfaces) => {
    expect(surfacesOf(file)).toEqual(surfaces);
  });
});
