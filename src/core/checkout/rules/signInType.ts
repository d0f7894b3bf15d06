import { activeLines, type Cart, type LineItem } from '../../cart/rules/cart';

/**
 * The purpose of a sign-in: a membership, none in particular (an empty string), the checkout, or software [CHK-002,
 * CHK-003, CHK-004, CHK-005]; and lists, outside checkout.
 */
export type SignInType = 'rewards' | '' | 'checkout' | 'SW' | 'lists';

/** Whether the customer picks the line up in a store. All other lines are delivered or downloaded. */
const isPickup = ({ delivery }: LineItem) => delivery?.type === 'ISP' || delivery?.type === 'STS';

/**
 * The purpose of the sign-in at checkout. A membership takes precedence over software, and software over pickup. An
 * empty cart counts as `checkout`.
 */
export function signInTypeOf(cart: Cart | undefined): SignInType {
  const lines = cart ? activeLines(cart) : [];
  if (lines.some((line) => line.isMembership)) return 'rewards';
  if (lines.some((line) => line.isSoftware)) return 'SW';
  return lines.length > 0 && !lines.some(isPickup) ? '' : 'checkout';
}
