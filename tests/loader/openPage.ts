import { onTestFinished, vi } from 'vitest';
import type { Entry } from '../../loader/entry';
import type { Mounted, ObservedWidget, Refused } from '../../loader/observedWidget';
import { mount, widgets } from '../../loader/runtime';
import * as drawers from '../../loader/surfaces/drawers';
import * as products from '../../loader/surfaces/products';
import { type FakeShop, fakeShop } from '../support/fakeShop';
import type { FakeCall, FakeRequest } from '../support/fakeShopRoutes';
import { CONTEXT } from '../support/storefront';

const QUIRE = Symbol.for('quire');

/** A legacy page's configuration, with more or other settings than those of the tests. */
export const configHtml = (more: object = {}) =>
  `<script type="application/json" data-quire-config>${JSON.stringify({ ...CONTEXT, ...more })}</script>`;

export const widgetElements = () => [...document.querySelectorAll<HTMLElement>('[data-quire]')];

/** A page as the loader has found it. */
export type LegacyPage = {
  shop: FakeShop;
  observed: Map<Element, ObservedWidget>;
  /** The widgets of its files: those of every page, of drawers and of products; a test may add its own. */
  entries: Record<string, Entry>;
  /** Writes the page, and brings all of its widgets; `more` is what the loader knows of each. */
  bringAll(html: string, more?: (element: HTMLElement) => Partial<ObservedWidget>): Promise<(Mounted | Refused)[]>;
  /** How many widgets were drawn when the shop was asked, call by call. */
  renderedCounts(call: FakeCall): (number | undefined)[];
};

/** For one test: what it has brought is taken away after it. */
export function openPage(shop = fakeShop()): LegacyPage {
  const observed: LegacyPage['observed'] = new Map();
  const entries = { ...widgets, ...drawers.widgets, ...products.widgets };
  const counts = new Map<FakeRequest | undefined, number>();
  const global = window as unknown as Record<symbol, object>;
  global[QUIRE] = { version: '1.2.3', observed, activate: () => false };
  vi.stubGlobal('fetch', (...call: Parameters<FakeShop['pageFetch']>) => {
    const answer = shop.pageFetch(...call);
    counts.set(shop.requests.at(-1), widgetElements().filter(({ shadowRoot }) => shadowRoot !== null).length);
    return answer;
  });
  onTestFinished(() => {
    for (const { mounted } of observed.values()) mounted?.unmount?.();
    document.body.innerHTML = '';
    Reflect.deleteProperty(global, QUIRE);
    vi.unstubAllGlobals();
  });

  return {
    shop,
    observed,
    entries,
    bringAll(html, more = () => ({})) {
      document.body.innerHTML = html;
      const bring = async (element: HTMLElement) => {
        const widget: ObservedWidget = {
          slug: element.getAttribute('data-quire') as string,
          isLoading: true,
          ...more(element),
        };
        observed.set(element, widget);
        widget.mounted = await mount(element, widget, entries, async () => {});
        widget.isLoading = false;
        return widget.mounted;
      };
      return Promise.all(widgetElements().map(bring));
    },
    renderedCounts: (call) => shop.requestsOf(call).map((request) => counts.get(request)),
  };
}
