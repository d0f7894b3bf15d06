import { createStorefront } from '../src/core/createStorefront';
import type { StorefrontConfig } from '../src/core/platform/client/settings';
import { CommerceError } from '../src/core/platform/rules/commerceError';
import type { Storefront } from '../src/core/storefront';
import type { Waker } from './coming';
import { hasCatalogue, speak } from './languages';
import { readJson } from './readProps';

/** A shop on the page, with the locale that its widgets speak, once its words are there or do not come; none for English. */
export type OpenShop = Storefront & { speaking?: Promise<string> };

const open = new Map<Element, OpenShop>();

/** The page's configuration is a JSON script: the one with `data-quire-config`, or the one whose id the element names. */
function configElement(id: string | undefined): Element {
  const mark = id === undefined ? 'data-quire-config' : `id=${JSON.stringify(id)}`;
  const element = document.querySelector(`script[${mark}]`);
  if (element) return element;
  throw new CommerceError(
    'integration',
    'CONFIG_MISSING',
    `expected <script type="application/json" ${mark}> on the page`,
  );
}

/** Lets the page's own scripts hear of something, where it has happened and above. */
export function tell(where: EventTarget, name: string, detail: unknown): void {
  where.dispatchEvent(new CustomEvent(`quire:${name}`, { bubbles: true, composed: true, detail }));
}

/**
 * What happens in a shop, for the page's own scripts: `quire:cart:changed` and the like, on the document. Widgets that wait
 * for such a thing are woken.
 */
function tellPage({ events }: Storefront) {
  const { wake } = (globalThis as unknown as Record<symbol, Waker>)[Symbol.for('quire')] as Waker;
  events.subscribeAll(({ name, detail }) => {
    if (name === 'cart:add-started') wake('atc-drawer');
    if (name === 'overlay:wanted' && wake(detail.widget)) detail.isComing = true;
    // as elements tell what is wrong with them
    tell(document, name, name === 'problem' ? detail.error : detail);
  });
}

/**
 * The shop of an element: one for each configuration of the page, so all widgets share one cart.
 * Throws CommerceError `integration` when the configuration is missing, no JSON, or incomplete.
 */
export function storefrontOf(configId?: string): OpenShop {
  const element = configElement(configId);
  const known = open.get(element);
  if (known) return known;
  const storefront: OpenShop = createStorefront(readJson(element, 'CONFIG_INVALID') as StorefrontConfig);
  open.set(element, storefront);
  tellPage(storefront);
  storefront.connect();
  if (hasCatalogue(storefront.locale)) storefront.speaking = speak(storefront);
  return storefront;
}
