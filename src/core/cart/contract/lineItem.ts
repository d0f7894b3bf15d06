import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import {
  Amount,
  Count,
  Flag,
  FlagOrText,
  Quantity,
  Text,
  TextOrList,
  TextOrNumber,
} from '../../platform/contract/scalar';

const Messages = v.nullish(v.array(MessageBody));
const Passed = v.nullish(v.unknown());

/** The product of a line [CART-ENT-009]; `url` is its product page. */
export const ProductBody = v.object({
  name: Text,
  partNumber: Text,
  brandName: Text,
  url: Text,
  images: v.nullish(v.object({ standard: TextOrList })),
  hierarchy: Passed,
  omsBaseCategory: Text,
  baseCategory: Text,
  catalogGroupId: Text,
  relatedItems: Passed,
  productTypeName: Text,
  comingSoon: Flag,
  preOrder: Flag,
  inStoreOnlyProduct: Flag,
  bopisEligible: Flag,
  seePriceInCart: Flag,
});

/** The price of a line, or its price in the feedback after an add [CART-ENT-011, CART-ENT-012]. */
export const PriceInfoBody = v.object({
  finalPrice: Amount,
  finalPricePerUnit: Amount,
  finalPriceBeforeBasketCoupons: Amount,
  basePrice: Amount,
  comparePrice: Amount,
  handlingFeePerUnit: Amount,
  priceAdjustment: v.nullish(v.array(v.object({ label: Text, amount: Amount }))),
});

/** The delivery option of a line [CART-ENT-013]. Dates are ISO 8601. */
export const DeliveryOptionBody = v.object({
  deliveryType: Text,
  addressId: Text,
  pickupStoreNumber: Text,
  minDeliveryDate: Text,
  maxDeliveryDate: Text,
  isBackOrder: Flag,
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
  itemId: v.string(),
  resolvedItemId: Text,
  cartItemId: Text,
  partNumber: Text,
  customerSku: Text,
  qty: Quantity,
  prevQty: Count,
  qtyAdded: Count,
  requestedQty: Count,
  quantityLimit: Count,
  status: v.nullish(v.picklist(['TRANSIENT', 'APPROVED', 'ACTIVE', 'DELETED'])),
  actioned: v.nullish(v.picklist(['ADD_ITEM', 'DELETED_ITEM', 'EDIT_ITEM', 'NONE'])),
  parentItemId: Text,
  parentRelationCartItemId: Text,
  parentRelationType: v.nullish(v.picklist(['WARRANTY', 'ASSEMBLY', 'BUNDLE'])),
  altItem: v.nullish(v.object({ origItemId: Text, origItemName: Text })),
  requiredItemIds: v.nullish(v.array(v.string())),
  errorMessage: Messages,
  messages: Messages,
  schema: Passed,
  product: v.nullish(ProductBody),
  priceInfo: v.nullish(PriceInfoBody),
  addToCartPriceInfo: v.nullish(PriceInfoBody),
  selectedDeliveryOption: v.nullish(DeliveryOptionBody),
  shippingInfo: v.nullish(v.object({ deliveryType: Text, pickStoreNumber: Text })),
  surchargeApplicable: Flag,
  surchargeSplit: TextOrNumber,
  surchargeAlts: Passed,
  altFactor: TextOrNumber,
  itemAttributes: v.nullish(
    v.object({ membershipSKU: FlagOrText, partBundleId: Text, partBundle: Passed, freeSample: Flag }),
  ),
  itemAccountInfo: v.nullish(v.object({ bcName: Text })),
  inventory: v.nullish(v.array(v.object({ itemId: Text, availablequantity: Count }))),
  easyRewardsItem: v.nullish(v.object({ redemptionEligibility: Flag })),
  furnSvcInfo: Passed,
});

export type LineItemBody = v.InferOutput<typeof LineItemBody>;
export type PriceInfoBody = v.InferOutput<typeof PriceInfoBody>;
export type ProductBody = v.InferOutput<typeof ProductBody>;
