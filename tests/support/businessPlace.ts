import type { AccountingDemands } from '../../src/core/platform/rules/session/accountingDemands';
import { BUSINESS_CONTEXT } from './storefront';

export const ALL_REQUIRED: AccountingDemands = { BC: 'required', PON: 'required', POR: 'required' };

/** A business buyer with the permissions that are named, and a page that speaks of no other. */
export const buyerWith = (...groups: string[]) => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: true, permissionDetail: { groups } },
});

/** The page of a business buyer who has signed in. */
export const businessConfig = (accounting: AccountingDemands = ALL_REQUIRED) => ({
  ...BUSINESS_CONTEXT,
  session: { isLoggedIn: true, accounting },
});
