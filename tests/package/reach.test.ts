import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { unreadFields } from './contractFields';
import { PASSED_THROUGH } from './passedThrough';

const CONFIG = 'tests/package/reach.knip.jsonc';

type Issue = { file: string } & Record<string, { name: string }[] | string>;

/**
 * Exported functions, rules, clients, components and types that no import leads to from what people can reach: the
 * package's entries, the loader and its widgets, and the vault's document. Tests and stories reach nothing.
 */
function unreached(folder: string): string[] {
  const program = path.resolve('node_modules/knip/bin/knip.js');
  const options = ['--config', CONFIG, '--reporter', 'json', '--no-exit-code', '--no-config-hints'];
  const kinds = ['--include', 'files,exports,types'];
  const run = spawnSync(process.execPath, [program, ...options, ...kinds], {
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

describe('what people can reach', () => {
  test('is every exported function, rule, client and component of the source', () => {
    expect(unreached('.')).toEqual([]);
  }, 180_000);

  test('does not include a rule that only its test uses, nor a file that nothing imports', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reach-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('package.json', '{ "name": "planted", "type": "module" }');
    write('src/core/cart/rules/sum.ts', 'export const sum = () => 1;\nexport const dead = () => 2;\n');
    write('src/core/cart/rules/dead.test.ts', "import { dead } from './sum';\ndead();\n");
    write('src/core/cart/rules/lost.ts', 'export const lost = 3;\n');
    write('src/core/index.ts', "export { sum } from './cart/rules/sum';\n");
    mkdirSync(path.join(folder, 'tests/package'), { recursive: true });
    cpSync(CONFIG, path.join(folder, CONFIG));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    expect(unreached(folder)).toEqual(
      expect.arrayContaining([
        'src/core/cart/rules/sum.ts: dead',
        'src/core/cart/rules/lost.ts: src/core/cart/rules/lost.ts',
      ]),
    );
  }, 60_000);
});

test('every field of a contract is read by the product, or is passed through to integrators', () => {
  const unread = unreadFields().map(({ file, name }) => `${file}: ${name}`);
  expect([...new Set(unread)].sort()).toEqual(Object.keys(PASSED_THROUGH).sort());
  const guide = readFileSync('src/README.md', 'utf8');
  const sent = Object.keys(PASSED_THROUGH).filter((field) => field.startsWith('cart/'));
  expect(sent.filter((field) => !guide.includes(`\`${field.split(': ')[1]}\``))).toEqual([]);
}, 120_000);
