import * as v from '../../../schema';
import { Amount, Flag, Quantity, Text } from '../../platform/contract/scalar';
import { RelatedItemBody } from './cart';
import { CouponBody } from './coupon';

/** What of a cart only some pages read: readCart.ts passes these fields on unread [CART-ENT-001, CART-ENT-020]. */

/** What a cart page says of a line besides what every page knows [CART-ENT-005, CART-ENT-009]. */
export const LineExtrasBody = v.object({
  partNumber: Text,
  altItem: v.nullish(v.object({ origItemId: Text })),
  product: v.nullish(v.object({ preOrder: Flag, seePriceInCart: Flag })),
  easyRewardsItem: v.nullish(v.object({ redemptionEligibility: Flag })),
});

/** The levels of furniture service of a line, with how many of its units each is for; 0 where it is offered only [FURN-001]. */
export const FurnitureServicesBody = v.array(v.object({ level: v.picklist(['BASC', 'CUST']), qty: Quantity }));

/** The SKUs of free items that are in the cart [CART-ENT-001]. */
export const FreeItemsListBody = v.array(v.string());

/** The free items that the customer may take [CART-ENT-001]. */
export const AvailableFreeItemsBody = v.array(RelatedItemBody);

/** The coupons of the cart [CART-ENT-001]. */
export const CouponsListBody = v.array(CouponBody);

/** What a coupon takes off the cart. */
export const CouponSavingBody = v.object({ code: v.string(), amount: Amount, label: Text });

export type FurnitureServicesBody = v.InferOutput<typeof FurnitureServicesBody>;
