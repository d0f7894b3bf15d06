import type { ProductTile } from '../../core/products/rules/productTile';
import type { TileWord } from '../../core/products/rules/tileWords';
import type { Say } from '../platform/useMessages';
import { useProductTiles, waitOf } from './useProductTiles';
import { type TileCardOptions, useTileCard } from './useTileCard';

/** Products by SKU, each as a tile of one list, for `ui/product/TileList`. */
export function useListedProducts<Word extends string>(
  skus: readonly string[],
  options: TileCardOptions,
  say: Say<TileWord | Word>,
) {
  const products = useProductTiles(skus);
  /** Called once by each tile. */
  const useCard = (tile: ProductTile) => useTileCard(tile, options, say);
  return {
    tiles: products.tiles,
    useCard,
    state: waitOf(products),
    onRetry: products.reload,
    say,
  };
}
