import type { EventBus, PublishedEvent } from 'quire-widgets/core';
import { cartEvent, type EcommerceEvent, quantityEvent, tileEvent } from './ecommerce';

/** The page's own: `window.dataLayer ??= []`. */
export type DataLayer = { push(entry: { ecommerce: null } | EcommerceEvent): unknown };

/**
 * Tells a tag manager what the shop confirmed and the customer saw, by the event names that tag managers know. It hears no
 * name, address or payment, and a data layer that throws disturbs nobody. Returns the function that ends it.
 *
 *     const { events } = useStorefront();
 *     useEffect(() => sendToDataLayer(events, (window.dataLayer ??= [])), [events]);
 *
 * A checkout that begins and an order that is confirmed are the page's to tell: `dataLayer.push(cartEvent('begin_checkout', cart))`
 * and `dataLayer.push(purchaseEvent(order))`.
 */
export function sendToDataLayer(
  events: Pick<EventBus, 'subscribeAll' | 'last'>,
  dataLayer: DataLayer,
  mayTell: () => boolean = () => true,
): () => void {
  return events.subscribeAll((event) => {
    if (!mayTell()) return;
    const told = ecommerceEvent(event, events);
    if (!told) return;
    try {
      dataLayer.push({ ecommerce: null }); // or the tag manager would merge it with the one before
      dataLayer.push(told);
    } catch {
      // whoever has put something else there hears nothing
    }
  });
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
