import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Translate } from '../../../hooks/platform/useMessages';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { TileCard } from '../../../ui/product/TileCard';
import type { ProductTileMessageKey } from './messages';
import { Swatches } from './Swatches';

export type TileRest = { options: TileCardOptions; translate: Translate<ProductTileMessageKey> };

export function TileContent({ tile, options, translate }: TileRest & { tile: ProductTile }) {
  const card = useTileCard(tile, options, translate);
  if (!tile.isSkuSet || !options.swatches) return <TileCard {...card} />;
  return (
    <>
      <TileCard {...card} />
      <Swatches setSku={tile.sku} skus={options.swatches} translate={translate} />
    </>
  );
}
