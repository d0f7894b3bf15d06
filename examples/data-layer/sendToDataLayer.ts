import type { EventBus, PublishedEvent } from 'quire-widgets/core';
import { cartEvent, type EcommerceEvent, quantityEvent, tileEvent } from './ecommerce';

/** The page's own array: `window.dataLayer ??= []`. */
export type DataLayer = { push(entry: { ecommerce: null } | EcommerceEvent): unknown };

/**
 * Sends to a tag manager what the shop confirmed and the customer saw, with the standard event names. The events
 * contain no name, address or payment. A data layer that throws or rejects has no effect on the page. Returns the
 * function that unsubscribes.
 *
 *     const { events } = useStorefront();
 *     const hasConsent = () => consent.analytics; // from the page's consent banner; called before each event
 *     useEffect(() => sendToDataLayer(events, (window.dataLayer ??= []), hasConsent), [events]);
 *
 * The page itself reports the start of a checkout and a confirmed order, with the same consent:
 * `if (hasConsent()) pushToDataLayer(dataLayer, cartEvent('begin_checkout', cart))`, and `purchaseEvent(order)` likewise.
 */
export function sendToDataLayer(
  events: Pick<EventBus, 'subscribeAll' | 'last'>,
  dataLayer: DataLayer,
  hasConsent: () => boolean,
): () => void {
  return events.subscribeAll((event) => {
    if (!hasConsent()) return;
    const entry = ecommerceEvent(event, events);
    if (entry) pushToDataLayer(dataLayer, entry);
  });
}

/** Pushes one event and clears the previous one, because tag managers would merge the two. Never throws. */
export function pushToDataLayer(dataLayer: DataLayer, event: EcommerceEvent): void {
  try {
    for (const entry of [{ ecommerce: null }, event]) {
      // an asynchronous layer may reject later, when no caller is left to handle it
      Promise.resolve(dataLayer.push(entry)).catch(() => undefined);
    }
  } catch {
    // a page that has replaced the array with something else receives nothing
  }
}

function ecommerceEvent(event: PublishedEvent, events: Pick<EventBus, 'last'>): EcommerceEvent | undefined {
  switch (event.name) {
    case 'cart:line-added':
    case 'cart:line-updated':
    case 'cart:line-removed':
      return quantityEvent(event.detail);
    case 'product:seen':
      return tileEvent('view_item_list', event.detail);
    case 'product:pressed':
      return tileEvent('select_item', event.detail);
    case 'drawer:opened': {
      const known = event.detail.name === 'mini-cart' ? events.last('cart:changed') : undefined;
      return known && cartEvent('view_cart', known.cart);
    }
    default:
      return undefined;
  }
}
