import type { ProductTile } from '../../core/products/rules/productTile';
import type { TileMessageKey } from '../../core/products/rules/tileMessages';
import type { Translate } from '../platform/useMessages';
import { loadingStateOf, useProductTiles } from './useProductTiles';
import { type TileCardOptions, useTileCard } from './useTileCard';

/** Products by SKU, each as a tile of one list, for `ui/product/TileList`. */
export function useListedProducts<Key extends string>(
  skus: readonly string[],
  options: TileCardOptions,
  translate: Translate<TileMessageKey | Key>,
) {
  const products = useProductTiles(skus);
  /** Called once by each tile. */
  const useCard = (tile: ProductTile) => useTileCard(tile, options, translate);
  return {
    tiles: products.tiles,
    useCard,
    state: loadingStateOf(products),
    onRetry: products.refetch,
    translate,
  };
}
