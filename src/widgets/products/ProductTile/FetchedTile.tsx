import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { Meanwhile } from '../../../ui/rendering/Meanwhile';
import { useTogether } from '../../../ui/rendering/useTogether';
import { DrawnTile, type TileRest } from './DrawnTile';
import { TileWait } from './TileWait';

/**
 * A tile that the shop is asked for, with all others that the page asks for at once [TILE-033, TILE-034]. What the server has
 * written stays until they are here, and then they are seen at once; where they can not be had, it goes on to sell.
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
