import type { Say, Text } from '../languages/say';

/** A message of the shop about a cart, a line or a request, in the wire format. */
export type Message = {
  code: string;
  type: 'ERROR' | 'WARNING' | 'INFO';
  message?: string;
  value?: string | number;
  itemId?: string;
};

/** The texts of the shop's own pages. Scripts have their own and use the code. */
const texts = {
  CART_AUTO_MERGE: 'We added the items from your previous visit to your cart.',
  SFL_MOVED: 'Your saved items were moved.',
  PRICE_NOT_AVAILABLE: 'Prices are unavailable right now. Please try again later.',
  INVALID_ITEM: 'This item number is not valid. Please check it and try again.',
  ITEM_NOT_PUBLISHED: 'This item is no longer available.',
  ITEM_NOT_AVAILABLE: 'This item is no longer available.',
  RESTRICTED_ITEM: 'This item cannot be sold or shipped to your location.',
  OUT_OF_STOCK: "We're sorry, the following item is out of stock.",
  NOT_AVAILABLE_FOR_BOPIS: 'This item is not available for pickup at the selected store.',
  PARTIAL_QTY_AVAILABLE: 'You asked for more than we have in stock. {value} available.',
  QTY_LIMIT_ITEM:
    'This item is sold in limited quantities. The maximum is {value}. Please update the quantity and add again.',
  QTY_LIMIT_EXCEEDED: 'This item is limited to {value} per customer.',
  EXCEEDS_MAX_LINE_QTY: 'The most you can order of this item is {value}.',
  EXCEEDED_LIMIT: 'The plan quantity cannot exceed the number of items it covers.',
  GIFT_CARD_LIMIT_EXCEEDED: 'You have reached the gift card limit for one order.',
  ALREADY_PURCHASED: 'You already have this membership.',
  HEALTH_CARE_RESTRICTION: 'This item can be bought by healthcare accounts only.',
  BACK_IN_STOCK: 'Good news, this item is back in stock.',
  INVALID_STORE_NUMBER: 'Choose a store in cart to see availability.',
  SURCHG_ALTS_ITM_MSG: 'This item has been substituted to ensure a more cost effective delivery.',
  BLOCKED_FOR_ADD_TO_CART: "This item is blocked by your organization's purchasing policy.",
  STANDALONE_WARRANTY_ITEM: 'Warranties must be purchased with a related product and cannot be purchased separately.',
  OFF_CONTRACT_ERROR: 'This item is not available for purchase for your selected location.',
  FREE_SAMPLE_ALONE: 'A free sample cannot be purchased individually.',
  QTY_STEP_ADJUSTED: 'This item is sold in packs of {value}. We adjusted the quantity.',
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY:
    'Some items are out of stock or not available in the quantity you want. Please remove or update them to continue.',
  INVALID_QTY: 'Please enter a quantity.',
  EMPTY_CART: 'Your cart is empty.',
  ORDER_TOTAL_NOT_MET_ERROR: 'Your order does not meet the minimum for this coupon.',
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: 'This coupon is worth more than the items it applies to.',
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: 'Your cart has no items this coupon applies to.',
  REWARDS_COUPON_ERROR_MESSAGE: 'This coupon is for Rewards members.',
  BOPIS_EVENT_ERROR: 'This coupon does not apply to store pickup items.',
  TECHNICAL_PROBLEM: 'Something went wrong. Please try again.',
} as const satisfies Record<string, Text>;

const textOf = (code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined;

export function message(
  code: string,
  type: Message['type'],
  figures: { value?: string | number; itemId?: string } = {},
): Message {
  const text = textOf(code)?.replace('{value}', String(figures.value));
  return { code, type, ...(text === undefined ? {} : { message: text }), ...figures };
}

/** The text of a message in the language of a page. */
export function translateMessage({ code, message: text, value }: Message, say: Say): string {
  const known = textOf(code);
  return known ? say(known, { value: value ?? '' }) : (text ?? code);
}
