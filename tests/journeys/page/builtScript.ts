import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds the script, unless the existing build is newer than all its sources. Returns the folder of a copy, because a
 * concurrent build would empty the original.
 */
export function builtScript(): string {
  const files = join(root, 'dist/browser');
  buildWhenStale('browser', join(files, 'manifest.json'));
  const copy = mkdtempSync(join(tmpdir(), 'quire-script-'));
  cpSync(files, copy, { recursive: true });
  return copy;
}

/** The same for the package that a React app or a Node program installs. */
export function buildPackageWhenStale(): void {
  buildWhenStale('npm', join(root, 'dist/npm/index.js'));
}

function buildWhenStale(name: 'browser' | 'npm', result: string): void {
  const sources = ['src', 'loader', '.rollup', 'rollup.config.mjs'].map((source) => newest(join(root, source)));
  const builtAt = statSync(result, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (builtAt > Math.max(...sources)) return;
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rollup, '-c', `--configOnly=${name}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the ${name} build failed:\n${stdout}${stderr}`);
}

/**
 * When the newest file in `target` was changed, in epoch milliseconds. Tests are not counted, because they do not affect
 * the build.
 */
function newest(target: string): number {
  if (!statSync(target).isDirectory()) return statSync(target).mtimeMs;
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name),
  );
  return Math.max(0, ...files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
}
