import type { ReactNode } from 'react';
import type { RootProps } from '../../../ui/rendering/Widget';

export type CartPageProps = RootProps & {
  /**
   * The variant of the shop's cart page. The default is the variant of the tenant [ROUTE-001, ROUTE-003, ROUTE-004].
   */
  variant?: 'mmx' | 'sba' | 'sparq';
  /** Shows the cart without further product offers. The default is `viewcart` of the page's address [ROUTE-002]. */
  viewcart?: boolean;
  /** The ids of the lines to highlight. The default is `cartItemIds` of the page's address [ROUTE-010]. */
  cartItemIds?: string[];
  /** Shows recommended products below the lines. The default is true. */
  showRecommendations?: boolean;
  /** Items can be saved for later and are listed below the lines. The default is true [SCR-013]. */
  showSfl?: boolean;
  /**
   * The page has lists that lines can be added to: an add-to-list overlay, or a script that handles its request
   * [SCR-010].
   */
  showAddToList?: boolean;
  /** Shows the coupon field. The default is true. */
  couponsEnabled?: boolean;
  /** A decimal amount in the shop's currency, like "60.00" [CART-MSG-017]. */
  freeShippingThreshold?: string;
  /** The URL of the checkout. Defaults to the page's. */
  checkoutUrl?: string;
  /** The text of the checkout button. */
  checkoutLabel?: string;
  /** URL of the link that continues shopping. */
  shopUrl?: string;
  /** Content below the lines, for saved items. */
  savedForLater?: ReactNode;
  /** Content above the totals, on a business page. */
  accounting?: ReactNode;
  /** Replaces the default checkout link. */
  checkout?: ReactNode;
  /** Called when the customer goes to the checkout. */
  onCheckout?: () => void;
};
