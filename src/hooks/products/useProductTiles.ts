import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { clientOf, useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { productTilesQuery } from './productTilesQuery';

export type ProductTilesState = {
  /** `idle` if there are no SKUs. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** In the order of the SKUs, without those that the shop does not know. */
  tiles: ProductTile[];
  error: CommerceError | null;
  refetch: () => void;
};

const NONE: ProductTile[] = [];

export type TilesState = { phase: ProductTilesState['phase'] | 'empty'; tiles: readonly ProductTile[] };

/** The placeholder state of a component that needs products; `ready` as soon as one is loaded. */
export function loadingStateOf({ phase, tiles }: TilesState): 'loading' | 'failed' | 'empty' | 'ready' {
  if (tiles.length > 0) return 'ready';
  return phase === 'loading' || phase === 'failed' ? phase : 'empty';
}

/** Products by SKU. Concurrent requests of a page are batched. A failure gives an empty list [TILE-034]. */
export function useProductTiles(skus: readonly string[]): ProductTilesState {
  const options = productTilesQuery(useStorefront(), skus);
  const query = useShopQuery({ ...options, enabled: skus.length > 0 });
  const { data: tiles = NONE, error, isFetching } = query;
  const isLoading = isFetching && tiles.length === 0;
  return {
    phase: skus.length === 0 ? 'idle' : isLoading ? 'loading' : error && tiles.length === 0 ? 'failed' : 'ready',
    tiles,
    error,
    refetch: useRefetch(query),
  };
}

/**
 * Prefetches the product of a tile that will mount soon, batched with other tiles; does nothing if the page provides
 * the product. A failed prefetch is retried when the tile mounts.
 */
export function readAhead(
  { sku, item }: { sku?: string | undefined; item?: unknown },
  storefront: Storefront,
): Promise<void> | undefined {
  if (item || !sku) return undefined;
  return clientOf(storefront).prefetchQuery(productTilesQuery(storefront, [sku]));
}
