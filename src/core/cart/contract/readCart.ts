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
import type { CartAnswerBody, CartBody, CartSummaryBody } from './cart';

/**
 * The subset of the cart that every page reads. cart.ts and lineItem.ts declare the whole cart, field by field. Every
 * page downloads this subset and validates with it; other fields are passed through, and the file that reads them
 * validates them. Add a field here only if toCart.ts reads it.
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

const DeliveryOption = v.looseObject({
  deliveryType: Text,
  pickupStoreNumber: Text,
  minDeliveryDate: Text,
  maxDeliveryDate: Text,
  isBackOrder: Flag,
});

const LineItem = v.looseObject({
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
  selectedDeliveryOption: v.nullish(DeliveryOption),
  shippingInfo: v.nullish(v.looseObject({ deliveryType: Text, pickStoreNumber: Text })),
  surchargeApplicable: Flag,
  surchargeSplit: TextOrNumber,
  altFactor: TextOrNumber,
  itemAttributes: v.nullish(v.looseObject({ membershipSKU: FlagOrText, freeSample: Flag })),
  itemAccountInfo: v.nullish(v.looseObject({ bcName: Text })),
  inventory: v.nullish(v.array(v.looseObject({ availablequantity: Count }))),
});

/** The totals of a cart or an order [CART-ENT-003]. */
export const ReadSummaryBody: v.GenericSchema<unknown, CartSummaryBody> = v.looseObject({
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
}) as never;

const CartAttributes = v.looseObject({
  userType: Text,
  numberOfItems: Count,
});

/** The part of the cart that every page reads [CART-ENT-001]. */
export const ReadCartBody: v.GenericSchema<unknown, CartBody> = v.looseObject({
  cartId: Text,
  type: Text,
  items: v.nullish(v.array(LineItem)),
  messages: Messages,
  cartSummary: v.nullish(ReadSummaryBody),
  cartAttributes: v.nullish(CartAttributes),
}) as never;

/** The envelope of every cart response. A response without `cartInfo` counts as missing [CART-STORE-006]. */
export const ReadCartAnswerBody: v.GenericSchema<unknown, CartAnswerBody> = v.object({
  cartInfo: v.nullish(ReadCartBody),
});
