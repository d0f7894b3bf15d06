import { queryOptions } from '@tanstack/react-query';
import { readSuggestions, type Suggestion } from '../../core/header/client/suggestClient';
import { shopUrl } from '../../core/platform/client/http/requestUrl';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY, type ShopQuery, shopKey } from '../platform/shopQuery';

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
