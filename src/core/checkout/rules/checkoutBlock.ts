import { activeLines, type Cart, type CartMessage, type LineItem } from '../../cart/rules/cart';

/** Codes of a cart that can not be checked out as it stands [CART-CODE-020, CART-CODE-022]. */
const BLOCKING_CODES = ['NEGATIVE_CART_TOTAL', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'];

export const isBlockingMessage = ({ code }: CartMessage): boolean => BLOCKING_CODES.includes(code);

/** A cart of free samples alone is not sold [CART-ADD-022]. */
export function hasOnlySamples(cart: Cart): boolean {
  const lines = activeLines(cart);
  return lines.length > 0 && lines.every((line) => line.isFreeSample);
}

/** What an organisation does not let its buyers have: it may have joined the cart before they signed in [CART-CODE-033, CART-CODE-035]. */
const POLICY_CODES = ['BLOCKED_FOR_ADD_TO_CART', 'OFF_CONTRACT_ERROR'];

export function isAgainstPolicy({ messages }: LineItem): boolean {
  return messages.some(({ code, type }) => type === 'ERROR' && POLICY_CODES.includes(code));
}

/**
 * Is checkout off? By a code of the cart, because it holds only free samples, or something that the buyer's organisation
 * does not allow [CART-CODE-020, CART-CODE-022, CART-ADD-022, CART-ADD-021].
 */
export function blocksCheckout(cart: Cart): boolean {
  return hasOnlySamples(cart) || cart.messages.some(isBlockingMessage) || activeLines(cart).some(isAgainstPolicy);
}
