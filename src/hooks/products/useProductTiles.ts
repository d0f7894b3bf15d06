'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { productTilesOf } from '../../core/products/client/productTileClient';
import type { ProductTile } from '../../core/products/rules/productTile';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { clientOf, useShopQueryClient } from '../platform/useShopQueryClient';
import { productTilesQuery } from './productTilesQuery';

export type ProductTilesState = {
  /** `idle` if there are no SKUs. */
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** In the order of the SKUs, without those that the shop does not know. */
  tiles: ProductTile[];
  error: CommerceError | undefined;
  reload: () => void;
};

const NONE: ProductTile[] = [];

/** The placeholder state of a component that needs products; `here` as soon as one is loaded. */
export function loadingStateOf({ phase, tiles }: ProductTilesState): 'loading' | 'failed' | 'none' | 'here' {
  if (tiles.length > 0) return 'here';
  return phase === 'loading' || phase === 'failed' ? phase : 'none';
}

/** Products by SKU. Concurrent requests of a page are batched. A failure gives an empty list [TILE-034]. */
export function useProductTiles(skus: readonly string[]): ProductTilesState {
  const client = productTilesOf(useStorefront());
  const query = useQuery({ ...productTilesQuery(client, skus), enabled: skus.length > 0 }, useShopQueryClient());
  const { data: tiles = NONE, error, isFetching, refetch } = query;
  const isLoading = isFetching && tiles.length === 0;
  return {
    phase: skus.length === 0 ? 'idle' : isLoading ? 'loading' : error && tiles.length === 0 ? 'failed' : 'shown',
    tiles,
    error: (error ?? undefined) as CommerceError | undefined,
    reload: useCallback(() => void refetch(), [refetch]),
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
  return clientOf(storefront).prefetchQuery(productTilesQuery(productTilesOf(storefront), [sku]));
}
