import type { LineChange } from '../cart/rules/lineChange';
import type { TenantCode } from '../platform/rules/context';
import type { EventMap, EventName, PublishedEvent } from './eventMap';

/** The kinds of analytics events. An adapter has a method for each [ANLY-001 to ANLY-012]. */
export type AnalyticsKind =
  | 'link'
  | 'form'
  | 'pageForm'
  | 'navigation'
  | 'ctaInit'
  | 'ctaResponse'
  | 'contentLoading'
  | 'contentLoaded'
  | 'overlayLoaded'
  | 'overlayClosed'
  | 'bannerImpression'
  | 'storeState'
  | 'addToCart'
  | 'seePriceInCart'
  | 'bopis'
  | 'approveDecline';

/**
 * One fact to report: the adapter method that receives it, the widget that it comes from, and its data. `data` has all
 * fields that are sent, and no others.
 */
export type AnalyticsFact = { kind: AnalyticsKind; widget: string; data: Record<string, unknown> };

/** The event that an adapter receives. */
export type AnalyticsEvent = {
  specVersion: string;
  tenant: TenantCode;
  widget: string;
  name: AnalyticsKind;
  data: Record<string, unknown>;
};

/** [ANLY-013, ANLY-014] */
export const SPEC_VERSIONS: Record<TenantCode, string> = { SBA: '2.0.0', COM: '1.0.5' };

/** The version of all cart events, for every tenant [ANLY-015]. */
export const CART_SPEC_VERSION = '1.0.6';

const CART_WIDGET = 'cart';

/** Converts a fact to the event that is sent. */
export function analyticsEvent(fact: AnalyticsFact, tenant: TenantCode): AnalyticsEvent {
  const specVersion = fact.widget === CART_WIDGET ? CART_SPEC_VERSION : SPEC_VERSIONS[tenant];
  return { specVersion, tenant, widget: fact.widget, name: fact.kind, data: fact.data };
}

const fact = (kind: AnalyticsKind, widget: string, data = {}): AnalyticsFact => ({ kind, widget, data });

const cartFact = (kind: AnalyticsKind, data: Record<string, unknown>) => fact(kind, CART_WIDGET, data);

/**
 * `addToCart` receives each change of a line: `quantity` is signed, and an add can also increase the quantity of an
 * existing line.
 */
const lineFact = ({ line, action, quantity }: LineChange) => cartFact('addToCart', { sku: line.sku, action, quantity });

/**
 * The facts of each event. Each field is copied by name, so that a customer's name, address or text is never sent with
 * it. Other events send nothing.
 */
const FACTS: { [Name in EventName]?: (detail: EventMap[Name]) => AnalyticsFact | AnalyticsFact[] } = {
  'product:pressed': ({ sku, list }) => fact('link', 'product-tile', { sku, list }),
  'overlay:requested': ({ overlay, widget }) => fact('contentLoading', widget, { overlay }),
  'overlay:settled': ({ overlay, outcome }) => (outcome === 'done' ? fact('form', 'overlay', { overlay }) : []),
  'drawer:opened': ({ name }) => fact('overlayLoaded', name),
  'drawer:closed': ({ name }) => fact('overlayClosed', name),
  'banner:seen': ({ banner }) => fact('bannerImpression', 'banner', { banner }),
  'session:expired': () => fact('navigation', 'page', { to: 'sign-in' }),
  'page:shown': ({ name }) => fact('navigation', 'page', { page: name }),
  'store:chosen'({ store, lineId, sku }) {
    const storeNumber = store.number;
    const isPickup = lineId !== undefined || sku !== undefined;
    const pickup = isPickup ? [cartFact('bopis', { storeNumber, ...(sku && { sku }) })] : [];
    return [fact('storeState', 'store', { storeNumber }), ...pickup];
  },
  'approvals:decided': ({ action, submitted, done }) =>
    fact('approveDecline', 'order-approvals', { action: action === 'ACCEPT' ? 'approve' : 'decline', submitted, done }),
  'saved-items:changed': ({ items }) => fact('contentLoaded', 'saved-items', { items: items.length }),
  'cart:add-started': ({ items }) =>
    cartFact('ctaInit', { items: items.map(({ sku, quantity }) => ({ sku, quantity })) }),
  'cart:add-settled': (add) =>
    cartFact('ctaResponse', { result: add.kind === 'answered' && add.isFailed ? 'failed' : add.kind }),
  'cart:change-settled': ({ fields }) => cartFact('pageForm', { fields: [...fields] }),
  'cart:changed': ({ cart, origin }) =>
    origin === 'read' ? cartFact('contentLoaded', { lines: cart.lines.length }) : [],
  'cart:line-added': lineFact,
  'cart:line-updated': lineFact,
  'cart:line-removed': lineFact,
  'cart:price-seen': ({ sku }) => cartFact('seePriceInCart', { sku }),
};

/** Returns the facts of an event that are sent to analytics. */
export function analyticsFacts({ name, detail }: PublishedEvent): AnalyticsFact[] {
  return [FACTS[name]?.(detail as never) ?? []].flat();
}
