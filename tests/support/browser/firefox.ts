import { spawnSync } from 'node:child_process';
import type { LaunchOptions } from 'playwright';

/** FIREFOX_PATH, or the first of these on the PATH. */
const NAMES = ['firefox-esr', 'firefox'];

let found: { path: string; version: string } | undefined;

/** The version of the Firefox on this machine, as it prints it. */
export function findFirefox(): string | undefined {
  for (const path of process.env['FIREFOX_PATH'] ? [process.env['FIREFOX_PATH']] : NAMES) {
    if (found) break;
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    if (status === 0 && stdout.includes('Firefox')) found = { path: programOf(path), version: stdout.trim() };
  }
  return found?.version;
}

/** Playwright drives an unpatched Firefox over WebDriver BiDi in this channel. */
export function firefoxOptions(): LaunchOptions {
  if (!findFirefox() || !found) throw new Error('No Firefox on this machine: `apt-get install -y firefox-esr`.');
  return { channel: 'moz-firefox', executablePath: found.path };
}

function programOf(name: string): string {
  if (name.includes('/')) return name;
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}
