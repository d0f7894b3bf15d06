import type { LineItem } from './cart';
import { messageWords } from './cartWords';
import { noticeWords } from './noticeWords';
import { ownValue } from './ownValue';
import type { Overrides } from './wording';

/** Codes that mean something else of a line that is in the cart than of an item that was not added. */
const OF_A_LINE = {
  OUT_OF_STOCK: 'cartOutOfStock',
  BLOCKED_FOR_ADD_TO_CART: 'blockedByPolicy',
  OFF_CONTRACT_ERROR: 'offContract',
} as const;

/**
 * What stands at a line of the cart: what the shop says of it, each text once. One that has run out of stock since it was
 * added is to be removed [CART-MSG-012], and so is one that the buyer's organisation does not allow [CART-MSG-007].
 */
export function lineWords({ messages }: LineItem, words?: Overrides, locale?: string): string[] {
  const said = messages.map((message) => {
    const notice = ownValue(OF_A_LINE, message.code);
    return notice ? noticeWords(notice, {}, words) : messageWords(message, 'line', words, locale);
  });
  return [...new Set(said.filter((text) => text !== undefined))];
}
