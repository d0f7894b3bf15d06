import { type Figures, formatMessage } from '../../../platform/rules/formatMessage';
import { GENERIC_MESSAGES, genericMessage } from '../../../platform/rules/genericMessage';
import { type Overrides, ownValue } from '../../../platform/rules/messages';
import { formatNumber, normalisePrice } from '../../../platform/rules/priceText';
import { FAILURE_MESSAGES } from '../adding/addFeedback';
import { isErrorMessage } from '../adding/addOutcome';
import type { CartMessage } from '../cart';
import type { CartCode } from './cartCodes';
import { GROUP_MESSAGES, GROUP_PHRASES, STANDALONE_WARRANTY } from './notificationGroups';

/**
 * Where the message of a code is shown: at the line, at the top of the cart, with the payment, by the page as a whole,
 * or not at all.
 */
export type CodeSlot = 'line' | 'top' | 'payment' | 'page' | 'none';

const INVALID_ITEM = 'This item number is not valid. Please check it and try again.';
const UNAVAILABLE = 'This item is no longer available.';
const LIMITED =
  'This item is sold in limited quantities. The maximum is {max}. Please update the quantity and add again.';

/**
 * The text of each code. `{n}`, `{max}` and `{amount}` are replaced by the value of the message [CART-CODE-001 to
 * CART-CODE-035, CART-MSG-003, CART-MSG-005, CART-MSG-006].
 */
export const CODE_MESSAGES = {
  CART_AUTO_MERGE: 'We added the items from your previous visit to your cart.',
  PRICE_NOT_AVAILABLE: 'Prices are unavailable right now. Please try again later.',
  INVALID_ITEM,
  INVALID_DATA_ITEM: INVALID_ITEM,
  SKU_INVALID: INVALID_ITEM,
  ITEM_NOT_PUBLISHED: UNAVAILABLE,
  ITEM_NOT_AVAILABLE: UNAVAILABLE,
  RESTRICTED_ITEM: 'This item cannot be sold or shipped to your location.',
  QTY_STEP_ADJUSTED: 'This item is sold in packs of {n}. We adjusted the quantity.',
  OUT_OF_STOCK: "We're sorry, the following item is out of stock.",
  NOT_AVAILABLE_FOR_BOPIS: 'This item is not available for pickup at the selected store.',
  PARTIAL_QTY_AVAILABLE: "We don't have that many in stock. {n} added to your cart.",
  ITEM_INVENTORY_NOT_AVAILABLE: "We can't check availability of this item right now.",
  CART_STATUS_ERROR: GENERIC_MESSAGES.changeFailed,
  TECHNICAL_PROBLEM: GENERIC_MESSAGES.changeFailed,
  ADDON_THRESHOLD_NOT_MET: 'This add-on item ships when you add {amount} of other items.',
  CART_ITEM_ID_NOT_FOUND: GENERIC_MESSAGES.changeFailed,
  MISSING_REWARDS_ID: 'Please join or link Rewards to add this item.',
  ALREADY_PURCHASED: 'You already have this membership.',
  ALREADY_BENEFICIARY: 'You already benefit from this membership.',
  MEMBERSHIP_GENERIC_ERR: "We couldn't add this membership. Please try again.",
  NEGATIVE_CART_TOTAL: 'Your savings are larger than your order. Please remove a coupon or reward.',
  GIFT_CARD_LIMIT_EXCEEDED: 'You have reached the gift card limit for one order.',
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY:
    'Some items are out of stock or not available in the quantity you want. Please remove or update them to continue.',
  UN_DELIVERABLE_ADDRESSES: 'One or more items cannot be delivered to the selected address.',
  SFL_MOVED: 'Your saved items were moved.',
  HEALTH_CARE_RESTRICTION: 'This item can be bought by healthcare accounts only.',
  BACK_IN_STOCK: 'Good news, this item is back in stock.',
  QTY_LIMIT_ITEM: LIMITED,
  QTY_LIMIT_EXCEEDED: LIMITED,
  EXCEEDED_LIMIT: LIMITED,
  EXCEEDS_MAX_LINE_QTY: 'The most you can order of this item is {max}.',
  INVALID_STORE_NUMBER: 'Choose a store in cart to see availability.',
  STANDALONE_WARRANTY_ITEM: STANDALONE_WARRANTY,
  FREE_SAMPLE_ALONE: FAILURE_MESSAGES.FREE_SAMPLE_ALONE,
  'phrase.substituted': GROUP_MESSAGES['group.substituted'],
  'phrase.blocked-by-company': GROUP_PHRASES['blocked-by-company'],
  'phrase.off-contract': GROUP_PHRASES['off-contract'],
} as const satisfies Partial<Record<CartCode | 'FREE_SAMPLE_ALONE' | 'QTY_STEP_ADJUSTED' | Phrase, string>>;

