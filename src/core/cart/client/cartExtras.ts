import * as v from '../../../schema';
import { CommerceError } from '../../platform/rules/commerceError';
import type { CouponsBody, FreeItemsBody } from '../contract/cartRequests';
import { activeLines, type Cart } from '../rules/cart';
import type { CartCoupon } from '../rules/cartDetails';
import { lineFamilies } from '../rules/lineFamilies';
import { hideHardAlternates } from './adding/hardAlternates';
import { type CartDependencies, fetchCart, whilePending } from './cartDependencies';
import { cartPageEndpoints } from './cartPageEndpoints';
import { cartEndpoints } from './endpoints';
import { toCartDetails } from './toCartDetails';

/**
 * The less common cart requests. They are in a chunk of their own, so that an add button does not load them. Each
 * rejects with CommerceError. A failed change of the cart is also published as `cart:change-failed`.
 */
export type CartExtras = {
  /**
   * Adds or removes free items, by SKU [CART-UPD-011]. Resolves with undefined, and sends nothing, while another change
   * of the cart is pending.
   */
  changeFreeItems(change: FreeItemsBody): Promise<Cart | undefined>;
  /**
   * Sets the coupons of the cart to exactly these codes. Resolves with the coupons that the cart then has; a coupon
   * that does not apply stays, with its reason. Resolves with undefined, and sends nothing, while another change of the
   * cart is pending.
   */
  changeCoupons(codes: string[]): Promise<readonly CartCoupon[] | undefined>;
  /**
   * Removes all lines, with one request after another [SCR-008]. Resolves with undefined, and sends nothing, while
   * another change of the cart is pending.
   */
  clear(): Promise<Cart | undefined>;
  /**
   * Sends the "Do not show for 30 days" choice to the shop and stores it. Adds include it until it expires
   * [CART-UPD-017, CART-UPD-018].
   */
  hideHardAlternates(isHidden: boolean): Promise<void>;
};

/** Creates the less common requests of a storefront's cart: `createCartExtras(storefront.cartDependencies)`. */
export function createCartExtras(dependencies: CartDependencies): CartExtras {
  const { host, events, send, site, requestQueue, arrival, cartContext } = dependencies;

  /** Runs a change of the cart now, or not at all while another change is pending. Publishes an error. */
  async function change(task: () => Promise<Cart | undefined>): Promise<Cart | undefined> {
    try {
      return await requestQueue.tryNow(() => whilePending(dependencies, task));
    } catch (error) {
      events.publish('cart:change-failed', { error: error as CommerceError, lineIds: [] });
      throw error;
    }
  }

  const update = (actionType: string, body: CouponsBody | FreeItemsBody) =>
    change(async () => {
      const departure = arrival.departure();
      const answer = await fetchCart(dependencies, cartEndpoints.updateCart, { query: { actionType }, body });
      return arrival.land(answer, { origin: 'update', kind: 'merge', departure });
    });

  return {
    changeFreeItems: (wanted) => update('UPDATE_FREE_ITEMS', wanted),
    async changeCoupons(codes) {
      const cart = await update('UPDATE_COUPONS', { coupons: codes });
      return cart && toCartDetails(cart, cartContext).coupons;
    },
    clear: () => change(() => clearCart(dependencies)),
    async hideHardAlternates(isHidden) {
      const tenant = site.isSBA && { tenantId: site.tenant.legacyNumber };
      const query = { ...tenant, type: 'HARD_ALT_OPT_OUT', value: isHidden ? 'Y' : 'N' };
      await send(v.unknown(), cartPageEndpoints.doNotShow, { query });
      hideHardAlternates(host, isHidden);
    },
  };
}

/** Whether the line was already removed, by another tab or together with its parent. */
const isAlreadyRemoved = (error: unknown) => error instanceof CommerceError && error.code === 'CART_ITEM_ID_NOT_FOUND';

/**
 * Removes all lines, a parent together with the lines attached to it, with one request after another: the shop has no
 * request that clears a whole cart [SCR-008, CART-DEL-004]. Lines that were removed stay removed when a later request
 * fails. Rejects with CommerceError.
 */
async function clearCart(dependencies: CartDependencies): Promise<Cart | undefined> {
  const { events, state, arrival } = dependencies;
  const before = state.get().cart;
  const lines = before ? activeLines(before) : [];
  let missed: unknown;
  let answers = 0;
  for (const { line } of lineFamilies(lines).filter((family) => family.line.id !== '')) {
    const departure = arrival.departure();
    const request = { ids: { id: line.id }, isKeptAlive: true };
    const body = await fetchCart(dependencies, cartEndpoints.deleteItem, request).catch((error: unknown) => {
      if (!isAlreadyRemoved(error)) throw error;
      missed = error;
    });
    if (!body) continue;
    answers += 1;
    arrival.land(body, { origin: 'delete', kind: 'merge', departure });
  }
  // none of the lines exists any more: the cart on screen is not the current one
  if (missed && answers === 0) throw missed;
  events.publish('cart:cleared', { lines });
  return state.get().cart;
}
