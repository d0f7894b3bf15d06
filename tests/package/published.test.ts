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

describe('the tarball that would be published', () => {
  test('has no fault that publint knows', () => {
    expect(judged(PUBLINT, 'run', project.tarball, '--strict')).toEqual({ output: expect.any(String), status: 0 });
  }, 30_000);

  test('has types that every way of importing it finds, but for those that know neither exports nor modules', () => {
    const verdict = judged(ATTW, project.tarball, '--profile', 'esm-only');
    expect(verdict).toEqual({ output: expect.stringContaining('"quire-widgets/core"'), status: 0 });
  }, 30_000);
});

/** The full output of a program that checks the tarball, so that a failure shows the reason. */
function judged(program: string, ...options: string[]) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
  if (error) throw error;
  return { output: stdout + stderr, status };
}
