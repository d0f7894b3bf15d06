import { activeLines, type Cart, type CartMessage, type LineItem } from '../../cart/rules/cart';

/** Cart message codes that block checkout [CART-CODE-020, CART-CODE-022]. */
const BLOCKING_CODES = ['NEGATIVE_CART_TOTAL', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'];

export const isBlockingMessage = ({ code }: CartMessage): boolean => BLOCKING_CODES.includes(code);

/** Whether a cart holds nothing but free samples. Such a cart cannot be checked out [CART-ADD-022]. */
export function hasOnlySamples(cart: Cart): boolean {
  const lines = activeLines(cart);
  return lines.length > 0 && lines.every((line) => line.isFreeSample);
}

/**
 * Message codes of lines that the policy of the buyer's organisation forbids. Such a line may have been added before
 * the buyer signed in [CART-CODE-033, CART-CODE-035].
 */
const POLICY_CODES = ['BLOCKED_FOR_ADD_TO_CART', 'OFF_CONTRACT_ERROR'];

export function isAgainstPolicy({ messages }: LineItem): boolean {
  return messages.some(({ code, type }) => type === 'ERROR' && POLICY_CODES.includes(code));
}

/**
 * Whether checkout is blocked: by a message code of the cart, because the cart holds only free samples, or because the
 * buyer's organisation forbids one of its lines [CART-CODE-020, CART-CODE-022, CART-ADD-022, CART-ADD-021].
 */
export function blocksCheckout(cart: Cart): boolean {
  return hasOnlySamples(cart) || cart.messages.some(isBlockingMessage) || activeLines(cart).some(isAgainstPolicy);
}
