import type { Money } from '../../platform/rules/money';
import type { CartSummary, Delivery, RelatedProduct } from './cart';
import type { FurnitureService } from './furniture';

/** The fields of a line that only a cart page shows. */
export type LineDetails = {
  partNumber?: string;
  /**
   * The levels of service that are offered for the line; quantity 0 where a level is not chosen
   * [CART-ENT-020, FURN-001].
   */
  services: FurnitureService[];
  /** The SKU that the customer requested, if the shop substituted this one. */
  replaces?: { sku: string; name: string };
  isPreOrder: boolean;
  /** The product is sold in stores only, so that it cannot be shipped. */
  isInStoreOnly: boolean;
  /** The line can be paid with rewards [CART-ENT-019]. */
  isRewardEligible: boolean;
  /** The price is shown in the cart only. */
  hasPriceInCartOnly: boolean;
  /** When it would be shipped, if it is picked up. */
  shipping?: Delivery;
};

/** The fields of a cart that only a cart page shows. */
export type CartDetails = {
  /** By line id. */
  lines: ReadonlyMap<string, LineDetails>;
  /** The SKUs of the free items in the cart. */
  freeItems: readonly string[];
  /** The free items that the customer can add. */
  offeredItems: readonly RelatedProduct[];
  coupons: readonly CartCoupon[];
} & Pick<CartSummary, 'deliveryFee' | 'tax'>;

/** A coupon of the cart with its saving. A coupon that does not apply has the code of its reason [CART-ENT-001]. */
export type CartCoupon = { code: string; reason?: string; saving?: Money };

export const NO_DETAILS: CartDetails = { lines: new Map(), freeItems: [], offeredItems: [], coupons: [] };

export const NO_LINE_DETAILS: LineDetails = {
  services: [],
  isPreOrder: false,
  isInStoreOnly: false,
  isRewardEligible: false,
  hasPriceInCartOnly: false,
};
