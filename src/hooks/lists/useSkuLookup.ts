import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { CUSTOMER_QUERY, shopKey } from '../platform/shopQuery';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { productTilesQuery } from '../products/productTilesQuery';

/** The lookup of one SKU. */
export type SkuLookup =
  | { phase: 'loading' | 'missing' | 'failed'; tile?: undefined }
  | { phase: 'ready'; tile: ProductTile };

type Lookups = Readonly<Record<string, SkuLookup>>;

const LOADING: SkuLookup = { phase: 'loading' };
const NONE: Lookups = {};

/** With `select`, an unchanged lookup is the same object, although the query is another one for other SKUs. */
const unchanged = (lookups: Lookups): Lookups => lookups;

/** The product of a SKU: from the cache however old, else from the shop. */
export const tileOfSku = async (
  queryClient: QueryClient,
  storefront: Storefront,
  sku: string,
): Promise<ProductTile | undefined> =>
  (
    await queryClient.fetchQuery({
      ...productTilesQuery(storefront, [sku]),
      staleTime: Number.POSITIVE_INFINITY,
    })
  )[0];

/**
 * Looks up SKUs, whose list changes. Each is requested once, batched with the others, and on its own: a failed request
 * does not affect the others. Results stay while others load.
 */
export function useSkuLookup(skus: readonly string[]): {
  lookupOf: (sku: string) => SkuLookup;
  tiles: ReadonlyMap<string, ProductTile>;
  hasFailed: boolean;
  retry: () => void;
} {
  const storefront = useStorefront();
  const queryClient = useShopQueryClient();
  const lookUp = (sku: string): Promise<SkuLookup> =>
    tileOfSku(queryClient, storefront, sku).then(
      (tile) => (tile ? { phase: 'ready', tile } : { phase: 'missing' }),
      () => ({ phase: 'failed' }),
    );
  const {
    data = NONE,
    isFetching,
    refetch,
  } = useQuery(
    {
      ...CUSTOMER_QUERY,
      queryKey: shopKey(storefront, 'lookups', skus),
      queryFn: async (): Promise<Lookups> =>
        Object.fromEntries(await Promise.all(skus.map(async (sku) => [sku, await lookUp(sku)] as const))),
      select: unchanged,
      placeholderData: keepPreviousData,
      gcTime: 0,
      enabled: skus.length > 0,
    },
    queryClient,
  );

  const lookupOf = (sku: string): SkuLookup => {
    const known = data[sku] ?? LOADING;
    return isFetching && known.phase === 'failed' ? LOADING : known;
  };
  return {
    lookupOf,
    tiles: new Map(skus.flatMap((sku) => (data[sku]?.tile ? [[sku, data[sku].tile]] : []))),
    hasFailed: skus.some((sku) => lookupOf(sku).phase === 'failed'),
    retry: () => void refetch(),
  };
}