type Phrase = `phrase.${'substituted' | keyof typeof GROUP_PHRASES}`;

/**
 * Codes with two texts, and the group that their keys end with. At a line, the text is `phrase.…`, after the item's
 * name. At the top of the cart, it is the sentence `group.…`. The text of `substituted` is a sentence in both places,
 * and no item name precedes it. No built-in catalogue has a text for the code itself. If a page overrides the code, its
 * text is used in both places.
 */
const CODE_GROUPS: Readonly<Record<string, 'substituted' | keyof typeof GROUP_PHRASES>> = {
  SURCHG_ALTS_ITM_MSG: 'substituted',
  BLOCKED_FOR_ADD_TO_CART: 'blocked-by-company',
  OFF_CONTRACT_ERROR: 'off-contract',
};

/** The codes that are not shown at a line; all others are. */
const CODE_SLOTS: Readonly<Record<string, CodeSlot>> = {
  CART_AUTO_MERGE: 'top',
  CART_STATUS_ERROR: 'top',
  TECHNICAL_PROBLEM: 'top',
  CART_ITEM_ID_NOT_FOUND: 'top',
  MISSING_REWARDS_ID: 'top',
  NEGATIVE_CART_TOTAL: 'top',
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: 'top',
  UN_DELIVERABLE_ADDRESSES: 'top',
  SFL_MOVED: 'top',
  SAVED_CARD_LIMIT_REACHED: 'payment',
  EMPTY_CART: 'page',
  CART_ID_NOT_FOUND: 'none',
  MISSING_USER: 'none',
  MISSING_WEB_USER_ID: 'none',
};

/** Returns where the message of a code is shown. An unknown code is shown at the line. */
export function slotOfCode(code: string): CodeSlot {
  return ownValue(CODE_SLOTS, code) ?? 'line';
}

/**
 * Returns the value of a message under each placeholder name that a text may use: as a count, written as in the locale,
 * and as a price in `amount`.
 */
export function figuresOf({ value }: CartMessage, locale: string | undefined): Figures {
  if (value === undefined) return {};
  const count = /^\d{1,15}$/.test(String(value)) ? formatNumber(Number(value), locale) : value;
  const amount = normalisePrice(value, { locale });
  return { n: count, max: count, amount: amount === 'Price N/A' ? value : amount };
}

/**
 * Returns the text of a message, at a line or at the top of the cart; undefined if it has none there. An unknown code
 * has the generic text if it is an error, and none otherwise [CART-CODE-001 to CART-CODE-035].
 */
export function messageText(
  message: CartMessage,
  level: 'line' | 'top',
  overrides: Overrides = {},
  locale?: string,
): string | undefined {
  const { code } = message;
  const isShown = !['none', 'page', 'payment'].includes(slotOfCode(code));
  if (!isShown) return undefined;

  const group = ownValue(CODE_GROUPS, code);
  const key = group ? `${level === 'line' ? 'phrase' : 'group'}.${group}` : code;
  const defaultText =
    ownValue<string | undefined>(CODE_MESSAGES, key) ?? ownValue<string | undefined>(GROUP_MESSAGES, key) ?? '';
  const own = ownValue(overrides, code) ?? ownValue(overrides, key);
  const figures = { ...figuresOf(message, locale), ...(group && { n: 1 }) };
  const text = formatMessage(own ?? defaultText, figures);
  return text || (isErrorMessage(message) ? genericMessage('changeFailed', overrides) : undefined);
}
