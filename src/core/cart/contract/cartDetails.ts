import * as v from '../../../schema';
import { Amount, Flag, Quantity, Text } from '../../platform/contract/scalar';
import type { RelatedItemBody } from './cart';
import { CouponBody } from './coupon';
import { ReadPriceInfoBody, ReadProductBody } from './readFields';

/**
 * Cart fields that only some pages read. readFields.ts passes them through without validation
 * [CART-ENT-001, CART-ENT-020].
 */

/**
 * Fields of a line that only a cart page shows [CART-ENT-005, CART-ENT-009]. `shippingOption` says when a line that is
 * picked up would be shipped.
 */
export const LineExtrasBody = v.object({
  partNumber: Text,
  altItem: v.nullish(v.object({ origItemId: Text, origItemName: Text })),
  product: v.nullish(v.object({ preOrder: Flag, inStoreOnlyProduct: Flag, seePriceInCart: Flag })),
  easyRewardsItem: v.nullish(v.object({ redemptionEligibility: Flag })),
  shippingOption: v.nullish(v.object({ minDeliveryDate: Text, maxDeliveryDate: Text })),
});

/**
 * The levels of furniture service of a line, each with its number of units; 0 where the level is offered but not chosen
 * [FURN-001].
 */
export const FurnitureServicesBody = v.nullish(
  v.array(v.object({ level: v.picklist(['BASC', 'CUST']), qty: Quantity })),
);

/** The SKUs of the free items in the cart [CART-ENT-001]. */
export const FreeItemsListBody = v.array(v.string());

/** The coupons of the cart [CART-ENT-001]. */
export const CouponsListBody = v.array(CouponBody);

/** The amount that a coupon saves. */
export const CouponSavingBody = v.object({ code: v.string(), amount: Amount, label: Text });

/** The products related to the item that was just added, and the free items that the customer can add [CART-ENT-001]. */
export const RelatedItemsBody: v.GenericSchema<unknown, RelatedItemBody[]> = v.array(
  v.looseObject({ itemId: v.string(), product: ReadProductBody, priceInfo: ReadPriceInfoBody, relationType: Text }),
) as never;
