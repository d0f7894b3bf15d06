// the next version sends a command that the Firefox of Debian does not know
import { firefox } from 'playwright-for-firefox';
import { collectErrors } from '../journeys/page/reports';
import { launchChromium } from '../support/browser/chromium';
import { findFirefox, firefoxOptions } from '../support/browser/firefox';
import type { EnginePage } from './page';
import { findWebKit, openWebKit } from './webdriver/webKit';

/** The window and the settings of a customer's device. */
export type Screen = {
  /** In CSS pixels. The windows of WebKit's small browser are at least 447 wide. */
  width?: number;
  look?: 'dark' | 'forced colors';
};

/** A new customer: cookies and storage of their own. */
export type Session = {
  openTab(): Promise<EnginePage>;
  /** Errors and warnings that the pages have reported; none from a driver that lacks reports. */
  reports: string[];
  close(): Promise<void>;
};

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  hasForcedColors: boolean;
  /** The version of the browser on this machine, if there is one. */
  version(): string | undefined;
  open(baseURL: string, screen: Screen): Promise<Session>;
};

/** The window, unless the test sets its width. */
export const [WIDTH, HEIGHT] = [1280, 900];

const OTHER_ENGINES = 'firefox,webkit';

const EVERY_ENGINE: Engine[] = [
  {
    name: 'chromium',
    hasForcedColors: true,
    version: () => 'found or installed by the tests',
    open: (baseURL, { width, look }) =>
      openPlaywright('chromium', () => launchChromium(), {
        baseURL,
        width,
        ...(look === 'dark' && { colorScheme: 'dark' }),
        ...(look === 'forced colors' && { forcedColors: 'active' }),
      }),
  },
  {
    name: 'firefox',
    hasForcedColors: true,
    version: findFirefox,
    open: (baseURL, { width, look }) =>
      openPlaywright(`firefox ${look}`, () => firefox.launch(firefoxOptions(look)), { baseURL, width }),
  },
  {
    name: 'webkit',
    hasForcedColors: false,
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

/** One browser for all customers of a test file whose devices have the same settings. */
async function openPlaywright(
  name: string,
  launch: () => Promise<Browser>,
  { width = WIDTH, ...options }: { baseURL: string; width: number | undefined },
): Promise<Session> {
  const launched = browsers.get(name) ?? launch();
  browsers.set(name, launched);
  const context = await (await launched).newContext({ ...options, viewport: { width, height: HEIGHT } });
  context.setDefaultTimeout(20_000);
  return { openTab: () => context.newPage(), reports: collectErrors(context), close: () => context.close() };
}

/** Ends the browsers of a test file. */
export async function closeBrowsers(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
}
