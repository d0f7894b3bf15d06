import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query';
import {
  productTilesQuery,
  type Storefront,
  type StorefrontConfig,
  StorefrontProvider,
  useStorefront,
} from 'quire-widgets';
import { type ReactNode, useState } from 'react';
import { Shelf } from './products';

/** On the server: requests the products of a page. Each request of a customer has its own storefront and client. */
export async function prefetchShelf(storefront: Storefront, skus: string[]): Promise<DehydratedState> {
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(productTilesQuery(storefront, skus));
  return dehydrate(queryClient);
}

export type ShelfPageProps = { config: StorefrontConfig; skus: string[]; state: DehydratedState };

/** In the browser: displays the products of the server, without a request of its own while they are fresh. */
export function ShelfPage({ config, skus, state }: ShelfPageProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <StorefrontProvider config={config}>
          <Shelf skus={skus} />
        </StorefrontProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

/** A link that requests the products of its page before the customer follows it. */
export function ShelfLink({ href, skus, children }: { href: string; skus: string[]; children: ReactNode }) {
  const storefront = useStorefront();
  const queryClient = useQueryClient();
  const prefetch = () => void queryClient.prefetchQuery(productTilesQuery(storefront, skus));
  return (
    <a href={href} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </a>
  );
}
