import { CartMarksBody } from '../contract/cartMarks';
import type { Cart } from '../rules/cart';
import { readExtra, sentBody } from './sentCart';
import { isSet } from './toCart';

/** What the shop marks a cart with, for the way to its checkout [CART-ENT-004]. */
export type CartMarks = {
  /** It can be paid by the wallet. */
  isWalletOffered: boolean;
  /** What the business asks of its buyers has to be given before. */
  isAccountingMandatory: boolean;
  /** The shop has been told that it goes to the checkout. */
  isCheckoutPosted: boolean;
};

/** What the shop has marked a cart with; nothing where it has said so in no shape that can be read. */
export function cartMarks(cart: Cart | undefined): CartMarks {
  const marks = readExtra(CartMarksBody, cart && sentBody(cart)?.cartAttributes);
  return {
    isWalletOffered: isSet(marks?.enablePaypal),
    isAccountingMandatory: isSet(marks?.isMandatoryEnabled),
    isCheckoutPosted: isSet(marks?.proceedCheckout),
  };
}
