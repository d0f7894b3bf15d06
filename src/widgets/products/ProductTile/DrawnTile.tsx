import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Say } from '../../../hooks/platform/useMessages';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { TileCard } from '../../../ui/product/TileCard';
import type { ProductTileWord } from './messages';
import { Swatches } from './Swatches';

export type TileRest = { options: TileCardOptions; say: Say<ProductTileWord> };

export function DrawnTile({ tile, options, say }: TileRest & { tile: ProductTile }) {
  const card = useTileCard(tile, options, say);
  if (!tile.isSkuSet || !options.swatches) return <TileCard {...card} />;
  return (
    <>
      <TileCard {...card} />
      <Swatches setSku={tile.sku} skus={options.swatches} say={say} />
    </>
  );
}
