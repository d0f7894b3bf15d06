import type { Account } from '../accounts/session';
import type { Text } from '../languages/say';
import { isMember } from './adding/refusalOf';
import { type CartLine, lineUnitPrice } from './line';

type Coupon = {
  code: string;
  about: Text;
  percent?: number;
  /** cents */
  amount?: number;
  minimum?: number;
  subcategory?: string;
  isForMembers?: true;
  isForDelivery?: true;
};

/** The shop's coupons. */
export const coupons: Coupon[] = [
  { code: 'SAVE10', about: '10% off', percent: 10 },
  { code: 'OVER100', about: '$15 off orders of $100 or more', amount: 1500, minimum: 10_000 },
  { code: 'PAPER5', about: '$5 off paper', amount: 500, subcategory: 'paper' },
  { code: 'MEMBER20', about: '20% off for members', percent: 20, isForMembers: true },
  { code: 'SHIP5', about: '$5 off delivery orders', amount: 500, isForDelivery: true },
];

export type CouponVerdict = { code: string; amount: number; reason?: string };

/** At most five distinct codes, in capitals. */
export function couponCodes(codes: string[]): string[] {
  return [...new Set(codes.map((code) => code.trim().toUpperCase()))].filter((code) => code !== '').slice(0, 5);
}

/** What each coupon deducts, in cents, or why it does not apply. Together they never exceed the subtotal. */
export function judgeCoupons(codes: string[], lines: CartLine[], account: Account | null): CouponVerdict[] {
  let left = sum(lines);
  return codes.map((code) => {
    const verdict = judge(code, lines, account);
    const amount = Math.min(verdict.amount, left);
    left -= amount;
    return { ...verdict, amount };
  });
}

function judge(code: string, lines: CartLine[], account: Account | null): CouponVerdict {
  const coupon = coupons.find((it) => it.code === code);
  const applies = lines.filter((line) => !coupon?.subcategory || line.product.subcategory === coupon.subcategory);
  const worth = sum(applies);
  const refuse = (reason: string) => ({ code, amount: 0, reason });

  if (!coupon || worth === 0) return refuse('QUALIFYING_ITEMS_NOT_FOUND_ERROR');
  if (coupon.isForMembers && !isMember(account)) return refuse('REWARDS_COUPON_ERROR_MESSAGE');
  if (coupon.isForDelivery && lines.some((line) => line.deliveryType === 'ISP')) return refuse('BOPIS_EVENT_ERROR');
  if (worth < (coupon.minimum ?? 0)) return refuse('ORDER_TOTAL_NOT_MET_ERROR');
  if (worth < (coupon.amount ?? 0)) return refuse('COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL');
  return { code, amount: coupon.amount ?? Math.floor((worth * (coupon.percent ?? 0)) / 100) };
}

function sum(lines: CartLine[]): number {
  return lines.reduce((total, line) => total + lineUnitPrice(line) * line.qty, 0);
}
