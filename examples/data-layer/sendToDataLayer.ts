import type { EventBus, PublishedEvent } from 'quire-widgets/core';
import { cartEvent, type EcommerceEvent, quantityEvent, tileEvent } from './ecommerce';

/** The page's own: `window.dataLayer ??= []`. */
export type DataLayer = { push(entry: { ecommerce: null } | EcommerceEvent): unknown };

/**
 * Tells a tag manager what the shop confirmed and the customer saw, by the event names that tag managers know. It hears no
 * name, address or payment, and a data layer that throws or rejects disturbs nobody. Returns the function that ends it.
 *
 *     const { events } = useStorefront();
 *     const mayTell = () => consent.analytics; // whatever the page's banner keeps; asked before each event
 *     useEffect(() => sendToDataLayer(events, (window.dataLayer ??= []), mayTell), [events]);
 *
 * A checkout that begins and an order that is confirmed are the page's to tell, with the same consent:
 * `if (mayTell()) tellDataLayer(dataLayer, cartEvent('begin_checkout', cart))`, and `purchaseEvent(order)` likewise.
 */
export function sendToDataLayer(
  events: Pick<EventBus, 'subscribeAll' | 'last'>,
  dataLayer: DataLayer,
  mayTell: () => boolean,
): () => void {
  return events.subscribeAll((event) => {
    if (!mayTell()) return;
    const told = ecommerceEvent(event, events);
    if (told) tellDataLayer(dataLayer, told);
  });
}

/** One event, with nothing of the one before: tag managers would merge the two. Never throws. */
export function tellDataLayer(dataLayer: DataLayer, event: EcommerceEvent): void {
  try {
    for (const entry of [{ ecommerce: null }, event]) {
      // a layer that answers later fails later: nobody is left to hear of it
      Promise.resolve(dataLayer.push(entry)).catch(() => undefined);
    }
  } catch {
    // whoever has put something else there hears nothing
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
