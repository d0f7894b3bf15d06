import type { ProductTile } from '../../../core/products/rules/productTile';
import type { Translate } from '../../../hooks/platform/useMessages';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { useTileCard } from '../../../hooks/products/useTileCard';
import { TileList } from '../../../ui/product/TileList';
import type { ReplacementMessageKey } from './messages';

export type ReplacementsProps = {
  sku: string | undefined;
  alternatives: string[];
  translate: Translate<ReplacementMessageKey>;
};

/** The given alternatives, else those that the shop recommends for the product. */
export function Replacements({ sku, alternatives, translate }: ReplacementsProps) {
  const shouldFetch = alternatives.length === 0 && sku !== undefined;
  const replaced = useProductTiles(shouldFetch ? [sku] : []);
  const known = shouldFetch ? (replaced.tiles[0]?.restriction?.alternatives ?? []) : alternatives;
  const products = useProductTiles(known);
  const isUnresolved = shouldFetch && (replaced.phase === 'loading' || replaced.phase === 'failed');
  const useCard = (tile: ProductTile) =>
    useTileCard(tile, { variant: 'listITFTile', list: 'replacement-drawer' }, translate);
  return (
    <TileList
      tiles={products.tiles}
      useCard={useCard}
      state={loadingStateOf(isUnresolved ? replaced : products)}
      translate={translate}
      onRetry={isUnresolved ? replaced.reload : products.reload}
    >
      {translate('none')}
    </TileList>
  );
}
