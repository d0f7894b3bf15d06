import * as v from 'valibot';
import { FreeText, ShortText } from '../http/readRequest';

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const Some = v.nullish;

export const AddItemRequest = v.object({
  itemId: ShortText,
  qty: Quantity,
  version: Some(v.string()),
  deliveryType: Some(v.picklist(['STA', 'STS', 'ISP'])),
  pickupStoreNumber: Some(v.pipe(v.string(), v.maxLength(100))),
  parentItemId: Some(ShortText),
  parentRelationCartItemId: Some(ShortText),
  parentRelationType: Some(v.picklist(['WARRANTY', 'ASSEMBLY', 'BUNDLE'])),
});

export const Coupons = v.pipe(v.array(FreeText), v.maxLength(10));

/** The request of an add: quantities and items only. The shop sets prices and limits [CART-ADD-001]. */
export const AddRequest = v.object({
  items: v.optional(v.pipe(v.array(AddItemRequest), v.maxLength(1000)), []),
  ignoreHrdAlt: Some(v.boolean()),
  skipRelatedProduct: Some(v.boolean()),
  yourStoreNo: Some(v.pipe(v.string(), v.maxLength(100))),
  coupons: Some(Coupons),
  beforeCartItemId: Some(ShortText),
});

const FurnitureService = v.object({
  level: v.picklist(['BASC', 'CUST']),
  qty: v.pipe(Quantity, v.minValue(0), v.maxValue(999)),
});

const FurnitureServices = Some(v.pipe(v.array(FurnitureService), v.maxLength(2)));

const LineChangeRequest = v.object({
  cartItemId: ShortText,
  qty: v.optional(Quantity),
  deliveryType: v.optional(v.picklist(['STA', 'STS', 'ISP'])),
  pickupStoreNumber: Some(v.pipe(v.string(), v.maxLength(100))),
  furnSvcInfo: FurnitureServices,
});

export const UpdateRequest = v.object({
  items: v.optional(v.pipe(v.array(LineChangeRequest), v.maxLength(200)), []),
  furnSvcInfo: FurnitureServices,
});

export const CouponsRequest = v.object({ coupons: Coupons });
export const FreeItemsRequest = v.object({
  freeItems: v.optional(v.pipe(v.array(ShortText), v.maxLength(20)), []),
  deleteFreeItems: v.optional(v.pipe(v.array(ShortText), v.maxLength(20)), []),
});
export const StatusRequest = v.object({ proceedCheckout: v.boolean() });

export type AddItemRequest = v.InferOutput<typeof AddItemRequest>;
export type AddRequest = v.InferOutput<typeof AddRequest>;
export type UpdateRequest = v.InferOutput<typeof UpdateRequest>;
