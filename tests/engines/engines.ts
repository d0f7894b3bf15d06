// the next version sends a command that the Firefox of Debian does not know
import { firefox } from 'playwright-for-firefox';
import { launchChromium } from '../support/browser/chromium';
import { findFirefox, firefoxOptions } from '../support/browser/firefox';
import type { EnginePage } from './page';
import { findWebKit, openWebKit } from './webdriver/webKit';

/** What the tests of this project do with Chromium, and the driver of another engine cannot. */
type Lack =
  | 'reports' // of the console, uncaught errors
  | 'interception' // of requests, by the test
  | 'scripting off'
  | 'emulation' // of media features, fonts, locales
  | 'CPU throttling'
  | 'memory figures';

/** A new customer: cookies and storage of their own. */
export type Session = {
  openTab(): Promise<EnginePage>;
  /** Errors and warnings that the pages have reported; none from a driver that lacks reports. */
  reports: string[];
  close(): Promise<void>;
};

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  lacks: Lack[];
  /** The version of the browser on this machine, if there is one. */
  version(): string | undefined;
  open(baseURL: string): Promise<Session>;
};

const OTHER_ENGINES = 'firefox,webkit';

const EVERY_ENGINE: Engine[] = [
  {
    name: 'chromium',
    lacks: [],
    version: () => 'found or installed by the tests',
    open: (baseURL) => openPlaywright('chromium', () => launchChromium(), baseURL),
  },
  {
    name: 'firefox',
    lacks: ['emulation', 'CPU throttling', 'memory figures'],
    version: findFirefox,
    open: (baseURL) => openPlaywright('firefox', () => firefox.launch(firefoxOptions()), baseURL),
  },
  {
    name: 'webkit',
    lacks: ['reports', 'interception', 'scripting off', 'emulation', 'CPU throttling', 'memory figures'],
    version: findWebKit,
    open: openWebKit,
  },
];

/** The engines of this run: `QUIRE_ENGINES`, or those that the journeys of Chromium leave out. */
export const engines = (process.env['QUIRE_ENGINES'] ?? OTHER_ENGINES).split(',').map((name) => {
  const engine = EVERY_ENGINE.find((it) => it.name === name);
  if (!engine)
    throw new Error(`QUIRE_ENGINES: expected some of ${EVERY_ENGINE.map((it) => it.name)}, received ${name}`);
  return engine;
});

/** What the two versions of Playwright have in common. */
type Browser = { newContext(options: object): Promise<Context>; close(): Promise<void> };
type Context = {
  newPage(): Promise<EnginePage>;
  setDefaultTimeout(timeoutMs: number): void;
  on(event: 'weberror', listener: (event: { error(): Error }) => void): unknown;
  close(): Promise<void>;
};

const browsers = new Map<string, Promise<Browser>>();

/** One browser for all customers of a test file. */
async function openPlaywright(name: string, launch: () => Promise<Browser>, baseURL: string): Promise<Session> {
  const launched = browsers.get(name) ?? launch();
  browsers.set(name, launched);
  const context = await (await launched).newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(10_000);
  return { openTab: () => context.newPage(), reports: reportsOf(context), close: () => context.close() };
}

/** Ends the browsers of a test file. */
export async function closeBrowsers(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
}

/** The digest of nothing: Firefox reports each file that a navigation has cancelled as one of a wrong integrity. */
const OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

function reportsOf(context: Context): string[] {
  const reports: string[] = [];
  context.on('weberror', (event) => {
    const report = `uncaught: ${event.error()}`;
    if (!report.includes(OF_NOTHING)) reports.push(report);
  });
  return reports;
}
