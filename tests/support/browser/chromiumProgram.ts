import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A browser executable, and the environment variables that it needs. */
export type ChromiumProgram = { path: string; env?: Record<string, string> };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first Chromium or Chrome in the folders of `searchPath`. Skips a stub that only prints how to install one. */
export function onPath(searchPath: string): ChromiumProgram | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => ({ path: path.join(folder, name) }))).find(
    (program) => isExecutable(program.path) && isChromium(program),
  );
}

/** Whether it starts and reports that it is Chromium. */
export function isChromium({ path: program, env }: ChromiumProgram): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
  return status === 0 && /Chrom/.test(stdout);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
