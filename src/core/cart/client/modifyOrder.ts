import * as v from '../../../schema';
import type { Cart } from '../rules/cart';
import { cartPageEndpoints } from './cartPageEndpoints';
import { askForCart, type CartParts, whilePending } from './cartParts';

/**
 * Puts an order back into the cart for changing: a real PUT, which waits its turn [CART-UPD-016]. Undefined when the
 * answer is asked to come without the cart. Rejects with CommerceError.
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
      record.forget(); // it is another cart now
      return undefined;
    }),
  );
}
