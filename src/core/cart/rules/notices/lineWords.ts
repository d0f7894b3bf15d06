import { ownValue } from '../../../platform/rules/ownValue';
import type { Overrides } from '../../../platform/rules/wording';
import type { AnsweredAdd } from '../adding/addFeedback';
import { isErrorMessage } from '../adding/addOutcome';
import { LIMIT_CODES } from '../adding/codeSets';
import { activeLines, type CartMessage, type LineItem, type ParentRelation } from '../cart';
import { figuresOf, messageWords } from './cartWords';
import { type NoticeName, noticeWords } from './noticeWords';

/** Codes that mean something else of a line that is in the cart than of an item that was not added. */
const OF_A_LINE = {
  OUT_OF_STOCK: 'cartOutOfStock',
  BLOCKED_FOR_ADD_TO_CART: 'blockedByPolicy',
  OFF_CONTRACT_ERROR: 'offContract',
} as const;

type Standing = {
  /** What it is to the line it hangs on. */
  relation: ParentRelation | undefined;
  /** The cart holds some of it already, and the request brought no more. */
  isFull: boolean;
};

/** Codes that mean something else of a plan, of a line that nobody asked more of, and of one at its limit [CART-MSG-002, CART-MSG-004, CART-MSG-009]. */
function noticeOf(code: string, { quantityAdded }: LineItem, { relation, isFull }: Standing): NoticeName | undefined {
  if (code === 'OUT_OF_STOCK' && relation === 'WARRANTY') return 'planOutOfStock';
  if (code === 'PARTIAL_QTY_AVAILABLE' && !quantityAdded) return 'moreThanInStock';
  return isFull && [...LIMIT_CODES, 'EXCEEDED_LIMIT'].includes(code) ? 'alreadyMaximum' : undefined;
}

/** Each text once: a notice where the message means one, else the text of its code. */
function textsOf(
  { messages }: LineItem,
  noticeFor: (message: CartMessage) => NoticeName | undefined,
  words: Overrides | undefined,
  locale: string | undefined,
): string[] {
  const said = messages.map((message) => {
    const notice = noticeFor(message);
    return notice
      ? noticeWords(notice, figuresOf(message, locale), words)
      : messageWords(message, 'line', words, locale);
  });
  return [...new Set(said.filter((text) => text !== undefined))];
}

/**
 * What stands at a line of the cart: what the shop says of it, each text once. One that has run out of stock since it was
 * added is to be removed [CART-MSG-012], and so is one that the buyer's organisation does not allow [CART-MSG-007].
 */
export function lineWords(line: LineItem, words?: Overrides, locale?: string): string[] {
  const standing = { relation: line.parent?.relation, isFull: line.quantityAdded === 0 };
  return textsOf(line, ({ code }) => noticeOf(code, line, standing) ?? ownValue(OF_A_LINE, code), words, locale);
}

/**
 * What is said of one item of an add, each text once. The shop need not repeat what a refused item was to hang on: the
 * request knows it. A part that is refused is the failure of its bundle [CART-MSG-013].
 */
export function itemWords(
  item: LineItem,
  { asked, cart }: Pick<AnsweredAdd, 'asked' | 'cart'>,
  words?: Overrides,
  locale?: string,
): string[] {
  const relation = item.parent?.relation ?? asked.find(({ sku }) => sku === item.sku)?.parent?.relation;
  const isFull = !item.quantityAdded && activeLines(cart).some(({ sku }) => sku === item.sku);
  return textsOf(
    item,
    (message) =>
      relation === 'BUNDLE' && isErrorMessage(message)
        ? 'bundleFailed'
        : noticeOf(message.code, item, { relation, isFull }),
    words,
    locale,
  );
}
