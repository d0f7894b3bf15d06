import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { type CartCalls, watchCartCalls } from './cartCalls';
import { type ShopPage, shopPage } from './shopPage';
import { street } from './street';
import { collectTroubles, surprises, unmet } from './troubles';

/** How long a journey waits for what it should see; the shop and the browser share a small machine. */
export const PATIENCE_MS = 10_000;

export type VisitOptions = BrowserContextOptions & {
  /** Pages of the test's own on the shop's address: path -> HTML, with the headers of its answer if it has any. */
  pages?: Record<string, string | { html: string; headers: Record<string, string> }>;
  /** Runs in every page before its own scripts. */
  before?: () => void;
  /** The customer does not wait for the scripts of a page: what is pressed may be the server's HTML alone. */
  isEarly?: boolean;
  /** What happens on the way between this customer's browser and the shop. */
  meddle?: (context: BrowserContext) => Promise<unknown>;
  /** What the pages may complain about, and must. */
  complaints?: RegExp[];
};

export type Visit = ShopPage & {
  context: BrowserContext;
  calls: CartCalls;
  /** Another tab of the same customer. */
  openTab(path?: string): Promise<ShopPage>;
  /** Puts items in the cart behind the back of every page. */
  fillCart(items: { sku: string; quantity?: number }[]): Promise<void>;
};

let browser: Promise<Browser> | undefined;

/**
 * A new customer opens a page of the shop: own cookies, own storage, own guest cart. When the test is over the customer
 * leaves, and nothing may have gone wrong on any page that was not expected to.
 */
export async function visit(path = '/', options: VisitOptions = {}): Promise<Visit> {
  const { pages = {}, before, isEarly = false, meddle, complaints = [], ...contextOptions } = options;
  browser ??= chromium.connect(street().browserEndpoint);
  const viewport = { width: 1280, height: 900 };
  const context = await (await browser).newContext({ baseURL: street().shopUrl, viewport, ...contextOptions });
  context.setDefaultTimeout(PATIENCE_MS);
  const troubles = collectTroubles(context);
  onTestFinished(async () => {
    try {
      // a picture whose host is not found is complained about after all that the customer has waited for
      await expect.poll(() => unmet(troubles, complaints), { timeout: PATIENCE_MS }).toEqual([]);
    } finally {
      await context.close();
      expect(surprises(troubles, complaints)).toEqual([]);
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
  // a page of the shop's own would have opened the visit; two calls at once would open two
  if (options.pages) await context.request.get('/office/supplies/login');
  await meddle?.(context);
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
  return { ...(await openTab(path)), context, calls, openTab, fillCart };
}
