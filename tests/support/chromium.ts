import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { type ChromiumProgram, isChromium, onPath } from './chromiumProgram';
import { unpackShippedChromium } from './chromiumShipped';

const ARGUMENTS = [
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
 * A Chromium that runs on this machine: CHROME_PATH; chromium or chrome on the path; Playwright's own; the one that npm has
 * installed with this project; what `playwright install` brings. Throws with what to install when there is none.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<ChromiumProgram> {
  const given = env['CHROME_PATH'];
  if (given) {
    if (isChromium({ path: given })) return { path: given };
    throw new Error(`CHROME_PATH is ${given}, which is no Chromium or Chrome that can be started.`);
  }

  const ways = [() => onPath(env['PATH'] ?? ''), playwrightsOwn, unpackShippedChromium, installPlaywrightsOwn];
  for (const way of ways) {
    const program = await way();
    if (program && isChromium(program)) return program;
  }
  throw new Error(ADVICE);
}

/** Starts the Chromium of this machine, headless; the caller closes it. */
export async function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({
    ...options,
    executablePath: path,
    args: [...ARGUMENTS, ...args],
    env: { ...definedVariables(process.env), ...env },
  });
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
