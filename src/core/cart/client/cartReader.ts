import { queryParameter, withoutQueryParameter } from '../../platform/client/pageAddress';
import type { CommerceError } from '../../platform/rules/commerceError';
import { activeLines, type Cart } from '../rules/cart';
import { checkStoredCart } from '../rules/storedCart';
import { askForCart, type CartParts, orForget } from './cartParts';
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
export function isRefreshAsked({ host, settings }: Pick<CartParts, 'host' | 'settings'>): boolean {
  const asked = queryParameter(host.location.href, settings.cart.refreshParam);
  return asked !== undefined && asked !== 'false';
}

export function createCartReader(parts: CartParts, afterFetch: (cart: Cart) => void): CartReader {
  const { host, events, settings, site, session, state, record, wire, arrival } = parts;
  let underWay: Promise<Cart> | undefined;

  function fromStore(): Cart | undefined {
    const stored = record.read();
    if (!stored) return undefined;
    const { ok } = checkStoredCart({
      isSameSession: true,
      now: host.now(),
      expiresAt: stored.expiresAt,
      isRefreshAsked: isRefreshAsked(parts),
      lines: activeLines(stored.cart).map((line) => ({ hasId: line.id !== '', isOutOfStock: line.isOutOfStock })),
    });
    if (!ok) return undefined;
    arrival.show(stored.cart, 'stored');
    return stored.cart;
  }

  async function ask(): Promise<Cart> {
    const departure = arrival.departure();
    const query = { ...settings.cart.fetchParams, tenantId: site.tenant.legacyNumber };
    const body = await askForCart(parts, cartEndpoints.readCart, { query });
    // another tab has changed the cart in the meantime, so this response may be older than the stored cart
    if (record.mark() !== departure.mark) return ask();
    underWay = undefined; // subscribers that receive this response may read again
    return arrival.land(body, { origin: 'read', kind: 'set', departure });
  }

  async function fetchCart(): Promise<Cart> {
    state.set({ phase: state.get().cart ? 'ready' : 'reading' });
    try {
      const cart = await wire.enqueue(() => orForget(parts, ask), true);
      const href = withoutQueryParameter(host.location.href, settings.cart.refreshParam);
      if (href !== host.location.href) {
        record.forgetSavedForLater(); // the saved items may be read after the parameter is gone from the URL
        host.location.replaceHref(href);
      }
      afterFetch(cart);
      return cart;
    } catch (error) {
      underWay = undefined; // subscribers that receive the error may read again
      state.set({ phase: state.get().cart ? 'ready' : 'failed' });
      events.publish('cart:read-failed', { error: error as CommerceError });
      throw error;
    }
  }

  return {
    async read({ isRefresh = false } = {}) {
      if (site.isSBA && !session.isLoggedIn) {
        host.console.warn('Quire: the cart of a business customer is read only after sign-in');
        state.set({ phase: 'skipped' });
        return undefined;
      }
      if (underWay) return underWay;
      const isOtherSession = record.forgetOtherSession();
      if (!isRefresh && !isOtherSession) {
        const stored = fromStore();
        if (stored) return stored;
      }
      underWay = fetchCart();
      return underWay;
    },
  };
}
