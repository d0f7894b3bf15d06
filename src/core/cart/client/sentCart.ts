import type { BaseIssue, BaseSchema } from '../../../schema';
import * as v from '../../../schema';
import { isSet } from '../../platform/client/wireValue';
import { Flag } from '../../platform/contract/scalar';
import type { CartBody } from '../contract/cart';
import type { Cart } from '../rules/cart';

/**
 * Returns the cart as the shop sent it, in its spelling. Returns undefined for a cart that did not come from a shop.
 */
export const sentBody = (cart: Cart): CartBody | undefined => cart.sent as CartBody | undefined;

/**
 * Parses one optional field of a shop response. Returns undefined when it is absent or invalid, so that an invalid
 * optional field does not make the whole cart unusable.
 */
export function readExtra<Output>(
  schema: BaseSchema<unknown, Output, BaseIssue<unknown>>,
  value: unknown,
): Output | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as Output) : undefined;
}

/** Returns the result of `read`, or undefined if it throws. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

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
