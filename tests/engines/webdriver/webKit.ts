import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Session } from '../engines';
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

let started: Promise<{ url: string; processes: ChildProcess[] }> | undefined;

/** A new customer in WebKit: each session of its driver is a browser of its own. */
export async function openWebKit(baseURL: string): Promise<Session> {
  started ??= startDriver();
  const { url } = await started;
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: BROWSERS.find(existsSync), args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 30_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  let isFirst = true;
  return {
    async openTab() {
      // of a tab in the background, nothing is rendered
      if (!isFirst) await driver.switchTo().newWindow('window');
      isFirst = false;
      return new WebDriverPage(driver, await driver.getWindowHandle(), baseURL);
    },
    reports: [],
    close: () => driver.quit(),
  };
}

/** Ends the driver and its display. */
export async function closeWebKit(): Promise<void> {
  const { processes } = (await started) ?? { processes: [] };
  for (const each of processes.reverse()) each.kill();
  started = undefined;
}

async function startDriver() {
  // WebKitGTK has no headless mode
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await firstLine(display);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); Date.now() - start < 10_000; ) {
    if (
      await fetch(`${url}/status`).then(
        () => true,
        () => false,
      )
    )
      return { url, processes: [display, driver] };
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function firstLine(process: ChildProcess): Promise<string[]> {
  for await (const line of createInterface({ input: process.stdout as NodeJS.ReadableStream })) return [line];
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
