import { useRef } from 'react';
import type { ProductTile } from '../core/rules/productTile';
import { type ProductTilesState, useProductTiles } from './useProductTiles';

/**
 * The products of a list that changes: each is asked for once, and stays known when it leaves.
 */
export function useListTiles(skus: readonly string[]): {
  tiles: ReadonlyMap<string, ProductTile>;
  phase: ProductTilesState['phase'];
  reload: () => void;
} {
  const known = useRef(new Map<string, ProductTile>());
  const answered = useRef(new Set<string>());
  const asked = useRef<readonly string[]>([]);
  const isNew = (sku: string) => !answered.current.has(sku) && !asked.current.includes(sku);
  if (skus.some(isNew)) {
    asked.current = [...asked.current.filter((sku) => !answered.current.has(sku)), ...new Set(skus.filter(isNew))];
  }

  const { tiles, phase, reload } = useProductTiles(asked.current);
  for (const tile of tiles) known.current.set(tile.sku, tile);
  if (phase === 'shown') for (const sku of asked.current) answered.current.add(sku);
  return { tiles: known.current, phase, reload };
}
