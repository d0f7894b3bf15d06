import { activeLines, type Cart } from '../../cart/rules/cart';
import { messageWords } from '../../cart/rules/notices/cartWords';
import { noticeWords } from '../../cart/rules/notices/noticeWords';
import type { Overrides } from '../../platform/rules/wording';
import { hasOnlySamples, isAgainstPolicy, isBlockingMessage } from './checkoutBlock';

/**
 * The messages that explain why a cart cannot be checked out; empty if it can [CART-CODE-020, CART-CODE-022,
 * CART-ADD-022].
 */
export function checkoutBlockWords(cart: Cart, overrides: Overrides = {}, locale?: string): string[] {
  const samplesAlone = hasOnlySamples(cart) ? [{ code: 'FREE_SAMPLE_ALONE', type: 'ERROR' }] : [];
  const policy = activeLines(cart).some(isAgainstPolicy) ? [noticeWords('againstPolicy', {}, overrides)] : [];
  const told = [...cart.messages.filter(isBlockingMessage), ...samplesAlone]
    .map((message) => messageWords(message, 'top', overrides, locale))
    .filter((text) => text !== undefined);
  return [...told, ...policy];
}
