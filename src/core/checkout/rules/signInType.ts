import { activeLines, type Cart, type LineItem } from '../../cart/rules/cart';

/**
 * What a sign-in is for: a membership, nothing special, the checkout, or software [CHK-002, CHK-003, CHK-004, CHK-005]; and,
 * away from the checkout, lists.
 */
export type SignInType = 'rewards' | '' | 'checkout' | 'SW' | 'lists';

/** Goods that the customer fetches from a store; all else is delivered or downloaded. */
const isPickup = ({ delivery }: LineItem) => delivery?.type === 'ISP' || delivery?.type === 'STS';

/**
 * What the customer is asked to sign in for at checkout. A membership counts more than software, and software more than
 * the way its goods come to the customer; a cart without lines is on its way to checkout all the same.
 */
export function signInTypeOf(cart: Cart | undefined): SignInType {
  const lines = cart ? activeLines(cart) : [];
  if (lines.some((line) => line.isMembership)) return 'rewards';
  if (lines.some((line) => line.isSoftware)) return 'SW';
  return lines.length > 0 && !lines.some(isPickup) ? '' : 'checkout';
}
