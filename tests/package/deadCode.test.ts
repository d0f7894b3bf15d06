import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** The findings of knip in one file, by kind: unused files, exports and types, undeclared and unused packages. */
type Issue = { file: string } & Record<string, { name: string }[] | string>;

/** Payment is built bottom-up, so its modules may be unused for a while. `npm run dead` lists those as well. */
const MAY_WAIT = /^src\/(cardFrame\/|core\/rules\/payment\.ts$)/;
const WAITING = ['files', 'exports', 'types'];

describe('dead code', () => {
  test('knip finds no unused file, export, type or package, except unfinished parts of payment', () => {
    const { issues, stderr } = knip();
    expect(stderr).toBe('');
    expect(issues.flatMap(faultsOf)).toEqual([]);
  }, 180_000);

  test.each([
    ['reports an unused export of a test', 'tests/a.ts', 'exports', ['tests/a.ts: exports A']],
    ['reports an unused file of the examples', 'examples/a.ts', 'files', ['examples/a.ts: files A']],
    ['reports an unused package', 'package.json', 'devDependencies', ['package.json: devDependencies A']],
    ['reports an undeclared import of the source', 'src/a.ts', 'unlisted', ['src/a.ts: unlisted A']],
    ['reports an unused export of the source', 'src/core/rules/a.ts', 'exports', ['src/core/rules/a.ts: exports A']],
    ['accepts an unused export of payment', 'src/cardFrame/a.ts', 'exports', []],
  ])('%s', (_, file, kind, faults) => {
    expect(faultsOf({ file, [kind]: [{ name: 'A' }] } as Issue)).toEqual(faults);
  });
});

function knip(): { issues: Issue[]; stderr: string } {
  const program = ['node_modules/knip/bin/knip.js', '--reporter', 'json', '--no-exit-code', '--no-config-hints'];
  const { stdout, stderr, error } = spawnSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (error) throw error;
  return { ...JSON.parse(stdout || '{"issues":[]}'), stderr: stderr };
}

function faultsOf({ file, ...kinds }: Issue): string[] {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    typeof found === 'string' || (MAY_WAIT.test(file) && WAITING.includes(kind))
      ? []
      : found.map(({ name }) => `${file}: ${kind} ${name}`),
  );
}
