import { QueryClient } from '@tanstack/react-query';
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

/** The QueryClient for the shop's responses: the host's own, or the one of this storefront. */
export function useShopQueryClient(): QueryClient {
  const { storefront, queryClient } = useSurroundings();
  return queryClient ?? clientOf(storefront);
}
