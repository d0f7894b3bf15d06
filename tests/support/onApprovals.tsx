import type { StorefrontConfig } from '../../src/core/client/settings';
import { OrderApprovals, type OrderApprovalsProps } from '../../src/widgets/OrderApprovals';
import { type FakeShop, fakeShop } from './fakeShop';
import { renderWidget } from './renderWidget';
import { BUSINESS_CONTEXT } from './storefront';

export type ApprovalPlace = {
  codes?: string[];
  isGuest?: boolean;
  config?: Partial<StorefrontConfig>;
  shop?: (shop: FakeShop) => void;
};

/** The page of somebody of a company who holds these codes: an approver's, unless it is said otherwise. */
export const approverConfig = (place: ApprovalPlace = {}): Partial<StorefrontConfig> => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: !place.isGuest, permissionDetail: { header: place.codes ?? ['H_AO'] } },
  ...place.config,
});

/** The desk of an approver, in front of a shop where three orders wait. */
export function onApprovals(place: ApprovalPlace = {}, props: OrderApprovalsProps = {}) {
  const shop = fakeShop();
  place.shop?.(shop);
  const page = renderWidget(<OrderApprovals {...props} />, { shop, config: approverConfig(place) });
  return {
    ...page,
    shop,
    /** The orders on screen, by their numbers. */
    rows: () => [...page.box.querySelectorAll('tbody th')].map((cell) => cell.textContent),
  };
}
