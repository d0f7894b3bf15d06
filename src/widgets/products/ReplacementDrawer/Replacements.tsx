import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Say } from '../../../hooks/platform/useMessages';
import { useProductTiles, waitOf } from '../../../hooks/products/useProductTiles';
import { useTileCard } from '../../../hooks/products/useTileCard';
import { TileList } from '../../../ui/product/TileList';
import type { ReplacementWord } from './messages';

export type ReplacementsProps = { sku: string | undefined; alternatives: string[]; say: Say<ReplacementWord> };

/** The given alternatives, else those that the shop recommends for the product. */
export function Replacements({ sku, alternatives, say }: ReplacementsProps) {
  const isAsked = alternatives.length === 0 && sku !== undefined;
  const replaced = useProductTiles(isAsked ? [sku] : []);
  const known = isAsked ? (replaced.tiles[0]?.restriction?.alternatives ?? []) : alternatives;
  const products = useProductTiles(known);
  const isOnTheWay = isAsked && (replaced.phase === 'loading' || replaced.phase === 'failed');
  const useCard = (tile: ProductTile) => useTileCard(tile, { variant: 'listITFTile', list: 'replacement-drawer' }, say);
  return (
    <TileList
      tiles={products.tiles}
      useCard={useCard}
      state={waitOf(isOnTheWay ? replaced : products)}
      say={say}
      onRetry={isOnTheWay ? replaced.reload : products.reload}
    >
      {say('none')}
    </TileList>
  );
}
