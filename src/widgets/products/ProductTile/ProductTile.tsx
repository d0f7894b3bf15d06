import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { ProductTile as Product } from '../../../core/products/rules/productTile';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { useProvidedTile, useSwatches } from '../../../hooks/products/useProvidedTile';
import { type TileCardOptions, useTileCard } from '../../../hooks/products/useTileCard';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { type RenderTile, TileCard } from '../../../ui/product/TileCard';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { useRevealTogether } from '../../../ui/rendering/useRevealTogether';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './ProductTile.css';

export type ProductTileProps = RootProps &
  TileCardOptions & {
    /** Fetched from the shop, in one batch with all other tiles of the page [TILE-033]. */
    sku?: string;
    /** The product data, in the shop's own format. No request is sent then [TILE-020]. */
    item?: Record<string, unknown>;
    /** Renders the tile for the app, which may use the widget's own parts. */
    renderTile?: RenderTile;
  };

/** One product tile, from data of the page or fetched by SKU [TILE-001 to TILE-036]. */
export function ProductTile(props: ProductTileProps) {
  const { sku, item, renderTile, ...options } = props;
  useStyles(styles);
  const translate = useMessages('product-tile', messages);
  const rest = { options, renderTile, translate };
  return (
    <Widget block="product-tile" props={props}>
      {item || !sku ? <ProvidedTile item={item} {...rest} /> : <FetchedTile key={sku} sku={sku} {...rest} />}
    </Widget>
  );
}

type TileRest = {
  options: TileCardOptions;
  renderTile: RenderTile | undefined;
  translate: Translate<keyof typeof messages>;
};

/**
 * A tile that is fetched from the shop, in one batch with all other tiles of the page [TILE-033, TILE-034]. The
 * fallback HTML stays until the batch is ready, and then all tiles appear together. If the request fails, the fallback
 * HTML stays usable.
 */
function FetchedTile({ sku, ...rest }: TileRest & { sku: string }) {
  const { translate } = rest;
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  const isShown = useRevealTogether(tile !== undefined);
  const state = tile ? 'loading' : loadingStateOf(products);
  return (
    <Placeholder
      isOver={isShown || state === 'empty'}
      isLoading={!isShown && state === 'loading'}
      ahead={tile && <TileContent tile={tile} {...rest} />}
    >
      {!isShown && (
        <div className="quire-product-tile__loading">
          <LoadingStatus state={state} translate={translate} onRetry={products.refetch}>
            {translate('notFound')}
          </LoadingStatus>
        </div>
      )}
    </Placeholder>
  );
}

/**
 * A tile of a product that the page provides. Invalid data is reported once, and an error message replaces the tile.
 */
function ProvidedTile({ item, ...rest }: TileRest & { item: unknown }) {
  const tile = useProvidedTile(item);
  return tile ? (
    <TileContent key={tile.sku} tile={tile} {...rest} />
  ) : (
    <div role="alert" className="quire-product-tile__loading">
      <Notice kind="bad">{rest.translate('failed')}</Notice>
    </div>
  );
}

function TileContent({ tile, options, renderTile, translate }: TileRest & { tile: Product }) {
  const card = useTileCard(tile, options, translate);
  return (
    <>
      <TileCard {...card} renderTile={renderTile} />
      {tile.isSkuSet && options.swatches && <Swatches skus={options.swatches} translate={translate} />}
    </>
  );
}

/**
 * The variants of a set, each as a small picture that links to it. Renders nothing if the shop does not list them
 * [TILE-035].
 */
function Swatches({ skus, translate }: Pick<TileRest, 'translate'> & { skus: readonly string[] }) {
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
