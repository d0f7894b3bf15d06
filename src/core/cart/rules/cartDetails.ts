import type { Money } from '../../platform/rules/money';
import type { RelatedProduct } from './cart';
import type { FurnitureService } from './furniture';

/** What a cart page shows of a line beyond what every widget does. */
export type LineDetails = {
  partNumber?: string;
  /** The levels of service that are offered for it; quantity 0 where none was chosen [CART-ENT-020, FURN-001]. */
  services: FurnitureService[];
  /** The SKU that the customer asked for, where this one came in its place. */
  replaces?: string;
  isPreOrder: boolean;
  /** It can be paid with rewards [CART-ENT-019]. */
  isRewardEligible: boolean;
  /** Its price is shown in the cart only. */
  hasPriceInCartOnly: boolean;
};

/** What a cart page shows of a cart beyond what every widget does. */
export type CartDetails = {
  /** By line id. */
  lines: ReadonlyMap<string, LineDetails>;
  /** The SKUs of the free items in the cart. */
  freeItems: readonly string[];
  /** The free items that may be taken. */
  offeredItems: readonly RelatedProduct[];
  coupons: readonly CartCoupon[];
};

/** A coupon of the cart with what it takes off; one that does not count has the code that says why [CART-ENT-001]. */
export type CartCoupon = { code: string; reason?: string; saving?: Money };

export const NO_DETAILS: CartDetails = { lines: new Map(), freeItems: [], offeredItems: [], coupons: [] };

export const NO_LINE_DETAILS: LineDetails = {
  services: [],
  isPreOrder: false,
  isRewardEligible: false,
  hasPriceInCartOnly: false,
};
