'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import type { TileCardOptions } from '../../../hooks/products/useTileCard';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { FetchedTile } from './FetchedTile';
import { messages } from './messages';
import styles from './ProductTile.css';
import { ProvidedTile } from './ProvidedTile';

export type ProductTileProps = TileCardOptions & {
  /** Fetched from the shop, in one batch with all other tiles of the page [TILE-033]. */
  sku?: string;
  /** The product data, in the shop's own format. No request is sent then [TILE-020]. */
  item?: Record<string, unknown>;
};

/** One product tile, from data of the page or fetched by SKU [TILE-001 to TILE-036]. */
export function ProductTile(props: ProductTileProps) {
  const { sku, item, ...options } = props;
  useStyles(styles);
  const translate = useMessages('product-tile', messages);
  const rest = { options, translate };
  return (
    <Widget block="product-tile">
      {item || !sku ? <ProvidedTile item={item} {...rest} /> : <FetchedTile key={sku} sku={sku} {...rest} />}
    </Widget>
  );
}
