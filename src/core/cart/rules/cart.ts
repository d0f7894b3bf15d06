import type { Money } from '../../platform/rules/money';

/** The cart type whose lines are kept elsewhere: an add to it ends neither well nor badly [CART-ENT-002, CART-ADD-012]. */
export const SPECIAL_CART = 'SPECIAL';

/** The code of the message that an empty cart carries [CART-CODE-023]. */
export const EMPTY_CART = 'EMPTY_CART';

/** Line states; in COM all but DELETED mean ACTIVE [CART-ENT-006, CART-ENT-022]. */
export type LineStatus = 'TRANSIENT' | 'APPROVED' | 'ACTIVE' | 'DELETED';

/** What the last request did to a line [CART-ENT-007]. */
export type LineAction = 'ADD_ITEM' | 'DELETED_ITEM' | 'EDIT_ITEM' | 'NONE';

/** What a line is to the line it hangs on [CART-ENT-008]. */
export type ParentRelation = 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE';

/** Ship to store, in-store pickup, ship to address [CART-ADD-016]. */
export type DeliveryType = 'STS' | 'ISP' | 'STA';

/** What the shop says of a cart or a line. `value` is the figure its text speaks of [CART-ENT-021]. */
export type CartMessage = { code: string; type: string; text?: string; value?: string | number; sku?: string };

/** `unit` is one unit, `total` the whole line, `base` what it cost before [CART-ENT-011]. */
export type LinePrice = {
  unit?: Money;
  total?: Money;
  base?: Money;
  /** One without a label of its own is an instant saving [CART-ENT-024]. */
  savings: { label?: string | undefined; amount: Money }[];
};

export type Delivery = {
  type: string;
  storeNumber?: string;
  earliest?: string;
  latest?: string;
  isBackordered: boolean;
};

/** One row of the cart. `id` is the shop's number of the line; empty while the shop has not given it one [CART-ENT-005]. */
export type LineItem = {
  id: string;
  sku: string;
  name: string;
  brandName?: string;
  url?: string;
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
  /** The price to show in the feedback after an add, where it differs [CART-ENT-012]. */
  feedbackPrice?: LinePrice;
  delivery?: Delivery;
  /** Set when the line is sold in packs: its quantity moves by `increment` only [CART-QTY-002]. */
  surcharge?: { increment: number };
  isSoftware: boolean;
  isMembership: boolean;
  isFreeSample: boolean;
  isOutOfStock: boolean;
  budgetCenter?: string;
};

/** A product that the shop offers with the cart, or beside the one just added. */
export type RelatedProduct = {
  sku: string;
  name: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
  relation?: string;
};

/** The sums of a cart [CART-ENT-003]. An amount that the shop does not give stays away. */
export type CartSummary = {
  subtotal?: Money;
  subtotalAfterCoupons?: Money;
  instantSavings?: Money;
  memberSavings?: Money;
  handlingFee?: Money;
  surchargeFee?: Money;
  furnitureServiceFee?: Money | 'to-be-determined';
  total?: Money;
  balance?: Money;
};

/** What the customer gathers [CART-ENT-001]. `refused` holds what the last add asked for and did not get. */
export type Cart = {
  id: string;
  type: string;
  lines: LineItem[];
  refused: LineItem[];
  messages: CartMessage[];
  summary: CartSummary;
  itemCount: number;
  userType?: string;
  /** What the shop sent, for the client to read further in where a page needs more of it; nothing above the client looks inside. */
  sent?: unknown;
};

/** The lines that count: all that are not deleted. */
export function activeLines(cart: Cart): LineItem[] {
  return cart.lines.filter((line) => line.status !== 'DELETED');
}

/** A cart is empty when the shop says so and no active line is left: both are needed [CART-DEL-005]. */
export function isEmptyCart(cart: Cart): boolean {
  return cart.messages.some((message) => message.code === EMPTY_CART) && activeLines(cart).length === 0;
}

/** The cart without its deleted lines; the same cart when it has none [CART-STORE-012]. */
export function withoutDeletedLines(cart: Cart): Cart {
  const lines = activeLines(cart);
  return lines.length === cart.lines.length ? cart : { ...cart, lines };
}
