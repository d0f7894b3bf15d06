import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { Meanwhile } from '../../../ui/rendering/Meanwhile';
import { useTogether } from '../../../ui/rendering/useTogether';
import { DrawnTile, type TileRest } from './DrawnTile';
import { TileWait } from './TileWait';

/**
 * A tile that is fetched from the shop, in one batch with all other tiles of the page [TILE-033, TILE-034]. The
 * fallback HTML stays until the batch is ready, and then all tiles appear together. If the request fails, the fallback
 * HTML stays usable.
 */
export function FetchedTile({ sku, ...rest }: TileRest & { sku: string }) {
  const { phase, tiles, reload } = useProductTiles([sku]);
  const [tile] = tiles;
  const isShown = useTogether(tile !== undefined);
  const outcome = phase === 'shown' ? 'missing' : phase === 'failed' ? 'failed' : 'loading';
  const wait = tile ? 'loading' : outcome;
  return (
    <Meanwhile
      own={undefined}
      isOver={isShown || wait === 'missing'}
      isLoading={!isShown && wait === 'loading'}
      ahead={tile && <DrawnTile tile={tile} {...rest} />}
    >
      {!isShown && <TileWait phase={wait} onRetry={reload} say={rest.say} />}
    </Meanwhile>
  );
}
