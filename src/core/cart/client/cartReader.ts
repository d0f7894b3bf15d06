import type { CommerceError } from '../../platform/rules/commerceError';
import { queryParameter, withoutQueryParameter } from '../../platform/rules/pageAddress';
import type { Cart } from '../rules/cart';
import { isUsableCart } from '../rules/storedCart';
import { type CartDependencies, discard, fetchCart } from './cartDependencies';
import { cartEndpoints } from './endpoints';

export type CartReader = {
  /**
   * Reads the customer's cart: from the browser's storage while it is valid, otherwise from the shop
   * [CART-FETCH-001 to CART-FETCH-006]. Resolves with undefined when a business customer has not signed in
   * [CART-FETCH-010]. Rejects with CommerceError; the state then has the error too.
   */
  read(options?: { isRefresh?: boolean }): Promise<Cart | undefined>;
};

/**
 * Whether the page's URL requests a fresh cart, because something other than this script has changed it
 * [CART-FETCH-004].
 */
export function isRefreshRequested({ host, settings }: Pick<CartDependencies, 'host' | 'settings'>): boolean {
  const value = queryParameter(host.location.href, settings.cart.refreshParam);
  return value !== undefined && value !== 'false';
}

export function createCartReader(dependencies: CartDependencies, afterFetch: (cart: Cart) => void): CartReader {
  const { host, events, settings, site, state, record, requestQueue, arrival } = dependencies;
  let inFlight: Promise<Cart> | undefined;

  function fromStore(): Cart | undefined {
    const stored = isRefreshRequested(dependencies) ? undefined : record.read();
    if (!stored || !isUsableCart(stored.cart, stored.expiresAt, host.now())) return undefined;
    arrival.show(stored.cart, 'stored');
    return stored.cart;
  }

  async function requestCart(): Promise<Cart> {
    const departure = arrival.departure();
    const query = { ...settings.cart.fetchParams, tenantId: site.tenant.legacyNumber };
    const body = await fetchCart(dependencies, cartEndpoints.readCart, { query });
    // another tab has changed the cart in the meantime, so this response may be older than the stored cart
    if (record.version() !== departure.version) return requestCart();
    inFlight = undefined; // subscribers that receive this response may read again
    const cart = arrival.store(body, 'set', departure);
    arrival.show(cart, 'read', departure);
    return cart;
  }

  async function fetchFromShop(): Promise<Cart> {
    state.set({ phase: state.get().cart ? 'ready' : 'loading' });
    try {
      const cart = await requestQueue.enqueue(() => requestCart().catch((error) => discard(dependencies, error)), true);
      const href = withoutQueryParameter(host.location.href, settings.cart.refreshParam);
      if (href !== host.location.href) {
        record.forgetSavedForLater(); // the saved items may be read after the parameter is gone from the URL
        host.location.replaceHref(href);
      }
      afterFetch(cart);
      return cart;
    } catch (error) {
      inFlight = undefined; // subscribers that receive the error may read again
      state.set({ phase: state.get().cart ? 'ready' : 'failed' });
      events.publish('cart:read-failed', { error: error as CommerceError });
      throw error;
    }
  }

  return {
    async read({ isRefresh = false } = {}) {
      if (site.isSBA && !dependencies.session.isLoggedIn) {
        host.console.warn('Quire: the cart of a business customer is read only after sign-in');
        state.set({ phase: 'skipped' });
        return undefined;
      }
      if (inFlight) return inFlight;
      record.forgetOtherSession();
      const stored = isRefresh ? undefined : fromStore();
      if (stored) return stored;
      inFlight = fetchFromShop();
      return inFlight;
    },
  };
}
