import * as v from '../../../schema';
import type { Cart } from '../rules/cart';
import { type CartDependencies, fetchCart, whilePending } from './cartDependencies';
import { cartPageEndpoints } from './cartPageEndpoints';

/**
 * Puts an order back into the cart so that the customer can change it. Sends a PUT, queued behind other cart requests
 * [CART-UPD-016]. Resolves with undefined when `returnsCart` is false. Rejects with CommerceError.
 */
export function modifyOrder(
  dependencies: CartDependencies,
  orderNumber: string,
  returnsCart = true,
): Promise<Cart | undefined> {
  const { send, site, record, requestQueue, arrival } = dependencies;
  const query = {
    tenantId: site.tenant.legacyNumber,
    channel: 'WEB',
    actionType: 'MODIFY_CART',
    orderNumber,
    returnData: returnsCart,
  };
  return requestQueue.enqueue(() =>
    whilePending(dependencies, async () => {
      const departure = arrival.departure();
      if (returnsCart) {
        const body = await fetchCart(dependencies, cartPageEndpoints.modifyOrder, { query });
        return arrival.land(body, { origin: 'update', kind: 'set', departure });
      }
      await send(v.unknown(), cartPageEndpoints.modifyOrder, { query });
      record.forget(); // the stored cart is another one
      return undefined;
    }),
  );
}
