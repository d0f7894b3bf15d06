import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PackedProject, packProject } from './packed';

let project: PackedProject;

beforeAll(() => {
  project = packProject();
}, 180_000);

afterAll(() => project?.remove());

const PUBLINT = 'node_modules/publint/src/cli.js';
const ATTW = 'node_modules/@arethetypeswrong/cli/dist/index.js';

describe('the tarball to publish', () => {
  test('passes the strict checks of publint', () => {
    expect(judged(PUBLINT, 'run', project.tarball, '--strict')).toEqual({ output: expect.any(String), status: 0 });
  }, 180_000);

  test('has types that attw finds in every module resolution of its esm-only profile', () => {
    const verdict = judged(ATTW, project.tarball, '--profile', 'esm-only');
    expect(verdict).toEqual({ output: expect.stringContaining('"quire-widgets/core"'), status: 0 });
  }, 180_000);
});

/** The full output of a program that checks the tarball, so that a failure shows the reason. */
function judged(program: string, ...options: string[]) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
  if (error) throw error;
  return { output: stdout + stderr, status };
}
