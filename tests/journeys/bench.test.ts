import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs one short round on small pages of the build, as `npm run bench -- --smoke` does. */
function smoke(): Promise<{ status: number | null; report: string; stderr: string }> {
  const program = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'tests/bench/run.ts', '--smoke'];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, program, { cwd: root }, (_, report, stderr) =>
      resolve({ status: child.exitCode, report, stderr }),
    );
  });
}

test('a smoke run of the bench succeeds and prints no report', async () => {
  const { status, report, stderr } = await smoke();
  expect(stderr).toMatch(/^the bench works$/m);
  expect(report).toBe('');
  expect(status).toBe(0);
}, 180_000);
