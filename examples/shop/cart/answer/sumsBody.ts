import type { CartSummaryBody } from '../../../../src/core/cart/contract/cart';
import { decimal } from '../price';
import type { Sums } from '../totals';

/** The totals of a cart or an order, in the wire format. */
export function sumsBody({ subtotal, couponSavings, memberSavings, delivery, tax, ...rest }: Sums): CartSummaryBody {
  return {
    balanceOrdTotal: decimal(rest.total),
    cartSubTotal: decimal(subtotal),
    cartSubTotalAfterCoupons: decimal(subtotal - couponSavings),
    instantCouponSavings: decimal(couponSavings),
    finalMembershipSavings: decimal(memberSavings),
    ...(delivery !== null && { deliveryFee: decimal(delivery) }),
    ...(typeof tax === 'number' && { tax: decimal(tax) }),
    handlingFee: decimal(rest.handlingFee),
    surchargeFeePerUnit: decimal(rest.surcharge),
    furnSvcFee: decimal(rest.furnitureFee),
    orderTotal: decimal(rest.total),
    attributes: { isFurnitureServicesFeeTBD: rest.isFurnitureFeeOpen, isTaxTBD: tax === null },
  };
}
