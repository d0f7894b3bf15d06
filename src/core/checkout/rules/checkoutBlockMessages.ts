import { activeLines, type Cart } from '../../cart/rules/cart';
import { messageText } from '../../cart/rules/notices/messageText';
import { noticeText } from '../../cart/rules/notices/noticeText';
import type { Overrides } from '../../platform/rules/messages';
import { hasOnlySamples, isAgainstPolicy, isBlockingMessage } from './checkoutBlock';

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
