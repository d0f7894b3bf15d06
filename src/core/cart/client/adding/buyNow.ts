import { isSet } from '../../../platform/client/wireValue';
import type { Cart } from '../../rules/cart';
import { sentBody } from '../sentCart';

/** May what is added now be bought at once? Where a product leaves that open, the cart says [CART-ENT-001]. */
export function isBuyNowOffered(cart: Cart | undefined): boolean {
  return cart !== undefined && isSet(sentBody(cart)?.buyNowEligible);
}
