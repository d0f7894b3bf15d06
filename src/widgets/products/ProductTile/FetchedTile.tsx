import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { Placeholder } from '../../../ui/rendering/Placeholder';
import { useTogether } from '../../../ui/rendering/useTogether';
import { TileContent, type TileRest } from './TileContent';
import { TilePlaceholder } from './TilePlaceholder';

/**
 * A tile that is fetched from the shop, in one batch with all other tiles of the page [TILE-033, TILE-034]. The
 * fallback HTML stays until the batch is ready, and then all tiles appear together. If the request fails, the fallback
 * HTML stays usable.
 */
export function FetchedTile({ sku, ...rest }: TileRest & { sku: string }) {
  const { phase, tiles, reload } = useProductTiles([sku]);
  const [tile] = tiles;
  const isShown = useTogether(tile !== undefined);
  const outcome = phase === 'ready' ? 'missing' : phase === 'failed' ? 'failed' : 'loading';
  const placeholderPhase = tile ? 'loading' : outcome;
  return (
    <Placeholder
      own={undefined}
      isOver={isShown || placeholderPhase === 'missing'}
      isLoading={!isShown && placeholderPhase === 'loading'}
      ahead={tile && <TileContent tile={tile} {...rest} />}
    >
      {!isShown && <TilePlaceholder phase={placeholderPhase} onRetry={reload} translate={rest.translate} />}
    </Placeholder>
  );
}
