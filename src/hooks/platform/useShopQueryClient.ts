import {
  QueryClient,
  QueryClientContext,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useState } from 'react';
import { oncePer } from '../../core/platform/client/oncePer';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Storefront } from '../../core/storefront';
import { useSurroundings } from './StorefrontProvider';
import { type ShopKey, shopKey } from './shopQuery';

/** The storefront's own QueryClient, for a page that is not a React app. */
export const clientOf = oncePer<Storefront, QueryClient>(() => new QueryClient());

/**
 * The QueryClient for the shop's responses: the `queryClient` of the StorefrontProvider, else the enclosing QueryClientProvider's,
 * else one for this storefront.
 */
export function useShopQueryClient(): QueryClient {
  const enclosing = useContext(QueryClientContext);
  const { storefront, queryClient } = useSurroundings();
  const client = queryClient ?? enclosing ?? clientOf(storefront);
  const [, rerender] = useState(0);
  // personal queries have another key after a sign-in
  useEffect(() => {
    refetchAfterSignIn(storefront, client);
    return storefront.events.subscribe('session:signed-in', () => rerender((count) => count + 1));
  }, [storefront, client]);
  return client;
}

/** A query in the QueryClient of the shop. Its error is always a CommerceError. */
export function useShopQuery<Data>(
  options: UseQueryOptions<Data, CommerceError, Data, ShopKey>,
): UseQueryResult<Data, CommerceError> {
  return useQuery(options, useShopQueryClient());
}

/** The `refetch` of a query without its options, so that as the handler of a press it does not pass the event on. */
export function useRefetch({
  refetch,
}: Pick<UseQueryResult<unknown, CommerceError>, 'refetch'>): () => Promise<{ error: CommerceError | null }> {
  return useCallback(() => refetch(), [refetch]);
}

const refetched = new WeakMap<Storefront, WeakSet<QueryClient>>();

/**
 * After a sign-in without a page load, refetches what depends on the customer, such as prices and menus. What is
 * displayed stays until then.
 */
function refetchAfterSignIn(storefront: Storefront, client: QueryClient): void {
  const clients = refetched.get(storefront) ?? new WeakSet();
  if (clients.has(client)) return;
  refetched.set(storefront, clients.add(client));
  const [root, shop] = shopKey(storefront, '');
  storefront.events.subscribe('session:signed-in', () => {
    void client.invalidateQueries({
      queryKey: [root, shop],
      predicate: ({ meta }) => meta?.['persist'] === false && !meta['isPersonal'],
    });
  });
}
