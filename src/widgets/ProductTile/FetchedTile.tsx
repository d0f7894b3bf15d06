import { useProductTiles } from '../../hooks/useProductTiles';
import { DrawnTile, type TileRest } from './DrawnTile';
import { TileWait } from './TileWait';

/** A tile that the shop is asked for, with all others that the page asks for at once [TILE-033, TILE-034]. */
export function FetchedTile({ sku, ...rest }: TileRest & { sku: string }) {
  const { phase, tiles, reload } = useProductTiles([sku]);
  const [tile] = tiles;
  if (tile) return <DrawnTile tile={tile} {...rest} />;
  return (
    <TileWait
      phase={phase === 'shown' ? 'missing' : phase === 'failed' ? 'failed' : 'loading'}
      onRetry={reload}
      say={rest.say}
    />
  );
}
