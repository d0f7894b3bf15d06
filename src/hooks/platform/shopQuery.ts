import type { QueryFunction, queryOptions, UseQueryResult } from '@tanstack/react-query';
import { oncePer } from '../../core/platform/client/oncePer';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Storefront } from '../../core/storefront';

export type ShopKey = readonly ['quire', shop: string, subject: string, ...params: unknown[]];

/**
 * The options of a query, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the other functions of TanStack Query.
 * A failed query is not repeated: the components show its error with a retry button. Override `retry` to change that.
 */
export type ShopQuery<Data> = ReturnType<typeof queryOptions<Data, CommerceError, Data, ShopKey>> & {
  queryFn?: QueryFunction<Data, ShopKey>;
};

/**
 * The query key of a response: `quire`, the shop, the subject, its parameters. The shop is the context, the display
 * locale and the shop's origin of a storefront, but not its customer, so that a browser finds what its server has
 * prefetched. Storefronts of one shop share their responses in one QueryClient; a `queryClient` of its own separates a
 * storefront.
 */
export function shopKey(
  { site, locale, settings }: Pick<Storefront, 'site' | 'locale' | 'settings'>,
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
    settings.http.origin,
  ];
  return ['quire', shop.join('/'), subject, ...params];
}

let knownCustomers = 0;

/** The customer of a storefront is another one after each sign-in on its page. */
const customerOf = oncePer(({ events }: Storefront) => {
  const customer = { id: ++knownCustomers, signIns: 0 };
  events.subscribe('session:signed-in', () => {
    customer.signIns += 1;
  });
  return customer;
});

/**
 * The query key of personal data. It belongs to the customer: another storefront, and the same one after a sign-in, has
 * other keys, so that nobody sees the data of the former customer. A server's keys differ from the browser's.
 */
export function personalKey(storefront: Storefront, subject: string, ...params: unknown[]): ShopKey {
  const { id, signIns } = customerOf(storefront);
  return shopKey(storefront, subject, `customer ${id}.${signIns}`, ...params);
}

/**
 * The default options of all shop queries, in the host's cache and in ours. A failed query shows its error at once, with
 * a retry button, also while offline; a paused query would show nothing [DEC-106].
 */
export const SHOP_QUERY = { retry: false, networkMode: 'always' } as const;

/**
 * For responses that depend on the customer: account prices, menus, recommendations, stores nearby. A host that persists
 * its QueryClient skips queries with `meta.persist` false, because another customer may use the same browser next.
 */
export const CUSTOMER_QUERY = { ...SHOP_QUERY, meta: { persist: false } } as const;

/**
 * For personal data, whose keys start with `personalKey`: payments with saved cards and addresses, orders, approvals,
 * messages, rewards. It leaves the cache with the last component that displays it, so it cannot be prefetched.
 */
export const PERSONAL_QUERY = { ...SHOP_QUERY, meta: { persist: false, isPersonal: true }, gcTime: 0 } as const;

/** The phase of a query for something that may be empty. What was loaded stays while it is loaded again. */
export function queryPhase<Data>(
  { data, error, isFetching }: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'>,
  isEmpty: (data: Data) => boolean,
): 'loading' | 'ready' | 'empty' | 'failed' {
  if (data !== undefined) return isEmpty(data) ? 'empty' : 'ready';
  return error && !isFetching ? 'failed' : 'loading';
}
