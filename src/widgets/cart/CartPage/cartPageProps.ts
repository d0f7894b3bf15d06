import type { ReactNode } from 'react';

export type CartPageProps = {
  /** Which of the shop's cart pages it is; the tenant's own unless given [ROUTE-001, ROUTE-003, ROUTE-004]. */
  variant?: 'mmx' | 'sba' | 'sparq';
  /** To look at the cart, without what else could be bought; the page's own `viewcart` unless given [ROUTE-002]. */
  viewcart?: boolean;
  /** The lines to point out; the page's own `cartItemIds` unless given [ROUTE-010]. */
  cartItemIds?: string[];
  showRecommendations?: boolean;
  showSfl?: boolean;
  /** The page has lists to put lines on: an add-to-list overlay, or a script that takes its wish [SCR-010]. */
  showAddToList?: boolean;
  couponsEnabled?: boolean;
  /** A decimal amount in the shop's currency, like "60.00" [CART-MSG-017]. */
  freeShippingThreshold?: string;
  checkoutUrl?: string;
  checkoutLabel?: string;
  /** Where shopping goes on. */
  shopUrl?: string;
  /** What stands below the lines, for what was put aside. */
  savedForLater?: ReactNode;
  /** What stands above the sum on a business page. */
  accounting?: ReactNode;
  /** What stands in the place of the plain link to the checkout. */
  checkout?: ReactNode;
  onCheckout?: () => void;
};
