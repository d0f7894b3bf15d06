import type { ProductTile } from '../../../core/products/rules/productTile';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { useTileCard } from '../../../hooks/products/useTileCard';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type ReplacementDrawerProps = RootProps &
  ProductDrawerOptions & {
    /** The product that is not available. */
    sku?: string;
    /** SKUs of the alternatives. If the page does not know them, they are fetched from the shop. */
    alternatives?: string[];
  };

const NONE: string[] = [];

/** Alternatives to a product [TILE-014, TILE-021]. */
export function ReplacementDrawer(props: ReplacementDrawerProps) {
  const translate = useMessages('replacement-drawer', messages);
  const drawer = useProductDrawer('REPLACEMENT', props, { subject: props.sku });
  const { sku, alternatives = NONE } = drawer.request ?? props;
  return (
    <Widget block="replacement-drawer" props={props}>
      <ProductDrawer {...drawer} translate={translate} intro={translate('intro')}>
        <Replacements sku={sku} alternatives={alternatives} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}

type ReplacementsProps = {
  sku: string | undefined;
  alternatives: string[];
  translate: Translate<keyof typeof messages>;
};

/** The given alternatives, else those that the shop recommends for the product. */
function Replacements({ sku, alternatives, translate }: ReplacementsProps) {
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
      onRetry={isUnresolved ? replaced.refetch : products.refetch}
    >
      {translate('none')}
    </TileList>
  );
}
