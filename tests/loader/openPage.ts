import { onTestFinished, vi } from 'vitest';
import type { Entry } from '../../loader/entry';
import type { Mounted, ObservedWidget, Refused } from '../../loader/observedWidget';
import { logged } from '../../loader/report';
import { mount, widgets } from '../../loader/runtime';
import * as drawers from '../../loader/surfaces/drawers';
import * as products from '../../loader/surfaces/products';
import { type FakeShop, fakeShop } from '../support/shop/fakeShop';
import type { FakeCall, FakeRequest } from '../support/shop/fakeShopRoutes';
import { CONTEXT } from '../support/widgets/storefront';

const QUIRE = Symbol.for('quire');

/** The configuration of a legacy page: the settings of the tests, extended or overridden by `more`. */
export const configHtml = (more: object = {}) =>
  `<script type="application/json" data-quire-config>${JSON.stringify({ ...CONTEXT, ...more })}</script>`;

export const widgetElements = () => [...document.querySelectorAll<HTMLElement>('[data-quire]')];

/** A page after the loader has found its elements. */
export type LegacyPage = {
  shop: FakeShop;
  observed: Map<Element, ObservedWidget>;
  /** The widgets in its files: those for every page, for drawers and for products. A test may add its own. */
  entries: Record<string, Entry>;
  /** Writes the page and mounts all of its widgets. `more` adds to the state that the loader has of each. */
  mountAll(html: string, more?: (element: HTMLElement) => Partial<ObservedWidget>): Promise<(Mounted | Refused)[]>;
  /** The number of widgets that had rendered at each request of this call. */
  renderedCounts(call: FakeCall): (number | undefined)[];
};

/** Opens a page for one test, in a browser that stores nothing. Its widgets are unmounted when the test finishes. */
export function openPage(shop = fakeShop()): LegacyPage {
  localStorage.clear();
  const observed: LegacyPage['observed'] = new Map();
  const entries = { ...widgets, ...drawers.widgets, ...products.widgets };
  const counts = new Map<FakeRequest | undefined, number>();
  async function mountElement(element: HTMLElement) {
    const widget = observed.get(element) as ObservedWidget;
    widget.mounting = mount(element, widget, entries, async () => {});
    widget.mounted = await widget.mounting;
    return widget.mounted;
  }
  const global = window as unknown as Record<symbol, object>;
  global[QUIRE] = {
    version: '1.2.3',
    files: [['every.js', '', [], 'mini-cart', 'atc-drawer']],
    observed,
    mount: mountElement,
  };
  vi.stubGlobal('fetch', (...call: Parameters<FakeShop['pageFetch']>) => {
    const answer = shop.pageFetch(...call);
    counts.set(shop.requests.at(-1), widgetElements().filter(({ shadowRoot }) => shadowRoot !== null).length);
    return answer;
  });
  onTestFinished(async () => {
    // a catalogue that is still loading when its test file ends would fail, in all files that share its modules
    await vi.dynamicImportSettled();
    for (const { mounted } of observed.values()) mounted?.unmount?.();
    document.body.innerHTML = '';
    logged.clear();
    Reflect.deleteProperty(global, QUIRE);
    vi.unstubAllGlobals();
  });

  return {
    shop,
    observed,
    entries,
    mountAll(html, more = () => ({})) {
      document.body.innerHTML = html;
      const mountWidget = async (element: HTMLElement) => {
        const widget: ObservedWidget = {
          slug: element.getAttribute('data-quire') as string,
          isLoading: true,
          ...more(element),
        };
        observed.set(element, widget);
        const mounted = await mountElement(element);
        widget.isLoading = false;
        return mounted;
      };
      return Promise.all(widgetElements().map(mountWidget));
    },
    renderedCounts: (call) => shop.requestsOf(call).map((request) => counts.get(request)),
  };
}
