import { isSet } from '../../platform/client/wireValue';
import { Flag } from '../../platform/contract/scalar';
import type { Cart } from '../rules/cart';
import { readExtra, sentBody } from './sentCart';

/** What the shop marks a cart with, for the way to its checkout [CART-ENT-004]. */
export type CartMarks = {
  /** It can be paid by the wallet. */
  isWalletOffered: boolean;
  /** What the business asks of its buyers has to be given before. */
  isAccountingMandatory: boolean;
  /** The shop has been told that it goes to the checkout. */
  isCheckoutPosted: boolean;
};

/** What the shop has marked a cart with; a mark that can not be read is none. */
export function cartMarks(cart: Cart | undefined): CartMarks {
  const marks = cart && sentBody(cart)?.cartAttributes;
  // each on its own: one that can not be read is no reason to go without the others
  const isMarked = (mark: unknown) => isSet(readExtra(Flag, mark));
  return {
    isWalletOffered: isMarked(marks?.enablePaypal),
    isAccountingMandatory: isMarked(marks?.isMandatoryEnabled),
    isCheckoutPosted: isMarked(marks?.proceedCheckout),
  };
}
