'use client';

import { useState } from 'react';
import { useMessages } from '../../hooks/useMessages';
import type { TileCardOptions } from '../../hooks/useTileCard';
import { later } from '../../ui/later';
import { useStyles } from '../../ui/StyleRoot';
import { Widget } from '../../ui/Widget';
import { GivenTile } from './GivenTile';
import { messages } from './messages';
import styles from './ProductTile.css';
import { TileWait } from './TileWait';

export type ProductTileProps = TileCardOptions & {
  /** Asked of the shop, together with all others of the page [TILE-033]. */
  sku?: string;
  /** The product itself, in the shop's own shape; nothing is asked then [TILE-020]. */
  item?: Record<string, unknown>;
};

const FetchedTile = later(() => import('./FetchedTile').then((file) => file.FetchedTile));

/** One product among others, given by the page or asked for by its SKU [TILE-001 to TILE-036]. */
export function ProductTile(props: ProductTileProps) {
  const { sku, item, ...options } = props;
  useStyles(styles);
  const say = useMessages('product-tile', messages);
  const [isMissing, setMissing] = useState(false);
  const rest = { options, say };
  return (
    <Widget block="product-tile">
      {item || !sku ? (
        <GivenTile item={item} {...rest} />
      ) : isMissing ? (
        <TileWait phase="failed" onRetry={() => setMissing(false)} say={say} />
      ) : (
        <FetchedTile key={sku} sku={sku} {...rest} onMissing={() => setMissing(true)} />
      )}
    </Widget>
  );
}
