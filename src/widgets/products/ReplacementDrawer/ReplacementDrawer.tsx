import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { useTileList } from '../../../hooks/products/useTileList';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import type { RootProps } from '../../../ui/rendering/Widget';
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
  const replaced = useProductTiles(drawer.isOpen && alternatives.length === 0 && sku !== undefined ? [sku] : NONE);
  const known = alternatives.length > 0 ? alternatives : (replaced.tiles[0]?.restriction?.alternatives ?? NONE);
  const products = useProductTiles(drawer.isOpen ? known : NONE);
  const isUnresolved = replaced.phase === 'loading' || replaced.phase === 'failed';
  const list = useTileList(
    isUnresolved ? replaced : products,
    { variant: 'listITFTile', list: 'replacement-drawer' },
    translate,
  );
  return (
    <ProductDrawer {...drawer} block="replacement-drawer" root={props} translate={translate} intro={translate('intro')}>
      <TileList {...list}>{translate('none')}</TileList>
    </ProductDrawer>
  );
}
