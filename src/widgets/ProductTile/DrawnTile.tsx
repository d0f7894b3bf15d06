import type { ProductTile } from '../../core/rules/productTile';
import type { Say } from '../../hooks/useMessages';
import { type TileCardOptions, useTileCard } from '../../hooks/useTileCard';
import { TileCard } from '../../ui/TileCard';
import type { ProductTileWord } from './messages';

export type TileRest = { options: TileCardOptions; say: Say<ProductTileWord> };

export function DrawnTile({ tile, options, say }: TileRest & { tile: ProductTile }) {
  return <TileCard {...useTileCard(tile, options, say)} />;
}
