import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import type { FakeShop } from './fakeShop';
import { BUSINESS_CONTEXT } from './storefront';

export type ApprovalPlace = {
  codes?: string[];
  isGuest?: boolean;
  config?: Partial<StorefrontConfig>;
  shop?: (shop: FakeShop) => void;
};

/** The configuration of a company's user with these permissions; by default an approver. */
export const approverConfig = (place: ApprovalPlace = {}): Partial<StorefrontConfig> => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: !place.isGuest, permissionDetail: { header: place.codes ?? ['H_AO'] } },
  ...place.config,
});
