import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import {
  Amount,
  Count,
  Flag,
  FlagOrId,
  Quantity,
  Text,
  TextOrList,
  TextOrNumber,
} from '../../platform/contract/scalar';

/**
 * The subset of the cart that every page reads; cart.ts and lineItem.ts add the other fields. Every page downloads this
 * subset and validates with it; other fields are passed through, and the file that reads them validates them. Add a
 * field here only if toCart.ts reads it.
 */
const Messages = v.nullish(v.array(MessageBody));

export const ReadProductBody = v.nullish(
  v.looseObject({
    name: Text,
    brandName: Text,
    url: Text,
    baseCategory: Text,
    images: v.nullish(v.looseObject({ standard: TextOrList })),
    productTypeName: Text,
  }),
);

export const ReadPriceInfoBody = v.nullish(
  v.looseObject({
    finalPrice: Amount,
    finalPricePerUnit: Amount,
    basePrice: Amount,
    priceAdjustment: v.nullish(v.array(v.looseObject({ label: Text, amount: Amount }))),
  }),
);

export const ReadDeliveryOption = v.looseObject({
  deliveryType: Text,
  pickupStoreNumber: Text,
  minDeliveryDate: Text,
  maxDeliveryDate: Text,
  isBackOrder: Flag,
});

export const ReadLineItem = v.looseObject({
  itemId: v.string(),
  cartItemId: Text,
  qty: Quantity,
  qtyAdded: Count,
  requestedQty: Count,
  quantityLimit: Count,
  status: v.nullish(v.picklist(['TRANSIENT', 'APPROVED', 'ACTIVE', 'DELETED'])),
  actioned: v.nullish(v.picklist(['ADD_ITEM', 'DELETED_ITEM', 'EDIT_ITEM', 'NONE'])),
  parentItemId: Text,
  parentRelationCartItemId: Text,
  parentRelationType: v.nullish(v.picklist(['WARRANTY', 'ASSEMBLY', 'BUNDLE'])),
  errorMessage: Messages,
  messages: Messages,
  product: ReadProductBody,
  priceInfo: ReadPriceInfoBody,
  addToCartPriceInfo: ReadPriceInfoBody,
  selectedDeliveryOption: v.nullish(ReadDeliveryOption),
  shippingInfo: v.nullish(v.looseObject({ deliveryType: Text, pickStoreNumber: Text })),
  surchargeApplicable: Flag,
  surchargeSplit: TextOrNumber,
  altFactor: TextOrNumber,
  itemAttributes: v.nullish(v.looseObject({ membershipSKU: FlagOrId, freeSample: Flag })),
  itemAccountInfo: v.nullish(v.looseObject({ bcName: Text })),
  inventory: v.nullish(v.array(v.looseObject({ availablequantity: Count }))),
});

export const ReadSummary = v.looseObject({
  balanceOrdTotal: Amount,
  cartSubTotal: Amount,
  cartSubTotalAfterCoupons: Amount,
  instantCouponSavings: Amount,
  finalMembershipSavings: Amount,
  handlingFee: Amount,
  surchargeFeePerUnit: Amount,
  furnSvcFee: Amount,
  orderTotal: Amount,
  numberOfItems: Count,
  attributes: v.nullish(v.looseObject({ isFurnitureServicesFeeTBD: Flag })),
});

export const ReadCart = v.looseObject({
  cartId: Text,
  type: Text,
  items: v.nullish(v.array(ReadLineItem)),
  messages: Messages,
  cartSummary: v.nullish(ReadSummary),
  cartAttributes: v.nullish(v.looseObject({ userType: Text, numberOfItems: Count })),
});
