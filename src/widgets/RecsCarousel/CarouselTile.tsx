import type { ProductTile } from '../../core/rules/productTile';
import type { Say } from '../../hooks/useMessages';
import { type TileCardOptions, useTileCard } from '../../hooks/useTileCard';
import { TileCard } from '../../ui/TileCard';
import type { RecsCarouselWord } from './messages';

export type CarouselTileProps = { tile: ProductTile; options: TileCardOptions; say: Say<RecsCarouselWord> };

export function CarouselTile({ tile, options, say }: CarouselTileProps) {
  return <TileCard {...useTileCard(tile, options, say)} />;
}
