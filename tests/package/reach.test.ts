import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { unreadFields } from './contractFields';
import { PASSED_THROUGH } from './passedThrough';
import { PUBLIC_ONLY } from './publicOnly';

/** What integrators import from the package. */
const ENTRIES = ['src/index.ts', 'src/core/{index,*/index}.ts', 'src/languages/{fr-CA,es}/index.ts'];

/** What customers use: the script tag, its widgets and their requests, and the vault's document. */
const SHIPPED = [
  'loader/{index,script}.ts',
  'loader/runtime.tsx',
  'loader/surfaces/*.ts',
  'src/cardFrame/frame/main.ts',
];

type Issue = { file: string } & Record<string, { name: string }[] | string>;

/**
 * Exported functions, rules, clients, components and types, and whole files, that no import leads to from the entries.
 * Tests and stories reach nothing. An export that its own file uses counts as reached, unless `options` say otherwise.
 */
function unreached(
  folder: string,
  entry: string[],
  options = { include: 'files,exports,types', isUseInFileEnough: true },
) {
  const config = path.join(temporaryFolder(), 'knip.json');
  const project = ['{src,loader}/**/*.{ts,tsx}', '!**/*.{test,stories}.{ts,tsx}'];
  const plugins = { storybook: false, vitest: false, vite: false, rollup: false, drizzle: false };
  writeFileSync(
    config,
    JSON.stringify({ entry, project, ignoreExportsUsedInFile: options.isUseInFileEnough, ...plugins }),
  );

  const program = [path.resolve('node_modules/knip/bin/knip.js'), '--config', config, '--include', options.include];
  const run = spawnSync(process.execPath, [...program, '--reporter', 'json', '--no-exit-code', '--no-config-hints'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (run.error || !run.stdout) throw run.error ?? new Error(run.stderr);
  const { issues }: { issues: Issue[] } = JSON.parse(run.stdout);
  return issues.flatMap(({ file, ...found }) =>
    Object.values(found).flatMap((names) =>
      typeof names === 'string' ? [] : names.map(({ name }) => `${file}: ${name}`),
    ),
  );
}

/** Public functions and constants that the product itself does not use: neither another file nor what customers use. */
function publicOnly(folder: string): string[] {
  const options = { include: 'files,exports', isUseInFileEnough: false };
  const unused = new Set(unreached(folder, [...ENTRIES, ...SHIPPED], options));
  const isEntry = (found: string) => /^src\/(core\/(\w+\/)?|languages\/[\w-]+\/)?index\.ts: /.test(found);
  return unreached(folder, SHIPPED, options)
    .filter((found) => !unused.has(found) && !isEntry(found))
    .map((found) => path.posix.parse(found.split(': ')[1] as string).name)
    .sort();
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reach-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A package with these files. */
function plantedPackage(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries({ 'package.json': '{ "name": "planted", "type": "module" }', ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

describe('what people can reach', () => {
  test('is every exported function, rule, client and component of the source', () => {
    expect(unreached('.', [...ENTRIES, ...SHIPPED])).toEqual([]);
  }, 180_000);

  test('does not include a rule that only its test uses, nor a file that nothing imports', () => {
    const folder = plantedPackage({
      'src/core/cart/rules/sum.ts': 'export const sum = () => 1;\nexport const dead = () => 2;\n',
      'src/core/cart/rules/dead.test.ts': "import { dead } from './sum';\ndead();\n",
      'src/core/cart/rules/lost.ts': 'export const lost = 3;\n',
      'src/core/index.ts': "export { sum } from './cart/rules/sum';\n",
    });
    expect(unreached(folder, ENTRIES)).toEqual(
      expect.arrayContaining([
        'src/core/cart/rules/sum.ts: dead',
        'src/core/cart/rules/lost.ts: src/core/cart/rules/lost.ts',
      ]),
    );
  }, 180_000);
});

describe('a public name that the product itself does not use', () => {
  test('has a reason, and is in the guide', () => {
    expect(publicOnly('.')).toEqual(Object.keys(PUBLIC_ONLY).sort());
    const guide = readFileSync('src/README.md', 'utf8');
    expect(Object.keys(PUBLIC_ONLY).filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
  }, 180_000);

  test('is found also if its own file uses it, or if it has a file of its own', () => {
    const folder = plantedPackage({
      'src/core/cart/rules/sum.ts':
        'export const START = 0;\nexport type Start = typeof START;\nexport const sum = () => 1;\n',
      'src/hooks/useSum.ts': 'export const useSum = () => 1;\n',
      'src/core/index.ts': "export { START, sum } from './cart/rules/sum';\n",
      'src/index.ts': "export { useSum } from './hooks/useSum';\n",
      'loader/index.ts': "import { sum } from '../src/core/cart/rules/sum';\nsum();\n",
    });
    expect(publicOnly(folder)).toEqual(['START', 'useSum']);
  }, 180_000);
});

test('every field of a contract is read by the product, or is passed through to integrators', () => {
  const unread = unreadFields().map(({ file, name }) => `${file}: ${name}`);
  expect([...new Set(unread)].sort()).toEqual(Object.keys(PASSED_THROUGH).sort());
  const guide = readFileSync('src/README.md', 'utf8');
  const sent = Object.keys(PASSED_THROUGH).filter((field) => field.startsWith('cart/'));
  expect(sent.filter((field) => !guide.includes(`\`${field.split(': ')[1]}\``))).toEqual([]);
}, 180_000);
