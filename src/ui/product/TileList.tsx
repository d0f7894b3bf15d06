import type { ReactNode } from 'react';
import type { ProductTile } from '../../core/products/rules/productTile';
import { LoadingStatus, type LoadingStatusProps } from '../feedback/LoadingStatus';
import styles from '../rendering/Stack.css';
import { useStyles } from '../rendering/StyleRoot';
import { TileCard, type TileCardProps } from './TileCard';

/** A hook: each tile calls it once, for itself. */
export type UseCard = (tile: ProductTile) => TileCardProps;

export type TileListProps = Pick<LoadingStatusProps, 'state' | 'translate' | 'onRetry'> & {
  tiles: readonly ProductTile[];
  useCard: UseCard;
  /** The message to show if there are no results. */
  children: ReactNode;
};

/** A list of products, or a placeholder: loading, failed or empty. */
export function TileList({ tiles, useCard, children, ...loadingProps }: TileListProps) {
  useStyles(styles);
  return (
    <>
      <LoadingStatus {...loadingProps}>
        <p>{children}</p>
      </LoadingStatus>
      {tiles.length > 0 && (
        <ul className="quire-stack">
          {tiles.map((tile) => (
            <li key={tile.sku}>
              <ListedTile tile={tile} useCard={useCard} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One tile of the list. */
export function ListedTile({ tile, useCard }: { tile: ProductTile; useCard: UseCard }) {
  return <TileCard {...useCard(tile)} />;
}
