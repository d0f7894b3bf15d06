import { isSet } from '../../../platform/client/wireValue';
import type { Cart } from '../../rules/cart';
import { sentBody } from '../sentCart';

/**
 * Whether the shop allows the added item to be bought at once. Used if the product itself does not specify it
 * [CART-ENT-001].
 */
export function isBuyNowOffered(cart: Cart | undefined): boolean {
  return cart !== undefined && isSet(sentBody(cart)?.buyNowEligible);
}
