import type { QueryFunction, queryOptions } from '@tanstack/react-query';
import type { Storefront } from '../../core/storefront';

export type ShopKey = readonly ['quire', shop: string, subject: string, ...params: unknown[]];

/** The options of a query, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the other functions of TanStack Query. */
export type ShopQuery<Data> = ReturnType<typeof queryOptions<Data, Error, Data, ShopKey>> & {
  queryFn?: QueryFunction<Data, ShopKey>;
};

/**
 * The query key of a response: `quire`, the shop, the subject, its parameters. The shop is the context and the display
 * locale of a storefront, but not its customer, so that a browser finds what its server has prefetched. Storefronts with
 * equal context share their responses in one QueryClient; a `queryClient` of its own separates a storefront.
 */
export function shopKey(
  { site, locale }: Pick<Storefront, 'site' | 'locale'>,
  subject: string,
  ...params: unknown[]
): ShopKey {
  const { tenant, storeId, catalogId, siteId, channelId, langId, langCd, currency, env } = site;
  const shop = [
    tenant.shortName,
    tenant.legacyNumber,
    storeId,
    catalogId,
    siteId,
    channelId,
    langId,
    langCd,
    site.locale,
    locale,
    currency,
    env,
  ];
  return ['quire', shop.join('/'), subject, ...params];
}
