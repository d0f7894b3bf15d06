import * as v from '../../../schema';

/** A coupon of the cart, or its code alone. A rejected coupon has the code of its reason. */
export type CouponBody = string | { code: string; reason?: string | null };

export const CouponBody = v.custom<CouponBody>((value) => {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  const { code, reason = null } = value as { code?: unknown; reason?: unknown };
  return typeof code === 'string' && (reason === null || typeof reason === 'string');
}, 'a coupon code, or a coupon with its code');
