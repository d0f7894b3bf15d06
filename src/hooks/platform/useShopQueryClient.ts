import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Storefront } from '../../core/storefront';
import { useSurroundings } from './StorefrontProvider';

/** One QueryClient per storefront, for hosts that do not provide one. */
const ownClients = new WeakMap<Storefront, QueryClient>();

/** The QueryClient of a storefront on a page that is not a React app. */
export function clientOf(storefront: Storefront): QueryClient {
  const client = ownClients.get(storefront) ?? new QueryClient();
  ownClients.set(storefront, client);
  return client;
}

/**
 * The QueryClient for the shop's responses: the `queryClient` of the StorefrontProvider, else that of the enclosing
 * QueryClientProvider, else the one of this storefront.
 */
export function useShopQueryClient(): QueryClient {
  const enclosing = useContext(QueryClientContext);
  const { storefront, queryClient } = useSurroundings();
  return queryClient ?? enclosing ?? clientOf(storefront);
}
