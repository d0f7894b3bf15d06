'use client';

import { useQuery } from '@tanstack/react-query';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { productTilesOf } from '../../core/products/client/productTileClient';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { clientOf, useShopQueryClient } from '../platform/useShopQueryClient';
import { productTilesQuery } from './productTilesQuery';

export type ProductTilesState = {
  /** `idle` while there are no SKUs to ask for. */
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** In the order of the SKUs, without those that the shop does not know. */
  tiles: ProductTile[];
  error: CommerceError | undefined;
  reload: () => void;
};

/** What a part that needs products draws in their place; `here` as soon as one is known. */
export function waitOf({ phase, tiles }: ProductTilesState): 'loading' | 'failed' | 'none' | 'here' {
  if (tiles.length > 0) return 'here';
  return phase === 'loading' || phase === 'failed' ? phase : 'none';
}

/** Products by SKU, for the screen. All that a page asks for at once are one call. A failure gives an empty list [TILE-034]. */
export function useProductTiles(skus: readonly string[]): ProductTilesState {
  const client = productTilesOf(useStorefront());
  const query = useQuery({ ...productTilesQuery(client, skus), enabled: skus.length > 0 }, useShopQueryClient());
  const { data: tiles = [], error, isFetching } = query;
  const isLoading = isFetching && tiles.length === 0;
  return {
    phase: skus.length === 0 ? 'idle' : isLoading ? 'loading' : error && tiles.length === 0 ? 'failed' : 'shown',
    tiles,
    error: (error ?? undefined) as CommerceError | undefined,
    reload: () => void query.refetch(),
  };
}

/**
 * Asks for the product of a tile that is drawn soon, together with all others that do; nothing where the page gives it. What
 * failed is asked for once more when it is drawn.
 */
export function readAhead(
  { sku, item }: { sku?: string | undefined; item?: unknown },
  storefront: Storefront,
): Promise<void> | undefined {
  if (item || !sku) return undefined;
  return clientOf(storefront).prefetchQuery(productTilesQuery(productTilesOf(storefront), [sku]));
}
