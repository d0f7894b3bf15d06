/**
 * Request bodies of the cart endpoints, in the shop's spelling. This library writes them, so they are types and not
 * schemas.
 */

/** One item of an add request [CART-ADD-001]. */
export type AddItemBody = {
  itemId: string;
  qty: number;
  deliveryType?: string;
  pickupStoreNumber?: string;
  parentItemId?: string;
  parentRelationCartItemId?: string;
  parentRelationType?: string;
  version?: string;
};

/** Body of POST /checkout/default/item [CART-ADD-001, CART-ADD-004]. Fields that are not set are omitted. */
export type AddBody = {
  items: AddItemBody[];
  ignoreHrdAlt?: boolean;
  addresses?: unknown[] | undefined;
  skipRelatedProduct?: boolean | undefined;
  yourStoreNo?: string;
  coupons?: string[];
  beforeCartItemId?: string | undefined;
};

/** One level of furniture service [FURN-001]. */
export type FurnitureServiceBody = { level: 'BASC' | 'CUST'; qty: number };

/** Body of an update [CART-UPD-010]. */
export type UpdateBody = {
  items: { cartItemId: string; qty?: number; [field: string]: unknown }[];
  ignoreBcUpdate?: boolean;
  furnSvcInfo?: FurnitureServiceBody[];
};

/** Body of a free-items update: lists of SKUs [CART-UPD-011]. */
export type FreeItemsBody = { freeItems: string[] } | { deleteFreeItems: string[] };

/** Body of a coupons update: all codes that the cart is to have. */
export type CouponsBody = { coupons: string[] };
