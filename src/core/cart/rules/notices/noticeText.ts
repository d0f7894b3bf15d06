import { type Figures, formatMessage } from '../../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../../platform/rules/messages';
import { FREE_SAMPLE_ALONE } from '../adding/addRequest';

/** Texts of notices that the cart shows without a code of the shop [CART-MSG-002 to CART-MSG-013, CART-MSG-019]. */
export const NOTICE_MESSAGES = {
  /** `{n}`: the number of units in stock */
  moreThanInStock: 'You asked for more than we have in stock. {n} available.',
  limitedQuantity:
    'This item is sold in limited quantities. The maximum is {max}. Please update the quantity and add again.',
  alreadyMaximum: 'You already have the maximum quantity of this item in your cart.',
  pricesUnavailable: 'Prices are unavailable right now. Please try again later.',
  freeSampleAlone: FREE_SAMPLE_ALONE,
  blockedByPolicy: "This item is blocked by your organization's purchasing policy.",
  offContract: 'This item is not available for purchase for your selected location. Please remove it to continue.',
  againstPolicy: 'Your organization does not allow some of these items. Please remove them to continue.',
  planOverItems: 'The plan quantity cannot exceed the number of items it covers.',
  planOutOfStock: 'The warranty plan is out of stock.',
  oneShippingLocation: 'All items of an order must ship to one location.',
  chooseStore: 'Choose a store in cart to see availability.',
  cartOutOfStock: 'This item is out of stock. Please remove it to continue.',
  bundleFailed: "We couldn't add this bundle to your cart. Please try again.",
  storeCard: 'Earn up to 5% back in Rewards with the store card.',
} as const;

export type NoticeName = keyof typeof NOTICE_MESSAGES;

/** Returns the text of a notice with its placeholders replaced [CART-MSG-002 to CART-MSG-013, CART-MSG-019]. */
export function noticeText(name: NoticeName, figures: Figures = {}, overrides?: Overrides): string {
  return formatMessage(messageFor(NOTICE_MESSAGES, name, overrides), figures);
}
