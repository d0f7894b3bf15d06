import { activeLines, type Cart } from './cart';
import { messageWords } from './cartWords';
import { hasOnlySamples, isAgainstPolicy, isBlockingMessage } from './checkoutBlock';
import { noticeWords } from './noticeWords';
import type { Overrides } from './wording';

/** Why a cart can not be checked out, in the customer's words; nothing when it can [CART-CODE-020, CART-CODE-022, CART-ADD-022]. */
export function checkoutBlockWords(cart: Cart, overrides: Overrides = {}, locale?: string): string[] {
  const samplesAlone = hasOnlySamples(cart) ? [{ code: 'FREE_SAMPLE_ALONE', type: 'ERROR' }] : [];
  const policy = activeLines(cart).some(isAgainstPolicy) ? [noticeWords('againstPolicy', {}, overrides)] : [];
  const told = [...cart.messages.filter(isBlockingMessage), ...samplesAlone]
    .map((message) => messageWords(message, 'top', overrides, locale))
    .filter((text) => text !== undefined);
  return [...told, ...policy];
}
