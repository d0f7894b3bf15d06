import { QueryClient } from '@tanstack/react-query';
import type { Storefront } from '../../core/storefront';
import { useSurroundings } from './StorefrontProvider';

/** One cache for each shop of the page, where the host gave none of its own. */
const ownClients = new WeakMap<Storefront, QueryClient>();

/** The cache of a shop whose page is no React app's. */
export function clientOf(storefront: Storefront): QueryClient {
  const client = ownClients.get(storefront) ?? new QueryClient();
  ownClients.set(storefront, client);
  return client;
}

/** Where the answers of the shop are kept for the screen: the host's own cache, or the one of this shop. */
export function useShopQueryClient(): QueryClient {
  const { storefront, queryClient } = useSurroundings();
  return queryClient ?? clientOf(storefront);
}
