import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { firefox } from 'playwright-for-firefox';
import { expect, onTestFinished } from 'vitest';
import { firefoxOptions } from '../../support/browser/firefox';
import { type CartCalls, watchCartCalls } from './cartCalls';
import { collectErrors, collectReports, surprises, unmet } from './reports';
import { type ShopPage, shopPage } from './shopPage';
import { testServers } from './testServers';

/** How long a journey waits for an expected state. The shop and the browser share a small machine. */
export const PATIENCE_MS = 20_000;

export type VisitOptions = BrowserContextOptions & {
  /** The test's own pages on the shop's origin: path -> HTML, with optional response headers. */
  pages?: Record<string, string | { html: string; headers: Record<string, string> }>;
  /** Runs in every page before its own scripts. */
  before?: () => void;
  /** The customer does not wait for a page's scripts, so a press may be handled by the fallback HTML alone. */
  isEarly?: boolean;
  /** Intercepts requests between this customer's browser and the shop. */
  intercept?: (context: BrowserContext) => Promise<unknown>;
  /** Patterns of the reports that the pages may make, and must make. */
  complaints?: RegExp[];
};

export type Visit = ShopPage & {
  context: BrowserContext;
  calls: CartCalls;
  /** Another tab of the same customer. */
  openTab(path?: string): Promise<ShopPage>;
  /** Adds items to the cart without the pages' knowledge. */
  fillCart(items: { sku: string; quantity?: number }[]): Promise<void>;
  /** The items of the customer's cart, from the shop. */
  cartItems(): Promise<{ itemId: string; qty: number; shippingInfo: object }[]>;
};

/** The customer has accepted all cookies before, for `intercept` of a visit. */
export const acceptCookies = (context: BrowserContext) =>
  context.addCookies([
    { name: 'cookieConsent', value: 'analytics,advertising,functional', url: testServers().shopUrl },
  ]);

const browsers = new Map<string, Promise<Browser>>();

/** The engine of the journeys is Chromium, or Firefox if the run sets this. */
const isFirefox = process.env['QUIRE_JOURNEYS'] === 'firefox';

/** The driver of Firefox cannot set the color scheme of a customer: each has a browser of its own. */
function openBrowser(look?: 'dark'): Promise<Browser> {
  const browser =
    browsers.get(`${look}`) ??
    (isFirefox
      ? (firefox.launch(firefoxOptions(look)) as unknown as Promise<Browser>)
      : chromium.connect(testServers().browserEndpoint));
  browsers.set(`${look}`, browser);
  return browser;
}

/**
 * A new customer opens a page of the shop, with separate cookies, storage and guest cart. The customer leaves at the
 * end of the test, which fails on any unexpected error of a page.
 */
export async function visit(path = '/', options: VisitOptions = {}): Promise<Visit> {
  const { pages = {}, before, isEarly = false, intercept, complaints = [], ...contextOptions } = options;
  const browser = await openBrowser(isFirefox && contextOptions.colorScheme === 'dark' ? 'dark' : undefined);
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ baseURL: testServers().shopUrl, viewport, ...contextOptions });
  context.setDefaultTimeout(PATIENCE_MS);
  // the console of Firefox has other words, and files that a navigation has cancelled
  const reports = isFirefox ? collectErrors(context) : collectReports(context);
  const awaited = isFirefox ? [] : complaints;
  onTestFinished(async () => {
    try {
      // the error about a picture of an unknown host is logged late
      await expect.poll(() => unmet(reports, awaited), { timeout: PATIENCE_MS }).toEqual([]);
    } finally {
      // a response that a handler waits for ends with the context
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      expect(surprises(reports, complaints)).toEqual([]);
    }
  });

  const calls = watchCartCalls(context);
  for (const [at, page] of Object.entries(pages)) {
    const { html, headers } = typeof page === 'string' ? { html: page, headers: {} } : page;
    await context.route(
      (url) => url.pathname === at,
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
    );
  }
  // a page of the shop would have opened the session; two concurrent calls would open two
  if (options.pages) await context.request.get('/office/supplies/login');
  await intercept?.(context);
  if (before) await context.addInitScript(before);

  async function openTab(start = '/'): Promise<ShopPage> {
    const tab = shopPage(await context.newPage(), { isEarly });
    await tab.goto(start);
    return tab;
  }

  async function fillCart(items: { sku: string; quantity?: number }[]): Promise<void> {
    const data = { items: items.map(({ sku, quantity = 1 }) => ({ itemId: sku, qty: quantity })) };
    const answer = await context.request.post('/cc/api/checkout/default/item', { data });
    expect(answer.status()).toBe(200);
  }

  async function cartItems() {
    const answer = await context.request.get('/cc/api/checkout?tenantId=10001');
    return (await answer.json()).cartInfo.items;
  }
  return { ...(await openTab(path)), context, calls, openTab, fillCart, cartItems };
}
