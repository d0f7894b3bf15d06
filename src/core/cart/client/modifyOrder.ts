import * as v from '../../../schema';
import type { Cart } from '../rules/cart';
import { cartPageEndpoints } from './cartPageEndpoints';
import { askForCart, type CartParts, whilePending } from './cartParts';

/**
 * Puts an order back into the cart so that the customer can change it. Sends a PUT, queued behind other cart requests
 * [CART-UPD-016]. Resolves with undefined when `returnsCart` is false. Rejects with CommerceError.
 */
export function modifyOrder(parts: CartParts, orderNumber: string, returnsCart = true): Promise<Cart | undefined> {
  const { send, site, record, wire, arrival } = parts;
  const query = {
    tenantId: site.tenant.legacyNumber,
    channel: 'WEB',
    actionType: 'MODIFY_CART',
    orderNumber,
    returnData: returnsCart,
  };
  return wire.enqueue(() =>
    whilePending(parts, async () => {
      const departure = arrival.departure();
      if (returnsCart) {
        const body = await askForCart(parts, cartPageEndpoints.modifyOrder, { query });
        return arrival.land(body, { origin: 'update', kind: 'set', departure });
      }
      await send(v.unknown(), cartPageEndpoints.modifyOrder, { query });
      record.forget(); // the stored cart is another one
      return undefined;
    }),
  );
}
