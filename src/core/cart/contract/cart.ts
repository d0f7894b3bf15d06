import * as v from '../../../schema';
import { Amount, Count, Flag, Text } from '../../platform/contract/scalar';
import { CouponBody } from './coupon';
import { LineItemBody, PriceInfoBody, ProductBody } from './lineItem';
import { OrderPaymentBody } from './orderPayment';
import { ReadCart, ReadSummary } from './readFields';

const Passed = v.nullish(v.unknown());

/**
 * The totals of a cart [CART-ENT-003]. `deliveryFee` is absent if nothing ships to an address, or it is not known. `tax`
 * is absent if it is part of the prices; with `isTaxTBD`, it is known at checkout only.
 */
export const CartSummaryBody = v.object({
  ...ReadSummary.entries,
  deliveryFee: Amount,
  tax: Amount,
  ctxToken: Text,
  freeSampleItems: Passed,
  attributes: v.nullish(v.object({ isFurnitureServicesFeeTBD: Flag, isTaxTBD: Flag })),
});

/**
 * Attributes of the cart as a whole. Other attributes, such as the stored-credential flags, are passed through
 * [CART-ENT-004].
 */
export const CartAttributesBody = v.looseObject({
  userType: Text,
  orderNumber: Text,
  numberOfItems: Count,
  numberOfLineItems: Count,
  newItemAdded: Flag,
  ccmultisave: Passed,
  enablePaypal: Flag,
  isMandatoryEnabled: Flag,
  proceedCheckout: Flag,
});

/** A product related to the item that was just added. */
export const RelatedItemBody = v.object({
  itemId: v.string(),
  product: v.nullish(ProductBody),
  priceInfo: v.nullish(PriceInfoBody),
  relationType: Text,
});

/** The cart as the shop sends it [CART-ENT-001]. */
export const CartBody = v.object({
  ...ReadCart.entries,
  previousCartId: Text,
  status: Text,
  items: v.nullish(v.array(LineItemBody)),
  sflItems: Passed,
  coupons: v.nullish(v.array(CouponBody)),
  relatedItems: v.nullish(v.array(RelatedItemBody)),
  freeItems: Passed,
  availableFreeItems: Passed,
  addresses: Passed,
  accountInfo: Passed,
  buyNowEligible: Flag,
  suggestedAddress: Passed,
  captchaData: Passed,
  orderPayment: v.nullish(OrderPaymentBody),
  userPayment: Passed,
  cartSummary: v.nullish(CartSummaryBody),
  cartAttributes: v.nullish(CartAttributesBody),
});

/** The envelope of every cart response. A response without `cartInfo` counts as missing [CART-STORE-006]. */
export const CartAnswerBody = v.object({ cartInfo: v.nullish(CartBody) });

export type CartSummaryBody = v.InferOutput<typeof CartSummaryBody>;
export type CartBody = v.InferOutput<typeof CartBody>;
export type CartAnswerBody = v.InferOutput<typeof CartAnswerBody>;
export type RelatedItemBody = v.InferOutput<typeof RelatedItemBody>;
