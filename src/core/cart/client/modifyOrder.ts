import * as v from '../../../schema';
import type { Storefront } from '../../storefront';
import type { Cart } from '../rules/cart';
import { requestCart } from './cartChanger';
import { runChange } from './cartDependencies';
import { cartPageEndpoints } from './cartPageEndpoints';

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
