import type { CouponVerdict } from '../coupons';
import { decimal } from '../price';

/** A coupon of the cart: the amount that it saves, or the reason why it does not apply. */
export function couponBody({ code, amount, reason }: CouponVerdict) {
  return { code, status: reason ? 'NOT_QUALIFIED' : 'APPLIED', reason: reason ?? null, amount: decimal(amount) };
}
