import { queryOptions } from '@tanstack/react-query';
import { type HeaderRead, readSiteHeader } from '../../core/header/client/headerClient';
import type { Storefront } from '../../core/storefront';
import { CUSTOMER_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/** The header and footer of this page, read once for all their parts [HDR-021]. Not persisted: it has account data. */
export function siteHeaderQuery(storefront: Storefront): ShopQuery<HeaderRead> {
  return queryOptions({
    queryKey: shopKey(storefront, 'site-header'),
    staleTime: Number.POSITIVE_INFINITY,
    ...CUSTOMER_QUERY,
    refetchOnWindowFocus: false,
    // after a failure, each part of the header that mounts later would otherwise repeat the request
    retryOnMount: false,
    queryFn: ({ signal }) => readSiteHeader(storefront, signal),
  });
}
