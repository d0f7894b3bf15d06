import { useMemo } from 'react';
import { readBudget } from '../../core/header/client/toHeader';
import { hasBudgetOverview } from '../../core/header/rules/budget';
import type { Budget } from '../../core/header/rules/siteHeader';
import { useStorefront } from '../platform/StorefrontProvider';
import { useSiteHeader } from './useSiteHeader';

/**
 * The budgets of a business: the given ones, in the shop's wire format, else the header's. Undefined for consumers, and
 * unless budgets are enabled, configured and have values [HDR-010, BUD-003].
 */
export function useBudget(given?: unknown): Budget | undefined {
  const { site } = useStorefront();
  const isAsked = site.isSBA && given === undefined;
  const { header } = useSiteHeader(isAsked);
  const own = useMemo(() => (given === undefined ? undefined : readBudget(given, site.currency)), [given, site]);
  const budget = own ?? header?.budget;
  return site.isSBA && budget && hasBudgetOverview(budget.centers) ? budget : undefined;
}
