import type { Account } from '../accounts/session';
import type { CartRow } from '../database/schema';
import { isMember } from './adding/refusalOf';
import { type CouponVerdict, judgeCoupons } from './coupons';
import { deliveryFee } from './delivery';
import { furnitureFee, servicesOf } from './furniture';
import { type CartLine, lineUnitPrice } from './line';
import { salesTax } from './tax';

/** The totals of a cart or an order and their parts; all in integer cents. */
export type Sums = {
  subtotal: number;
  couponSavings: number;
  memberSavings: number;
  /** null if nothing ships to an address */
  delivery: number | null;
  handlingFee: number;
  surcharge: number;
  furnitureFee: number;
  /** null while the destination is unknown; absent of orders from before the shop charged it */
  tax?: number | null;
  isFurnitureFeeOpen: boolean;
  total: number;
};

export type Totals = Sums & {
  coupons: CouponVerdict[];
  /** what remains of each line after the coupons, by line id */
  afterCoupons: Map<string, number>;
};

const memberPercent = 5;

export function totalsOf(cart: CartRow | undefined, lines: CartLine[], account: Account | null): Totals {
  const subtotal = sumOf(lines, lineUnitPrice);
  const coupons = judgeCoupons(cart?.coupons ?? [], lines, account);
  const couponSavings = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const memberSavings = isMember(account) ? Math.floor(((subtotal - couponSavings) * memberPercent) / 100) : 0;
  const delivery = deliveryFee(lines, subtotal - couponSavings, account);
  const handlingFee = sumOf(lines, (line) => (line.deliveryType === 'STA' ? line.product.handlingFee : 0));
  const surcharge = sumOf(lines, (line) => line.product.surchargeFee);
  const service = furnitureFee(servicesOf(cart, lines));
  const afterCoupons = share(lines, subtotal, couponSavings);
  const tax = salesTax(lines, afterCoupons, { zipCode: cart?.zipCode, account });
  const fees = (delivery ?? 0) + handlingFee + surcharge + service.fee;
  return {
    subtotal,
    coupons,
    couponSavings,
    memberSavings,
    delivery,
    handlingFee,
    surcharge,
    furnitureFee: service.fee,
    isFurnitureFeeOpen: service.isOpen,
    tax,
    total: subtotal - couponSavings - memberSavings + fees + (tax ?? 0),
    afterCoupons,
  };
}

/** Distributes the coupons over the lines in proportion to their price. The parts add up to the cent. */
function share(lines: CartLine[], subtotal: number, savings: number): Map<string, number> {
  let worthSoFar = 0;
  let discountSoFar = 0;
  return new Map(
    lines.map((line) => {
      const worth = lineUnitPrice(line) * line.qty;
      worthSoFar += worth;
      const discount =
        subtotal === 0 ? 0 : Number((BigInt(savings) * BigInt(worthSoFar)) / BigInt(subtotal)) - discountSoFar;
      discountSoFar += discount;
      return [line.id, worth - discount];
    }),
  );
}

function sumOf(lines: CartLine[], perUnit: (line: CartLine) => number): number {
  return lines.reduce((sum, line) => sum + perUnit(line) * line.qty, 0);
}
