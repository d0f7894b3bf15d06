import { useRef } from 'react';
import type { ListAdd } from '../../core/lists/rules/listOutcome';
import { productTilesOf } from '../../core/products/client/productTileClient';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';
import { type ProductTilesState, useProductTiles } from '../products/useProductTiles';

/** The products of a changing list: each is requested once, and stays cached after it leaves the list. */
export function useListTiles(skus: readonly string[]): {
  tiles: ReadonlyMap<string, ProductTile>;
  phase: ProductTilesState['phase'];
  /** The placeholder state beside the loaded products: `ready` once all SKUs are resolved. */
  loadingState: 'loading' | 'failed' | 'ready';
  reload: () => void;
  /**
   * Converts items for an add: a business orders by the resolved SKU, also for items on pages that were not viewed
   * [CART-ADD-015, TILE-020]. Rejects with CommerceError if the products cannot be loaded.
   */
  toAdd: (items: readonly ListAdd[]) => Promise<ListAdd[]>;
} {
  const storefront = useStorefront();
  const known = useRef(new Map<string, ProductTile>());
  const answered = useRef(new Set<string>());
  const requested = useRef<readonly string[]>([]);
  const isNew = (sku: string) => !answered.current.has(sku) && !requested.current.includes(sku);
  if (skus.some(isNew)) {
    requested.current = [
      ...requested.current.filter((sku) => !answered.current.has(sku)),
      ...new Set(skus.filter(isNew)),
    ];
  }

  const { tiles, phase, reload } = useProductTiles(requested.current);
  for (const tile of tiles) known.current.set(tile.sku, tile);
  if (phase === 'ready') for (const sku of requested.current) answered.current.add(sku);

  async function toAdd(items: readonly ListAdd[]) {
    const unknown = items.map(({ sku }) => sku).filter((sku) => !known.current.has(sku));
    if (storefront.site.isSBA && unknown.length > 0) {
      const answer = await productTilesOf(storefront).read(unknown);
      if (answer.error) throw answer.error;
      for (const tile of answer.tiles) known.current.set(tile.sku, tile);
    }
    return items.map(({ sku, quantity }) => ({ sku, quantity, resolvedSku: known.current.get(sku)?.resolvedSku }));
  }

  const isWhole = phase === 'ready' || phase === 'idle' || skus.every((sku) => known.current.has(sku));
  return { tiles: known.current, phase, loadingState: isWhole ? 'ready' : phase, reload, toAdd };
}
