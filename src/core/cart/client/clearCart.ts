import { CommerceError } from '../../platform/rules/commerceError';
import { activeLines, type Cart } from '../rules/cart';
import { lineFamilies } from '../rules/lineFamilies';
import { type CartDependencies, fetchCart } from './cartDependencies';
import { cartEndpoints } from './endpoints';

/** Whether the line was already removed, by another tab or together with its parent. */
const isAlreadyRemoved = (error: unknown) => error instanceof CommerceError && error.code === 'CART_ITEM_ID_NOT_FOUND';

/**
 * Removes all lines, a parent together with the lines attached to it, with one request after another: the shop has no
 * request that clears a whole cart [SCR-008, CART-DEL-004]. Lines that were removed stay removed when a later request
 * fails. Rejects with CommerceError.
 */
export async function clearCart(dependencies: CartDependencies): Promise<Cart | undefined> {
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
