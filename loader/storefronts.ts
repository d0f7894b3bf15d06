import { createStorefront } from '../src/core/createStorefront';
import type { StorefrontConfig } from '../src/core/platform/client/settings';
import { CommerceError } from '../src/core/platform/rules/commerceError';
import type { Storefront } from '../src/core/storefront';
import { hasCatalogue, loadMessages } from './languages';
import { pageLoader } from './pageLoader';
import { readJson } from './readProps';

/**
 * A shop on the page. `localeReady` resolves with the locale of its widgets once the messages have loaded or failed.
 * English shops have none.
 */
export type OpenShop = Storefront & { localeReady?: Promise<string> };

const open = new Map<Element, OpenShop>();

/**
 * The page's configuration is a JSON script: the one with `data-quire-config`, or the one whose id the element names.
 */
function configElement(id: string | undefined): Element {
  const attribute = id === undefined ? 'data-quire-config' : `id=${JSON.stringify(id)}`;
  const element = document.querySelector(`script[${attribute}]`);
  if (element) return element;
  throw new CommerceError(
    'integration',
    'CONFIG_MISSING',
    `expected <script type="application/json" ${attribute}> on the page`,
  );
}

/** Dispatches a `quire:` event to the page's own scripts. It bubbles from `where`. */
export function dispatch(where: EventTarget, name: string, detail: unknown): void {
  where.dispatchEvent(new CustomEvent(`quire:${name}`, { bubbles: true, composed: true, detail }));
}

/**
 * Dispatches the shop's events on the document for the page's own scripts, such as `quire:cart:changed`. Activates the
 * widgets that wait for such an event.
 */
function dispatchToPage({ events }: Storefront) {
  const loader = pageLoader();
  /** Mounts the widgets of this name. Returns whether the page has any. */
  const activate = (name: string) =>
    [...loader.observed].filter(([element, { slug }]) => slug === name && loader.mount(element)).length > 0;
  events.subscribeAll(({ name, detail }) => {
    if (name === 'cart:add-started') activate('atc-drawer');
    if (name === 'overlay:requested' && activate(detail.widget)) detail.isLoading = true;
    // the same detail as in the problem events of elements
    dispatch(document, name, name === 'problem' ? detail.error : detail);
  });
}

/**
 * The shop of an element. Each configuration of the page has one, so all widgets share one cart. Throws CommerceError
 * `integration` when the configuration is missing, not JSON, or incomplete.
 */
export function storefrontOf(configId?: string): OpenShop {
  const element = configElement(configId);
  const known = open.get(element);
  if (known) return known;
  const storefront: OpenShop = createStorefront(readJson(element, 'CONFIG_INVALID') as StorefrontConfig);
  open.set(element, storefront);
  dispatchToPage(storefront);
  storefront.connect();
  if (hasCatalogue(storefront.locale)) storefront.localeReady = loadMessages(storefront);
  return storefront;
}
