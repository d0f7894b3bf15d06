import { isSet } from '../../platform/client/wireValue';
import { Flag } from '../../platform/contract/scalar';
import type { Cart } from '../rules/cart';
import { readExtra, sentBody } from './sentCart';

/** Flags that the shop sets on a cart, for its checkout [CART-ENT-004]. */
export type CartFlags = {
  /** The cart can be paid with the wallet. */
  isWalletOffered: boolean;
  /** The buyer must enter the accounting fields of the business before checkout. */
  isAccountingMandatory: boolean;
  /** The shop has already been notified that the cart goes to checkout. */
  isCheckoutPosted: boolean;
};

/** Reads the flags of a cart. A flag that cannot be parsed is false. */
export function cartFlags(cart: Cart | undefined): CartFlags {
  const flags = cart && sentBody(cart)?.cartAttributes;
  // parsed one by one, so that one invalid flag does not invalidate the others
  const isMarked = (flag: unknown) => isSet(readExtra(Flag, flag));
  return {
    isWalletOffered: isMarked(flags?.enablePaypal),
    isAccountingMandatory: isMarked(flags?.isMandatoryEnabled),
    isCheckoutPosted: isMarked(flags?.proceedCheckout),
  };
}
