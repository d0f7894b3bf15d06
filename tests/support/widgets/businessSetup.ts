import type { AccountingDemands } from '../../../src/core/platform/rules/session/accountingDemands';
import { BUSINESS_CONTEXT } from './storefront';

export const ALL_REQUIRED: AccountingDemands = { BC: 'required', PON: 'required', POR: 'required' };

/** The context of a business buyer with exactly these permissions. */
export const buyerWith = (...groups: string[]) => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: true, permissionDetail: { groups } },
});

/** The configuration for a signed-in business buyer. */
export const businessConfig = (accounting: AccountingDemands = ALL_REQUIRED) => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: true, accounting },
});
