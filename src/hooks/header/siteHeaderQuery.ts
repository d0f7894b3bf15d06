import { queryOptions } from '@tanstack/react-query';
import { readSiteHeader } from '../../core/header/client/headerClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/** The header and footer of this page, read once for all their parts [HDR-021]. */
export function siteHeaderQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'site-header'],
    staleTime: Number.POSITIVE_INFINITY,
    ...SHOP_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readSiteHeader(storefront, signal),
  });
}
