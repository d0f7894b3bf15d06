import { type Figures, formatMessage } from '../../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../../platform/rules/messages';

/**
 * Texts of notices that the cart shows without a code of the shop [CART-MSG-002, CART-MSG-004, CART-MSG-007, CART-MSG-009
 * to CART-MSG-013].
 */
export const NOTICE_MESSAGES = {
  /** `{n}`: the number of units in stock */
  moreThanInStock: 'You asked for more than we have in stock. {n} available.',
  alreadyMaximum: 'You already have the maximum quantity of this item in your cart.',
  blockedByPolicy: "This item is blocked by your organization's purchasing policy.",
  offContract: 'This item is not available for purchase for your selected location. Please remove it to continue.',
  againstPolicy: 'Your organization does not allow some of these items. Please remove them to continue.',
  planOutOfStock: 'The warranty plan is out of stock.',
  oneShippingLocation: 'All items of an order must ship to one location.',
  chooseStore: 'Choose a store in cart to see availability.',
  cartOutOfStock: 'This item is out of stock. Please remove it to continue.',
  bundleFailed: "We couldn't add this bundle to your cart. Please try again.",
} as const;

export type NoticeName = keyof typeof NOTICE_MESSAGES;

/** Returns the text of a notice with its placeholders replaced. */
export function noticeText(name: NoticeName, figures: Figures = {}, overrides?: Overrides): string {
  return formatMessage(messageFor(NOTICE_MESSAGES, name, overrides), figures);
}
