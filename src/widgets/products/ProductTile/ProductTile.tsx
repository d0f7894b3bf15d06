'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { useProvidedTile } from '../../../hooks/products/useProvidedTile';
import type { TileCardOptions } from '../../../hooks/products/useTileCard';
import type { RenderTile } from '../../../ui/product/TileCard';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { useRevealTogether } from '../../../ui/rendering/useRevealTogether';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './ProductTile.css';
import { TileContent, type TileRest } from './TileContent';
import { TilePlaceholder } from './TilePlaceholder';

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

/**
 * A tile that is fetched from the shop, in one batch with all other tiles of the page [TILE-033, TILE-034]. The
 * fallback HTML stays until the batch is ready, and then all tiles appear together. If the request fails, the fallback
 * HTML stays usable.
 */
function FetchedTile({ sku, ...rest }: TileRest & { sku: string }) {
  const { phase, tiles, refetch } = useProductTiles([sku]);
  const [tile] = tiles;
  const isShown = useRevealTogether(tile !== undefined);
  const outcome = phase === 'ready' ? 'missing' : phase === 'failed' ? 'failed' : 'loading';
  const placeholderPhase = tile ? 'loading' : outcome;
  return (
    <Placeholder
      own={undefined}
      isOver={isShown || placeholderPhase === 'missing'}
      isLoading={!isShown && placeholderPhase === 'loading'}
      ahead={tile && <TileContent tile={tile} {...rest} />}
    >
      {!isShown && <TilePlaceholder phase={placeholderPhase} onRetry={refetch} translate={rest.translate} />}
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
    <TilePlaceholder phase="failed" translate={rest.translate} />
  );
}
