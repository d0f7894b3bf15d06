import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { type ChromiumProgram, isChromium, onPath } from './chromiumProgram';
import { unpackShippedChromium } from './chromiumShipped';

/**
 * Features that the tests disable. This replaces Playwright's own list, because the browser uses only the last such
 * flag.
 */
const DISABLED_FEATURES = [
  // each new visitor would get windows, each with internal pages of the browser: nearly half of all its work
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // a page that a test writes has no IP address, and counts as an internet page that accesses this machine
  'LocalNetworkAccessChecks',
  'HttpsUpgrades',
  'PaintHolding',
];

const ARGUMENTS = [
  `--disable-features=${DISABLED_FEATURES}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ADVICE =
  'No Chromium could be started. Install one (`apt-get install -y chromium`, or `npx playwright install --with-deps chromium`), ' +
  'or set CHROME_PATH to the program of a Chromium or Chrome.';

/**
 * Finds a Chromium that runs on this machine: CHROME_PATH; chromium or chrome on the PATH; Playwright's own; the npm
 * package of this project; or the one from `playwright install`. Throws with installation instructions when none is
 * found.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<ChromiumProgram> {
  const configured = env['CHROME_PATH'];
  if (configured) {
    if (isChromium({ path: configured })) return { path: configured };
    throw new Error(`CHROME_PATH is ${configured}, which is not a Chromium or Chrome that starts.`);
  }

  const finders = [() => onPath(env['PATH'] ?? ''), playwrightsOwn, unpackShippedChromium, installPlaywrightsOwn];
  for (const find of finders) {
    const program = await find();
    if (program && isChromium(program)) return program;
  }
  throw new Error(ADVICE);
}

/** Launches the Chromium of this machine, headless. The caller closes it. */
export async function launchChromium(options?: LaunchOptions): Promise<Browser> {
  return chromium.launch(await chromiumOptions(options));
}

/** The Playwright options that launch the Chromium of this machine. */
export async function chromiumOptions({ args = [], ...options }: LaunchOptions = {}): Promise<LaunchOptions> {
  const { path, env } = await findChromium();
  return {
    ...options,
    executablePath: path,
    args: [...ARGUMENTS, ...args],
    env: { ...definedVariables(process.env), ...env },
  };
}

function playwrightsOwn(): ChromiumProgram | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? { path } : undefined;
}

function installPlaywrightsOwn(): ChromiumProgram | undefined {
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return playwrightsOwn();
}

function definedVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
