import { useProvidedTile } from '../../../hooks/products/useProvidedTile';
import { TileContent, type TileRest } from './TileContent';
import { TilePlaceholder } from './TilePlaceholder';

/**
 * A tile of a product that the page provides. Invalid data is reported once, and an error message replaces the tile.
 */
export function ProvidedTile({ item, ...rest }: TileRest & { item: unknown }) {
  const tile = useProvidedTile(item);
  return tile ? (
    <TileContent key={tile.sku} tile={tile} {...rest} />
  ) : (
    <TilePlaceholder phase="failed" translate={rest.translate} />
  );
}
