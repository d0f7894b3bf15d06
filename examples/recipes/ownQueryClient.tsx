import { defaultShouldDehydrateQuery, type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import { type ReactNode, useState } from 'react';

export type ShopProps = { config: StorefrontConfig; queryClient?: QueryClient; children: ReactNode };

/** The hooks inside use the app's query client. The cart has its own cache. */
export function Shop({ config, queryClient: providedClient, children }: ShopProps) {
  const [queryClient] = useState(() => providedClient ?? new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <StorefrontProvider config={config}>{children}</StorefrontProvider>
    </QueryClientProvider>
  );
}

/**
 * Whether a persister may store a query: not if its response depends on the customer. Pass it as
 * `dehydrateOptions.shouldDehydrateQuery`.
 */
export function shouldPersistQuery(query: Query): boolean {
  return defaultShouldDehydrateQuery(query) && query.meta?.['persist'] !== false;
}
