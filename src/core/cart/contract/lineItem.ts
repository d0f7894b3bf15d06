import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Amount, Count, Flag, FlagOrId, Text } from '../../platform/contract/scalar';
import { ReadDeliveryOption, ReadLineItem, ReadPriceInfoBody, ReadProductBody } from './readFields';

const Messages = v.nullish(v.array(MessageBody));
const Passed = v.nullish(v.unknown());

/** The product of a line [CART-ENT-009]; `url` is its product page. */
export const ProductBody = v.object({
  ...ReadProductBody.wrapped.entries,
  partNumber: Text,
  hierarchy: Passed,
  omsBaseCategory: Text,
  catalogGroupId: Text,
  relatedItems: Passed,
  comingSoon: Flag,
  preOrder: Flag,
  inStoreOnlyProduct: Flag,
  bopisEligible: Flag,
  seePriceInCart: Flag,
});

/** The price of a line, or its price in the feedback after an add [CART-ENT-011, CART-ENT-012]. */
export const PriceInfoBody = v.object({
  ...ReadPriceInfoBody.wrapped.entries,
  finalPriceBeforeBasketCoupons: Amount,
  comparePrice: Amount,
  handlingFeePerUnit: Amount,
});

/** The delivery option of a line [CART-ENT-013]. Dates are ISO 8601. */
export const DeliveryOptionBody = v.object({
  ...ReadDeliveryOption.entries,
  addressId: Text,
  minLeadTime: Count,
  maxLeadTime: Count,
  addressDetails: v.nullish(v.object({ zipCode: Text, storeNumber: Text })),
  surchargeFeePerUnit: Amount,
  messages: Messages,
});

/**
 * One line of the cart, as the shop sends it [CART-ENT-005]. An item that an add did not put in the cart has qty 0 and
 * no cartItemId; its messages give the reason.
 */
export const LineItemBody = v.object({
  ...ReadLineItem.entries,
  resolvedItemId: Text,
  partNumber: Text,
  customerSku: Text,
  prevQty: Count,
  altItem: v.nullish(v.object({ origItemId: Text, origItemName: Text })),
  requiredItemIds: v.nullish(v.array(v.string())),
  schema: Passed,
  product: v.nullish(ProductBody),
  priceInfo: v.nullish(PriceInfoBody),
  addToCartPriceInfo: v.nullish(PriceInfoBody),
  selectedDeliveryOption: v.nullish(DeliveryOptionBody),
  surchargeAlts: Passed,
  itemAttributes: v.nullish(
    v.object({ membershipSKU: FlagOrId, partBundleId: Text, partBundle: Passed, freeSample: Flag }),
  ),
  itemAccountInfo: v.nullish(v.object({ bcName: Text })),
  inventory: v.nullish(v.array(v.object({ itemId: Text, availablequantity: Count }))),
  easyRewardsItem: v.nullish(v.object({ redemptionEligibility: Flag })),
  furnSvcInfo: Passed,
});

export type LineItemBody = v.InferOutput<typeof LineItemBody>;
export type PriceInfoBody = v.InferOutput<typeof PriceInfoBody>;
export type ProductBody = v.InferOutput<typeof ProductBody>;
