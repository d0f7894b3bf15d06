import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useSwatches } from '../../../hooks/products/useSwatches';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { type RenderTile, TileCard } from '../../../ui/product/TileCard';
import type { ProductTileMessageKey } from './messages';

export type TileRest = {
  options: TileCardOptions;
  renderTile: RenderTile | undefined;
  translate: Translate<ProductTileMessageKey>;
};

export function TileContent({ tile, options, renderTile, translate }: TileRest & { tile: ProductTile }) {
  const card = { ...useTileCard(tile, options, translate), renderTile };
  if (!tile.isSkuSet || !options.swatches) return <TileCard {...card} />;
  return (
    <>
      <TileCard {...card} />
      <Swatches skus={options.swatches} translate={translate} />
    </>
  );
}

type Props = { skus: readonly string[]; translate: Translate<ProductTileMessageKey> };

/**
 * The variants of a set, each as a small picture that links to it. Renders nothing if the shop does not list them
 * [TILE-035].
 */
function Swatches({ skus, translate }: Props) {
  const swatches = useSwatches(skus);
  if (swatches.length === 0) return null;
  return (
    <ul className="quire-product-tile__swatches" aria-label={translate('swatches')}>
      {swatches.map(({ sku, name, url, imageUrl }) => (
        <li key={sku}>
          <a href={safeUrl(url)}>
            <ProductPicture url={imageUrl} size={40} />
            <span className="quire-hidden-visually">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
