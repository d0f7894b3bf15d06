import { useRef } from 'react';
import type { ListAdd } from '../../core/lists/rules/listOutcome';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import type { ProductTilesState } from '../products/useProductTiles';
import { tileOfSku, useSkuLookup } from './useSkuLookup';

export type ListTiles = {
  tiles: ReadonlyMap<string, ProductTile>;
  phase: ProductTilesState['phase'];
  refetch: () => void;
  /**
   * Converts items for an add: a business orders by the resolved SKU, also for items on pages that were not viewed
   * [CART-ADD-015, TILE-020]. Rejects with CommerceError if the products cannot be loaded.
   */
  toAdd: (items: readonly ListAdd[]) => Promise<ListAdd[]>;
};

/** The products of a changing list: each is requested once, and stays cached after it leaves the list. */
export function useListTiles(skus: readonly string[]): ListTiles {
  const storefront = useStorefront();
  const queryClient = useShopQueryClient();
  const { lookupOf, tiles, hasFailed, retry } = useSkuLookup(skus);
  // messages name a product that has left the list
  const known = useRef(new Map<string, ProductTile>()).current;
  for (const [sku, tile] of tiles) known.set(sku, tile);
  const isLoading = skus.some((sku) => lookupOf(sku).phase === 'loading');

  async function resolved({ sku, quantity }: ListAdd): Promise<ListAdd> {
    const tile = storefront.site.isSBA ? await tileOfSku(queryClient, storefront, sku) : known.get(sku);
    return { sku, quantity, resolvedSku: tile?.resolvedSku };
  }

  return {
    tiles: known,
    phase: skus.length === 0 ? 'idle' : isLoading ? 'loading' : hasFailed ? 'failed' : 'ready',
    refetch: retry,
    toAdd: (items) => Promise.all(items.map(resolved)),
  };
}
