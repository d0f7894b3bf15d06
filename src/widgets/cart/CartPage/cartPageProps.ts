import type { ReactNode } from 'react';

export type CartPageProps = {
  /**
   * The variant of the shop's cart page. The default is the variant of the tenant [ROUTE-001, ROUTE-003, ROUTE-004].
   */
  variant?: 'mmx' | 'sba' | 'sparq';
  /** Shows the cart without further product offers. The default is `viewcart` of the page's address [ROUTE-002]. */
  viewcart?: boolean;
  /** The ids of the lines to highlight. The default is `cartItemIds` of the page's address [ROUTE-010]. */
  cartItemIds?: string[];
  showRecommendations?: boolean;
  showSfl?: boolean;
  /**
   * The page has lists that lines can be added to: an add-to-list overlay, or a script that handles its request
   * [SCR-010].
   */
  showAddToList?: boolean;
  couponsEnabled?: boolean;
  /** A decimal amount in the shop's currency, like "60.00" [CART-MSG-017]. */
  freeShippingThreshold?: string;
  checkoutUrl?: string;
  checkoutLabel?: string;
  /** URL of the link that continues shopping. */
  shopUrl?: string;
  /** Content below the lines, for saved items. */
  savedForLater?: ReactNode;
  /** Content above the totals, on a business page. */
  accounting?: ReactNode;
  /** Replaces the default checkout link. */
  checkout?: ReactNode;
  onCheckout?: () => void;
};
