import { type Overrides, ownValue } from '../../../platform/rules/messages';
import { visibleText } from '../../../platform/rules/visibleText';
import type { CouponCode } from './cartCodes';

/** The reasons why a coupon does not apply, by code [CART-CODE-036 to CART-CODE-040]. */
export const COUPON_MESSAGES: Readonly<Record<CouponCode, string>> = {
  ORDER_TOTAL_NOT_MET_ERROR: 'Your order does not meet the minimum for this coupon.',
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: 'This coupon is worth more than the items it applies to.',
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: 'Your cart has no items this coupon applies to.',
  REWARDS_COUPON_ERROR_MESSAGE: 'This coupon is for Rewards members.',
  BOPIS_EVENT_ERROR: 'This coupon does not apply to store pickup items.',
};

/**
 * Returns the text of the reason why a coupon does not apply; undefined for an unknown code
 * [CART-CODE-036 to CART-CODE-040].
 */
export function couponMessage(reason: string, overrides: Overrides = {}): string | undefined {
  return ownValue(overrides, reason) ?? ownValue(COUPON_MESSAGES, reason);
}

/** Reads a coupon code as it is typed or pasted: in capital letters, without invisible characters, or blanks around it. */
export const couponCode = (typed: string): string => visibleText(typed).toUpperCase();
