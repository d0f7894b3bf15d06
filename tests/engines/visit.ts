import { afterAll, describe, expect, onTestFinished } from 'vitest';
import { serveTestPage } from '../journeys/page/testPages';
import { testServers } from '../journeys/page/testServers';
import { closeBrowsers, type Engine, engines, type Screen } from './engines';
import type { EngineLocator, EnginePage } from './page';
import { closeWebKit } from './webdriver/webKit';

/** A customer on a page of the shop. */
export type Shop = {
  page: EnginePage;
  openTab(path: string): Promise<EnginePage>;
  /** Adds items to the cart without the page's knowledge. */
  fillCart(items: { sku: string; quantity?: number }[]): Promise<void>;
};

/** A path of the shop, or the HTML of a page of the test's own, at the shop's origin or another. */
type Start = string | { html: string; origin?: string };

/** Declares the journeys for each engine of this run. An engine that is not on this machine is skipped. */
export function inEveryEngine(
  declare: (visit: (start: Start, screen?: Screen) => Promise<Shop>, engine: Engine) => void,
): void {
  for (const engine of engines)
    describe.skipIf(!engine.version())(`in ${engine.name}`, () => {
      declare((start, screen = {}) => visit(engine, start, screen), engine);
    });
  afterAll(async () => {
    await closeBrowsers();
    await closeWebKit();
  });
}

async function visit(engine: Engine, start: Start, screen: Screen): Promise<Shop> {
  const { shopUrl } = testServers();
  const session = await engine.open(shopUrl, screen);
  onTestFinished(async () => {
    await session.close();
    expect(session.reports).toEqual([]);
  });
  const path = typeof start === 'string' ? start : await serveTestPage(start.origin ?? shopUrl, start.html);
  async function openTab(at: string): Promise<EnginePage> {
    const tab = await session.openTab();
    await tab.goto(at);
    return tab;
  }
  const page = await openTab(path);
  return {
    page,
    openTab,
    async fillCart(items) {
      const body = JSON.stringify({ items: items.map(({ sku, quantity = 1 }) => ({ itemId: sku, qty: quantity })) });
      const status = await page.evaluate(async (sent) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/cc/api/checkout/default/item', { method: 'POST', headers, body: sent })).status;
      }, body);
      expect(status).toBe(200);
    },
  };
}

/** The button of the product; on a page with one product, its only one. */
export const addButton = (page: EnginePage, product = ''): EngineLocator =>
  page.getByRole('button', { name: product ? `Add to cart: ${product}` : /Add to cart/ });

/** The button of the mini cart, once it counts that many units. */
export const cartOf = (page: EnginePage, count: number): EngineLocator =>
  page.getByRole('button', { name: `Cart, ${count} item${count === 1 ? '' : 's'}`, exact: true });

export const addedDrawer = (page: EnginePage): EngineLocator => page.getByRole('dialog', { name: 'Added to cart' });

/** The name of the focused element, through all shadow roots. */
export const focused = (page: EnginePage): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
