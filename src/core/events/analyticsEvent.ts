import type { TenantCode } from '../platform/rules/context';
import type { PublishedEvent } from './eventMap';

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

/**
 * Returns the facts of an event that are sent to analytics. Each field is copied by name, so that a customer's name,
 * address or text is never sent with it. Most events send nothing.
 */
export function analyticsFacts(event: PublishedEvent): AnalyticsFact[] {
  switch (event.name) {
    case 'product:pressed': {
      const { sku, list } = event.detail;
      return [{ kind: 'link', widget: 'product-tile', data: { sku, list } }];
    }
    case 'overlay:requested': {
      const { overlay, widget } = event.detail;
      return [{ kind: 'contentLoading', widget, data: { overlay } }];
    }
    case 'overlay:settled': {
      const { overlay, outcome } = event.detail;
      return outcome === 'done' ? [{ kind: 'form', widget: 'overlay', data: { overlay } }] : [];
    }
    case 'drawer:opened':
      return [{ kind: 'overlayLoaded', widget: event.detail.name, data: {} }];
    case 'drawer:closed':
      return [{ kind: 'overlayClosed', widget: event.detail.name, data: {} }];
    case 'banner:seen':
      return [{ kind: 'bannerImpression', widget: 'banner', data: { banner: event.detail.banner } }];
    case 'session:expired':
      return [{ kind: 'navigation', widget: 'page', data: { to: 'sign-in' } }];
    case 'page:shown':
      return [{ kind: 'navigation', widget: 'page', data: { page: event.detail.name } }];
    case 'store:chosen': {
      const { store, lineId, sku } = event.detail;
      const storeNumber = store.number;
      const chosen: AnalyticsFact = { kind: 'storeState', widget: 'store', data: { storeNumber } };
      const isPickup = lineId !== undefined || sku !== undefined;
      return isPickup ? [chosen, cartFact('bopis', { storeNumber, ...(sku && { sku }) })] : [chosen];
    }
    case 'approvals:decided': {
      const { action, submitted, done } = event.detail;
      const data = { action: action === 'ACCEPT' ? 'approve' : 'decline', submitted, done };
      return [{ kind: 'approveDecline', widget: 'order-approvals', data }];
    }
    case 'saved-items:changed':
      return [{ kind: 'contentLoaded', widget: 'saved-items', data: { items: event.detail.items.length } }];
    default:
      return cartFacts(event);
  }
}

function cartFacts(event: PublishedEvent): AnalyticsFact[] {
  switch (event.name) {
    case 'cart:add-started': {
      const items = event.detail.items.map(({ sku, quantity }) => ({ sku, quantity }));
      return [cartFact('ctaInit', { items })];
    }
    case 'cart:add-settled': {
      const { detail } = event;
      const result = detail.kind === 'answered' && detail.isFailed ? 'failed' : detail.kind;
      return [cartFact('ctaResponse', { result })];
    }
    case 'cart:change-settled':
      return [cartFact('pageForm', { fields: [...event.detail.fields] })];
    case 'cart:changed': {
      const { cart, origin } = event.detail;
      return origin === 'read' ? [cartFact('contentLoaded', { lines: cart.lines.length })] : [];
    }
    // `addToCart` receives all three: `quantity` is signed, and an add can also increase the quantity of an existing
    // line
    case 'cart:line-added':
    case 'cart:line-updated':
    case 'cart:line-removed': {
      const { line, action, quantity } = event.detail;
      return [cartFact('addToCart', { sku: line.sku, action, quantity })];
    }
    case 'cart:price-seen':
      return [cartFact('seePriceInCart', { sku: event.detail.sku })];
    default:
      return [];
  }
}

function cartFact(kind: AnalyticsKind, data: Record<string, unknown>): AnalyticsFact {
  return { kind, widget: CART_WIDGET, data };
}
