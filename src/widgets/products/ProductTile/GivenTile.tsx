import { useGivenTile } from '../../../hooks/products/useGivenTile';
import { DrawnTile, type TileRest } from './DrawnTile';
import { TileWait } from './TileWait';

/**
 * A tile of a product that the page provides. Invalid data is reported once, and an error message replaces the tile.
 */
export function GivenTile({ item, ...rest }: TileRest & { item: unknown }) {
  const tile = useGivenTile(item);
  return tile ? <DrawnTile key={tile.sku} tile={tile} {...rest} /> : <TileWait phase="failed" say={rest.say} />;
}
