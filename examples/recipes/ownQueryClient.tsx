import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type StorefrontConfig, StorefrontProvider } from 'quire-widgets';
import type { ReactNode } from 'react';

const queryClient = new QueryClient();

/** Answers of the shop are kept in the app's own cache, under keys that begin with `quire`; the cart keeps itself. */
export function Shop({ config, children }: { config: StorefrontConfig; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <StorefrontProvider config={config} queryClient={queryClient}>
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  );
}
