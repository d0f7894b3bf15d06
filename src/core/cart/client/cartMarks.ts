import { isSet } from '../../platform/client/wireValue';
import { Flag } from '../../platform/contract/scalar';
import type { Cart } from '../rules/cart';
import { readExtra, sentBody } from './sentCart';

/** Flags that the shop sets on a cart, for its checkout [CART-ENT-004]. */
export type CartMarks = {
  /** The cart can be paid with the wallet. */
  isWalletOffered: boolean;
  /** The buyer must enter the accounting fields of the business before checkout. */
  isAccountingMandatory: boolean;
  /** The shop has already been notified that the cart goes to checkout. */
  isCheckoutPosted: boolean;
};

/** Reads the flags of a cart. A flag that cannot be parsed is false. */
export function cartMarks(cart: Cart | undefined): CartMarks {
  const marks = cart && sentBody(cart)?.cartAttributes;
  // parsed one by one, so that one invalid flag does not invalidate the others
  const isMarked = (mark: unknown) => isSet(readExtra(Flag, mark));
  return {
    isWalletOffered: isMarked(marks?.enablePaypal),
    isAccountingMandatory: isMarked(marks?.isMandatoryEnabled),
    isCheckoutPosted: isMarked(marks?.proceedCheckout),
  };
}
