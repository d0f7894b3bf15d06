import { activeLines, type Cart, type CartMessage, type LineItem } from '../../cart/rules/cart';
import { messageText } from '../../cart/rules/notices/messageText';
import { noticeText } from '../../cart/rules/notices/noticeText';
import type { Overrides } from '../../platform/rules/messages';

/** Cart message codes that block checkout [CART-CODE-020, CART-CODE-022]. */
const BLOCKING_CODES = ['NEGATIVE_CART_TOTAL', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'];

const isBlockingMessage = ({ code }: CartMessage): boolean => BLOCKING_CODES.includes(code);

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

function isAgainstPolicy({ messages }: LineItem): boolean {
  return messages.some(({ code, type }) => type === 'ERROR' && POLICY_CODES.includes(code));
}

/**
 * Whether checkout is blocked: by a message code of the cart, because the cart holds only free samples, or because the
 * buyer's organisation forbids one of its lines [CART-CODE-020, CART-CODE-022, CART-ADD-022, CART-ADD-021].
 */
export function blocksCheckout(cart: Cart): boolean {
  return hasOnlySamples(cart) || cart.messages.some(isBlockingMessage) || activeLines(cart).some(isAgainstPolicy);
}

/**
 * The messages that explain why a cart cannot be checked out; empty if it can [CART-CODE-020, CART-CODE-022,
 * CART-ADD-022].
 */
export function checkoutBlockMessages(cart: Cart, overrides: Overrides = {}, locale?: string): string[] {
  const samplesAlone = hasOnlySamples(cart) ? [{ code: 'FREE_SAMPLE_ALONE', type: 'ERROR' }] : [];
  const policy = activeLines(cart).some(isAgainstPolicy) ? [noticeText('againstPolicy', {}, overrides)] : [];
  const messages = [...cart.messages.filter(isBlockingMessage), ...samplesAlone]
    .map((message) => messageText(message, 'top', overrides, locale))
    .filter((text) => text !== undefined);
  return [...messages, ...policy];
}
