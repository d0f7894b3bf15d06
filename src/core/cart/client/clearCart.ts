import { CommerceError } from '../../platform/rules/commerceError';
import { activeLines, type Cart } from '../rules/cart';
import { lineFamilies } from '../rules/lineFamilies';
import { askForCart, type CartParts } from './cartParts';
import { cartEndpoints } from './endpoints';

/** A line that another tab, or its parent, has taken out meanwhile. */
const isGone = (error: unknown) => error instanceof CommerceError && error.code === 'CART_ITEM_ID_NOT_FOUND';

/**
 * Takes every line out, the one that others hang on with all of its family, one call after another: the shop has no call
 * for the whole cart [SCR-008, CART-DEL-004]. What was taken out stays so when a later call fails. Rejects with CommerceError.
 */
export async function clearCart(parts: CartParts): Promise<Cart | undefined> {
  const { events, state, arrival } = parts;
  const before = state.get().cart;
  const lines = before ? activeLines(before) : [];
  let missed: unknown;
  let answers = 0;
  for (const { line } of lineFamilies(lines).filter((family) => family.line.id !== '')) {
    const departure = arrival.departure();
    const request = { ids: { id: line.id }, isKeptAlive: true };
    const body = await askForCart(parts, cartEndpoints.deleteItem, request).catch((error: unknown) => {
      if (!isGone(error)) throw error;
      missed = error;
    });
    if (!body) continue;
    answers += 1;
    arrival.land(body, { origin: 'delete', kind: 'merge', departure });
  }
  // not one of them is in the cart any more: what is on screen is another cart
  if (missed && answers === 0) throw missed;
  events.publish('cart:cleared', { lines });
  return state.get().cart;
}
