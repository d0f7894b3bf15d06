import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import { type ReactNode, useState } from 'react';

export type ShopProps = { config: StorefrontConfig; queryClient?: QueryClient; children: ReactNode };

/**
 * Answers of the shop are kept in the app's own cache, under keys that begin with `quire` and name no shop: each shop, and on
 * a server each request, has one of its own. The cart keeps itself.
 */
export function Shop({ config, queryClient: given, children }: ShopProps) {
  const [queryClient] = useState(() => given ?? new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <StorefrontProvider config={config} queryClient={queryClient}>
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  );
}
