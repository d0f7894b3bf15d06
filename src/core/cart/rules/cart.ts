import type { Money } from '../../platform/rules/money';

/**
 * The cart type whose lines are stored elsewhere. An add to it neither succeeds nor fails [CART-ENT-002, CART-ADD-012].
 */
export const SPECIAL_CART = 'SPECIAL';

/** The code of the message in an empty cart [CART-CODE-023]. */
export const EMPTY_CART = 'EMPTY_CART';

/** The status of a line. In COM, every status except DELETED means ACTIVE [CART-ENT-006, CART-ENT-022]. */
export type LineStatus = 'TRANSIENT' | 'APPROVED' | 'ACTIVE' | 'DELETED';

/** What the last request did to a line [CART-ENT-007]. */
export type LineAction = 'ADD_ITEM' | 'DELETED_ITEM' | 'EDIT_ITEM' | 'NONE';

/** The relation of a line to its parent line [CART-ENT-008]. */
export type ParentRelation = 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE';

/** Ship to store, in-store pickup, ship to address [CART-ADD-016]. */
export type DeliveryType = 'STS' | 'ISP' | 'STA';

/** A message of the shop about a cart or a line. `value` is the figure for its text [CART-ENT-021]. */
export type CartMessage = { code: string; type: string; text?: string; value?: string | number; sku?: string };

/**
 * `unit` is the price of one unit, `total` the price of the line, `base` the price before reductions [CART-ENT-011].
 */
export type LinePrice = {
  unit?: Money;
  total?: Money;
  base?: Money;
  /** A saving without a label is an instant saving [CART-ENT-024]. */
  savings: { label?: string | undefined; amount: Money }[];
};

export type Delivery = {
  type: string;
  storeNumber?: string;
  earliest?: string;
  latest?: string;
  isBackordered: boolean;
};

/** One line of the cart. `id` is the shop's line id; it is empty until the shop has assigned one [CART-ENT-005]. */
export type LineItem = {
  id: string;
  sku: string;
  name: string;
  brandName?: string;
  url?: string;
  /** The shelf of the product, which selects the scheme of what is bought with it [CART-ENT-009, REC-011]. */
  baseCategory?: string;
  imageUrl?: string;
  quantity: number;
  requestedQuantity?: number;
  quantityAdded?: number;
  quantityLimit?: number;
  status: LineStatus;
  action: LineAction;
  parent?: { lineId?: string; sku?: string; relation?: ParentRelation };
  messages: CartMessage[];
  price: LinePrice;
  /** The price in the feedback after an add, if it differs [CART-ENT-012]. */
  feedbackPrice?: LinePrice;
  delivery?: Delivery;
  /** Set for a line that is sold in packs: its quantity is a multiple of `increment` [CART-QTY-002]. */
  surcharge?: { increment: number };
  isSoftware: boolean;
  isMembership: boolean;
  isFreeSample: boolean;
  isOutOfStock: boolean;
  budgetCenter?: string;
};

/** A product that the shop offers with the cart, or with the item that was just added. */
export type RelatedProduct = {
  sku: string;
  name: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
  relation?: string;
};

/** The totals of a cart [CART-ENT-003]. An amount that the shop does not send is undefined. */
export type CartSummary = {
  subtotal?: Money;
  subtotalAfterCoupons?: Money;
  instantSavings?: Money;
  memberSavings?: Money;
  /** Zero if the delivery is free; absent if nothing ships to an address, or the shop does not say. */
  deliveryFee?: Money;
  /** Absent if the shop does not say, because its prices include the tax. */
  tax?: Money | 'to-be-determined';
  handlingFee?: Money;
  surchargeFee?: Money;
  furnitureServiceFee?: Money | 'to-be-determined';
  total?: Money;
  balance?: Money;
};

/**
 * The customer's cart [CART-ENT-001]. `refused` has the items that the last add requested and did not put in the cart.
 */
export type Cart = {
  id: string;
  type: string;
  lines: LineItem[];
  refused: LineItem[];
  messages: CartMessage[];
  summary: CartSummary;
  itemCount: number;
  userType?: string;
  /**
   * The shop's response, from which the client layer parses further fields for pages that need them. Code above the
   * client does not read it.
   */
  sent?: unknown;
};

/** Returns the lines that are not deleted. */
export function activeLines(cart: Cart): LineItem[] {
  return cart.lines.filter((line) => line.status !== 'DELETED');
}

/** Whether a cart is empty: the shop reports it, and no active line is left. Both are required [CART-DEL-005]. */
export function isEmptyCart(cart: Cart): boolean {
  return cart.messages.some((message) => message.code === EMPTY_CART) && activeLines(cart).length === 0;
}

/** Returns the cart without its deleted lines; the same object if it has none [CART-STORE-012]. */
export function withoutDeletedLines(cart: Cart): Cart {
  const lines = activeLines(cart);
  return lines.length === cart.lines.length ? cart : { ...cart, lines };
}

/** Identifies a warranty or an assembly by its parent line and its relation to it [CART-DEL-002, CART-DEL-003]. */
export type ChildLine = { parentLineId: string; relation: ParentRelation };

/**
 * Returns the id of the line to delete. A child is identified by its parent and its relation: it is searched by the
 * parent's line id, then by the parent's SKU. If there is no such child, returns the given parent line id
 * [CART-DEL-002, CART-DEL-003].
 */
export function lineToDelete(cart: Cart, target: string | ChildLine): string {
  if (typeof target === 'string') return target;

  const children = activeLines(cart).filter((line) => line.parent?.relation === target.relation);
  const parent = cart.lines.find((line) => line.id === target.parentLineId);
  const child =
    children.find((line) => line.parent?.lineId === target.parentLineId) ??
    children.find((line) => parent !== undefined && line.parent?.sku === parent.sku);
  return child?.id ?? target.parentLineId;
}
