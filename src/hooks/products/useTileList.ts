import type { ProductTile } from '../../core/products/rules/productTile';
import type { TileMessageKey } from '../../core/products/rules/tileMessages';
import type { Translate } from '../platform/useMessages';
import { loadingStateOf, type TilesState } from './useProductTiles';
import { type TileCardOptions, useTileCard } from './useTileCard';

/** Products as the tiles of one list, for `ui/product/TileList`. */
export function useTileList<Key extends string>(
  products: TilesState & { refetch: () => void },
  options: TileCardOptions,
  translate: Translate<TileMessageKey | Key>,
) {
  /** Called once by each tile. */
  const useCard = (tile: ProductTile) => useTileCard(tile, options, translate);
  return { tiles: products.tiles, useCard, state: loadingStateOf(products), onRetry: products.refetch, translate };
}
