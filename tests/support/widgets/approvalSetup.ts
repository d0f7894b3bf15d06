import type { StorefrontConfig } from '../../../src/core/platform/client/settings';
import type { FakeShop } from '../shop/fakeShop';
import { BUSINESS_CONTEXT } from './storefront';

export type ApprovalSetup = {
  codes?: string[];
  isGuest?: boolean;
  config?: Partial<StorefrontConfig>;
  shop?: (shop: FakeShop) => void;
};

/** The configuration of a company's user with these permissions; by default an approver. */
export const approverConfig = (setup: ApprovalSetup = {}): Partial<StorefrontConfig> => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: !setup.isGuest, permissionDetail: { header: setup.codes ?? ['H_AO'] } },
  ...setup.config,
});
