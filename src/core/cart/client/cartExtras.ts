import * as v from '../../../schema';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { CouponsBody, FreeItemsBody } from '../contract/cartRequests';
import type { Cart } from '../rules/cart';
import type { CartCoupon } from '../rules/cartDetails';
import { hideHardAlternates } from './adding/hardAlternates';
import { cartPageEndpoints } from './cartPageEndpoints';
import { askForCart, type CartParts, whilePending } from './cartParts';
import { clearCart } from './clearCart';
import { cartEndpoints } from './endpoints';
import { toCartDetails } from './toCartDetails';

/**
 * The cart's rarer calls: loaded by what needs them, not with every button. Each rejects with CommerceError; what would have
 * changed the cart in place is told by `cart:change-failed` as well.
 */
export type CartExtras = {
  /** Takes free items in, or out, by SKU [CART-UPD-011]. Undefined, and nothing sent, while a cart request is on the wire. */
  changeFreeItems(change: FreeItemsBody): Promise<Cart | undefined>;
  /**
   * Puts these coupons on the cart, and no others. Those that it then has: one that does not count stays, with its reason.
   * Undefined, and nothing sent, while a cart request is on the wire.
   */
  changeCoupons(codes: string[]): Promise<readonly CartCoupon[] | undefined>;
  /** Takes every line out, one call after another [SCR-008]. Undefined, and nothing sent, while a cart request is on the wire. */
  clear(): Promise<Cart | undefined>;
  /** 'Do not show for 30 days': the shop is told, and adds say so until then [CART-UPD-017, CART-UPD-018]. */
  hideHardAlternates(isHidden: boolean): Promise<void>;
};

/** The rarer calls of a storefront's cart: `createCartExtras(storefront.cartParts)`. */
export function createCartExtras(parts: CartParts): CartExtras {
  const { host, events, send, site, wire, arrival, tongue } = parts;

  /** Runs a change of the cart now, or not at all, and tells when it failed. */
  async function change(task: () => Promise<Cart | undefined>): Promise<Cart | undefined> {
    try {
      return await wire.tryNow(() => whilePending(parts, task));
    } catch (error) {
      events.publish('cart:change-failed', { error: error as CommerceError, lineIds: [] });
      throw error;
    }
  }

  const update = (actionType: string, body: CouponsBody | FreeItemsBody) =>
    change(async () => {
      const departure = arrival.departure();
      const answer = await askForCart(parts, cartEndpoints.updateCart, { query: { actionType }, body });
      return arrival.land(answer, { origin: 'update', kind: 'merge', departure });
    });

  return {
    changeFreeItems: (wanted) => update('UPDATE_FREE_ITEMS', wanted),
    async changeCoupons(codes) {
      const cart = await update('UPDATE_COUPONS', { coupons: codes });
      return cart && toCartDetails(cart, tongue).coupons;
    },
    clear: () => change(() => clearCart(parts)),
    async hideHardAlternates(isHidden) {
      const tenant = site.isSBA && { tenantId: site.tenant.legacyNumber };
      const query = { ...tenant, type: 'HARD_ALT_OPT_OUT', value: isHidden ? 'Y' : 'N' };
      await send(v.unknown(), cartPageEndpoints.doNotShow, { query });
      hideHardAlternates(host, isHidden);
    },
  };
}
