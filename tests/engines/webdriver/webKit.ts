import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { HEIGHT, type Screen, type Session, WIDTH } from '../engines';
import { WebDriverPage } from './webDriverPage';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** Debian has one folder for each architecture and version of the library. */
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((folder) =>
  ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`),
);

/** The version of the WebKit on this machine, if its driver, its small browser and a display for them are there. */
export function findWebKit(): string | undefined {
  const browser = BROWSERS.find(existsSync);
  const hasDisplay = spawnSync('sh', ['-c', 'command -v Xvfb']).status === 0;
  if (!browser || !existsSync(DRIVER) || !hasDisplay) return undefined;
  const { stdout } = spawnSync('dpkg', ['-s', 'webkit2gtk-driver'], { encoding: 'utf8' });
  return `WebKitGTK ${/^Version: ([\d.]+)/m.exec(stdout ?? '')?.[1] ?? ''}`.trim();
}

let display: Promise<{ process: ChildProcess; name: string }> | undefined;

/** A new customer in WebKit: each has a driver and a browser of their own. */
export async function openWebKit(baseURL: string, { width = WIDTH, look }: Screen): Promise<Session> {
  const { driver, end } = await startBrowser(look);
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 30_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
  let isFirst = true;
  return {
    async openTab() {
      // of a tab in the background, nothing is rendered
      if (!isFirst) await driver.switchTo().newWindow('window');
      isFirst = false;
      return new WebDriverPage(driver, await driver.getWindowHandle(), baseURL);
    },
    reports: [],
    async close() {
      await driver.quit();
      end();
    },
  };
}

/** Ends the display. */
export async function closeWebKit(): Promise<void> {
  (await display)?.process.kill();
  display = undefined;
}

/** The browser is there after 3 s even on a busy machine. */
const HANDSHAKE_MS = 10_000;
const MAX_STARTS = 3;

/**
 * WebKitWebDriver asks its browser for a session once. On a busy machine the browser sometimes is not ready to hear that,
 * and then the driver waits forever: both are ended and started again.
 */
async function startBrowser(look: Screen['look']): Promise<{ driver: WebDriver; end: () => void }> {
  display ??= startDisplay();
  const { name } = await display;
  for (let start = 1; start <= MAX_STARTS; start += 1) {
    const { url, end } = await startDriver(name, look);
    const session = openSession(url);
    // a driver that is ended breaks its answer off
    session.catch(() => undefined);
    const driver = await Promise.race([session, pause(HANDSHAKE_MS)]);
    if (driver) return { driver, end };
    end();
  }
  throw new Error(`WebKitWebDriver opened no session in ${MAX_STARTS} starts of ${HANDSHAKE_MS} ms`);
}

function openSession(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: BROWSERS.find(existsSync), args: ['--automation'] },
  });
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

/** WebKitGTK has no headless mode. */
async function startDisplay() {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { process, name: `:${await firstLine(process)}` };
}

async function startDriver(displayName: string, look: Screen['look']) {
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: displayName,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ...(look === 'dark' && { GTK_THEME: 'Adwaita:dark' }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${url}/status`).then(Boolean, () => false);
  for (let polls = 200; !(await isUp()); polls -= 1) {
    if (polls === 0) throw new Error('WebKitWebDriver does not answer');
    await pause(50);
  }
  // the negative number is its process group, with the browser in it
  return { url, end: () => process.kill(-(driver.pid as number)) };
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

async function firstLine(process: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: process.stdout as NodeJS.ReadableStream })) return line;
  throw new Error('Xvfb did not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
