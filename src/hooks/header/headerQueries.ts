import { queryOptions } from '@tanstack/react-query';
import {
  type HeaderRead,
  type PrintService,
  readPrintServices,
  readSiteHeader,
} from '../../core/header/client/headerClient';
import { readSuggestions, type Suggestion } from '../../core/header/client/suggestClient';
import { shopUrl } from '../../core/platform/client/http/requestUrl';
import type { Storefront } from '../../core/storefront';
import { CUSTOMER_QUERY, SHOP_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

/** Read once for the page. Not persisted, because it depends on the customer's account. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, ...CUSTOMER_QUERY, refetchOnWindowFocus: false } as const;

/** The header and footer of this page, read once for all their parts [HDR-021]. Not persisted: it has account data. */
export function siteHeaderQuery(storefront: Storefront): ShopQuery<HeaderRead> {
  return queryOptions({
    queryKey: shopKey(storefront, 'site-header'),
    ...ONCE,
    // after a failure, each part of the header that mounts later would otherwise repeat the request
    retryOnMount: false,
    queryFn: ({ signal }) => readSiteHeader(storefront, signal),
  });
}

/** The print services that a business may order [HDR-026]. Not persisted, because they depend on its account. */
export function printServicesQuery(storefront: Storefront): ShopQuery<PrintService[]> {
  return queryOptions({
    queryKey: shopKey(storefront, 'print-services'),
    ...ONCE,
    queryFn: ({ signal }) => readPrintServices(storefront, signal),
  });
}

/** The suggestions of the service at `url` for a search term, fresh for a minute [HDR-023]. */
export function suggestionsQuery(storefront: Storefront, url: string, term: string): ShopQuery<Suggestion[]> {
  const { host, settings } = storefront;
  return queryOptions({
    queryKey: shopKey(storefront, 'suggestions', url, term),
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: ({ signal }) => readSuggestions(host, shopUrl(url, settings.http, host.location.href), term, signal),
  });
}
