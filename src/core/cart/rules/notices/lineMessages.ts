import { type Overrides, ownValue } from '../../../platform/rules/messages';
import type { AnsweredAdd } from '../adding/addFeedback';
import { isErrorMessage, LIMIT_CODES } from '../adding/addOutcome';
import { activeLines, type CartMessage, type LineItem, type ParentRelation } from '../cart';
import { figuresOf, messageText } from './messageText';
import { type NoticeName, noticeText } from './noticeText';

/** Codes whose text differs between a line of the cart and an item that was not added. */
const OF_A_LINE = {
  OUT_OF_STOCK: 'cartOutOfStock',
  BLOCKED_FOR_ADD_TO_CART: 'blockedByPolicy',
  OFF_CONTRACT_ERROR: 'offContract',
} as const;

type LineContext = {
  /** The relation of the line to its parent line. */
  relation: ParentRelation | undefined;
  /** The cart already has some units of the item, and the request added none. */
  isFull: boolean;
};

/**
 * Returns the notice that replaces the text of a code: for a plan, for a line to which no units were added, and for an
 * item at its limit [CART-MSG-002, CART-MSG-004, CART-MSG-009].
 */
function noticeOf(
  code: string,
  { quantityAdded }: LineItem,
  { relation, isFull }: LineContext,
): NoticeName | undefined {
  if (code === 'OUT_OF_STOCK' && relation === 'WARRANTY') return 'planOutOfStock';
  if (code === 'PARTIAL_QTY_AVAILABLE' && !quantityAdded) return 'moreThanInStock';
  return isFull && [...LIMIT_CODES, 'EXCEEDED_LIMIT'].includes(code) ? 'alreadyMaximum' : undefined;
}

/**
 * Returns the texts of the messages without duplicates: the notice of a message if it has one, otherwise the text of
 * its code.
 */
function textsOf(
  { messages }: LineItem,
  noticeFor: (message: CartMessage) => NoticeName | undefined,
  overrides: Overrides | undefined,
  locale: string | undefined,
): string[] {
  const texts = messages.map((message) => {
    const notice = noticeFor(message);
    return notice
      ? noticeText(notice, figuresOf(message, locale), overrides)
      : messageText(message, 'line', overrides, locale);
  });
  return [...new Set(texts.filter((text) => text !== undefined))];
}

/**
 * Returns the texts of a line of the cart, without duplicates. A line that has gone out of stock since it was added
 * must be removed [CART-MSG-012], and so must one that the buyer's organisation does not allow [CART-MSG-007].
 */
export function lineMessages(line: LineItem, overrides?: Overrides, locale?: string): string[] {
  const context = { relation: line.parent?.relation, isFull: line.quantityAdded === 0 };
  return textsOf(line, ({ code }) => noticeOf(code, line, context) ?? ownValue(OF_A_LINE, code), overrides, locale);
}

/**
 * Returns the texts of one item of an add, without duplicates. The shop may omit the parent relation of a refused item;
 * it is then taken from the request. A refused part is shown as the failure of its bundle [CART-MSG-013].
 */
export function itemMessages(
  item: LineItem,
  { requested, cart }: Pick<AnsweredAdd, 'requested' | 'cart'>,
  overrides?: Overrides,
  locale?: string,
): string[] {
  const relation = item.parent?.relation ?? requested.find(({ sku }) => sku === item.sku)?.parent?.relation;
  const isFull = !item.quantityAdded && activeLines(cart).some(({ sku }) => sku === item.sku);
  return textsOf(
    item,
    (message) =>
      relation === 'BUNDLE' && isErrorMessage(message)
        ? 'bundleFailed'
        : noticeOf(message.code, item, { relation, isFull }),
    overrides,
    locale,
  );
}
