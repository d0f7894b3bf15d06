import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([0, 3])('a process that imports startPostgres exits with its own code: %i', (code) => {
  const startPostgres = JSON.stringify(fileURLToPath(new URL('./startPostgres.ts', import.meta.url)));
  const run = `await import(${startPostgres}); process.exitCode = ${code};`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run]);
  expect([status, String(stderr)]).toEqual([code, '']);
});
