import { useMemo } from 'react';
import { readBudget } from '../../core/header/client/toHeader';
import { type Budget, hasBudgetOverview } from '../../core/header/rules/siteHeader';
import { useStorefront } from '../platform/StorefrontProvider';
import { useSiteHeader } from './useSiteHeader';

/**
 * The budgets of a business: the given ones, in the shop's wire format, else the header's, which may still be loading.
 * Undefined for consumers, and unless budgets are enabled, configured and have values [HDR-010, BUD-003].
 */
export function useBudget(provided?: unknown): { budget: Budget | undefined; isLoading: boolean } {
  const { site } = useStorefront();
  const isRequested = site.isSBA && provided === undefined;
  const { header, phase } = useSiteHeader(isRequested);
  const own = useMemo(
    () => (provided === undefined ? undefined : readBudget(provided, site.currency)),
    [provided, site],
  );
  const budget = own ?? header?.budget;
  return {
    budget: site.isSBA && budget && hasBudgetOverview(budget.centers) ? budget : undefined,
    isLoading: isRequested && phase === 'loading',
  };
}
