import { queryOptions } from '@tanstack/react-query';
import { readLanding } from '../../core/content/client/landingClient';
import type { Landing, LandingFilters } from '../../core/content/rules/landing';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/** The landing page for some filters, fresh for a minute [CONT-003]. `landingFiltersOf` reads them from a URL. */
export function landingQuery(storefront: Storefront, filters: LandingFilters): ShopQuery<Landing> {
  return queryOptions({
    queryKey: shopKey(storefront, 'landing', filters),
    staleTime: 60_000,
    ...SHOP_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readLanding(storefront, filters, signal),
  });
}
