import { onTestFinished, vi } from 'vitest';
import type { Entry } from '../../loader/entry';
import { mount, widgets } from '../../loader/runtime';
import * as drawers from '../../loader/surfaces/drawers';
import * as products from '../../loader/surfaces/products';
import type { Mounted, Refused, Watched } from '../../loader/watched';
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
  watched: Map<Element, Watched>;
  /** The widgets of its files: those of every page, of drawers and of products; a test may add its own. */
  entries: Record<string, Entry>;
  /** Writes the page, and brings all of its widgets; `more` is what the loader knows of each. */
  bringAll(html: string, more?: (element: HTMLElement) => Partial<Watched>): Promise<(Mounted | Refused)[]>;
  /** How many widgets were drawn when the shop was asked, call by call. */
  drawnAt(call: FakeCall): (number | undefined)[];
};

/** For one test: what it has brought is taken away after it. */
export function openPage(shop = fakeShop()): LegacyPage {
  const watched: LegacyPage['watched'] = new Map();
  const entries = { ...widgets, ...drawers.widgets, ...products.widgets };
  const drawn = new Map<FakeRequest | undefined, number>();
  const global = window as unknown as Record<symbol, object>;
  global[QUIRE] = { version: '1.2.3', watched, wake: () => false };
  vi.stubGlobal('fetch', (...call: Parameters<FakeShop['pageFetch']>) => {
    const answer = shop.pageFetch(...call);
    drawn.set(shop.requests.at(-1), widgetElements().filter(({ shadowRoot }) => shadowRoot !== null).length);
    return answer;
  });
  onTestFinished(() => {
    for (const { mounted } of watched.values()) mounted?.unmount?.();
    document.body.innerHTML = '';
    Reflect.deleteProperty(global, QUIRE);
    vi.unstubAllGlobals();
  });

  return {
    shop,
    watched,
    entries,
    bringAll(html, more = () => ({})) {
      document.body.innerHTML = html;
      const bring = async (element: HTMLElement) => {
        const one: Watched = { slug: element.getAttribute('data-quire') as string, isComing: true, ...more(element) };
        watched.set(element, one);
        one.mounted = await mount(element, one, entries, async () => {});
        one.isComing = false;
        return one.mounted;
      };
      return Promise.all(widgetElements().map(bring));
    },
    drawnAt: (call) => shop.requestsOf(call).map((request) => drawn.get(request)),
  };
}
