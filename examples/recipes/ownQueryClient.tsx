import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import { type ReactNode, useState } from 'react';

export type ShopProps = { config: StorefrontConfig; queryClient?: QueryClient; children: ReactNode };

/**
 * Responses of the shop are cached in the app's own query client, under keys that begin with `quire` and name no shop.
 * Each shop, and on a server each request, therefore needs its own. The cart has its own cache.
 */
export function Shop({ config, queryClient: providedClient, children }: ShopProps) {
  const [queryClient] = useState(() => providedClient ?? new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <StorefrontProvider config={config} queryClient={queryClient}>
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  );
}
