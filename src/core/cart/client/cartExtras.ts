import * as v from '../../../schema';
import type { CommerceError } from '../../platform/rules/commerceError';
import { tenantQuery } from '../../platform/rules/context';
import type { Storefront } from '../../storefront';
import type { CouponsBody, FreeItemsBody } from '../contract/cartRequests';
import { activeLines, type Cart } from '../rules/cart';
import type { CartCoupon } from '../rules/cartDetails';
import { lineFamilies } from '../rules/lineFamilies';
import { hideHardAlternates } from './adding/hardAlternates';
import { type ChangeResult, changeCart, requestCart, toResult } from './cartChanger';
import { type CartDependencies, runChange } from './cartDependencies';
import { cartPageEndpoints } from './cartPageEndpoints';
import { cartEndpoints } from './endpoints';
import { toCartDetails } from './toCartDetails';

/** The coupons of the cart after a change of them. */
export type CouponsResult = { kind: 'changed'; coupons: readonly CartCoupon[] } | { kind: 'ignored' };

/**
 * The less common cart requests. They are in a chunk of their own, so that an add button does not load them. Each
 * rejects with CommerceError. A failed change of the cart is also published as `cart:change-failed`. A change is
 * `ignored`, and nothing is sent, while another change of the cart is pending.
 */
export type CartExtras = {
  /** Adds or removes free items, by SKU [CART-UPD-011]. */
  changeFreeItems(change: FreeItemsBody): Promise<ChangeResult>;
  /**
   * Sets the coupons of the cart to exactly these codes. Resolves with the coupons that the cart then has; a coupon
   * that does not apply stays, with its reason.
   */
  changeCoupons(codes: string[]): Promise<CouponsResult>;
  /** Removes all lines, with one request after another [SCR-008]. */
  clear(): Promise<ChangeResult>;
  /**
   * Sends the "Do not show for 30 days" choice to the shop and stores it. Adds include it until it expires
   * [CART-UPD-017, CART-UPD-018].
   */
  hideHardAlternates(isHidden: boolean): Promise<void>;
};

const WHOLE_CART = { subject: { lineIds: [], fields: [] } };

/** The less common requests of a storefront's cart. */
export function cartExtrasOf(storefront: Storefront): CartExtras {
  const { host, send, site } = storefront;

  const update = (actionType: string, body: CouponsBody | FreeItemsBody) =>
    changeCart(storefront, cartEndpoints.updateCart, { query: { actionType }, body }, WHOLE_CART);

  return {
    changeFreeItems: (wanted) => update('UPDATE_FREE_ITEMS', wanted),
    async changeCoupons(codes) {
      const result = await update('UPDATE_COUPONS', { coupons: codes });
      if (result.kind === 'ignored') return result;
      return { kind: 'changed', coupons: toCartDetails(result.cart, site).coupons };
    },
    clear: async () => toResult(await runChange(storefront, () => clearCart(storefront), WHOLE_CART)),
    async hideHardAlternates(isHidden) {
      const query = { ...tenantQuery(site), type: 'HARD_ALT_OPT_OUT', value: isHidden ? 'Y' : 'N' };
      await send(v.unknown(), cartPageEndpoints.doNotShow, { query });
      hideHardAlternates(host, isHidden);
    },
  };
}

/** Whether the line was already removed, by another tab or together with its parent. */
const isAlreadyRemoved = (error: unknown) => (error as CommerceError).code === 'CART_ITEM_ID_NOT_FOUND';

/**
 * Removes all lines, a parent together with the lines attached to it, with one request after another: the shop has no
 * request that clears a whole cart [SCR-008, CART-DEL-004]. Lines that were removed stay removed when a later request
 * fails. Rejects with CommerceError.
 */
async function clearCart(dependencies: CartDependencies): Promise<Cart | undefined> {
  const { events, state } = dependencies;
  const before = state.get().cart;
  const lines = before ? activeLines(before) : [];
  let missed: unknown;
  let answers = 0;
  for (const { line } of lineFamilies(lines).filter((family) => family.line.id !== '')) {
    const request = { ids: { id: line.id }, isKeptAlive: true };
    try {
      await requestCart(dependencies, cartEndpoints.deleteItem, request, { origin: 'delete', kind: 'merge' });
      answers += 1;
    } catch (error) {
      if (!isAlreadyRemoved(error)) throw error;
      missed = error;
    }
  }
  // none of the lines exists any more: the cart on screen is not the current one
  if (missed && answers === 0) throw missed;
  events.publish('cart:cleared', { lines });
  return state.get().cart;
}

/**
 * Puts an order back into the cart so that the customer can change it. Sends a PUT, queued behind other cart requests
 * [CART-UPD-016]. Resolves with undefined when `returnsCart` is false. Rejects with CommerceError.
 */
export function modifyOrder(
  storefront: Storefront,
  orderNumber: string,
  returnsCart = true,
): Promise<Cart | undefined> {
  const { send, site, record } = storefront;
  const query = {
    tenantId: site.tenant.legacyNumber,
    channel: 'WEB',
    actionType: 'MODIFY_CART',
    orderNumber,
    returnData: returnsCart,
  };
  async function run() {
    if (returnsCart)
      return requestCart(storefront, cartPageEndpoints.modifyOrder, { query }, { origin: 'update', kind: 'set' });
    await send(v.unknown(), cartPageEndpoints.modifyOrder, { query });
    record.forget(); // the stored cart is another one
    return undefined;
  }
  return runChange(storefront, run, { isQueued: true });
}
