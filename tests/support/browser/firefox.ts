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

/** Settings of a customer, which the driver cannot emulate. */
const LOOKS = {
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  'forced colors': { 'browser.display.document_color_use': 2 },
};

/** As Chromium under Playwright: scroll bars take no room, and nobody is asked for the location, which is denied. */
const LIKE_CHROMIUM = { 'ui.useOverlayScrollbars': 1, 'permissions.default.geo': 2 };

/** Playwright drives an unpatched Firefox over WebDriver BiDi in this channel. */
export function firefoxOptions(look?: keyof typeof LOOKS): LaunchOptions {
  if (!findFirefox() || !found) throw new Error('No Firefox on this machine: `apt-get install -y firefox-esr`.');
  return {
    channel: 'moz-firefox',
    executablePath: found.path,
    firefoxUserPrefs: { ...LIKE_CHROMIUM, ...(look && LOOKS[look]) },
  };
}

function programOf(name: string): string {
  if (name.includes('/')) return name;
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}
