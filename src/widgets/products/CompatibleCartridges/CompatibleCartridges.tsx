import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { useTileList } from '../../../hooks/products/useTileList';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import type { RootProps } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CompatibleCartridgesProps = RootProps &
  ProductDrawerOptions & {
    /** SKUs of the cartridges, as the page knows them. */
    skus?: string[];
  };

const NONE: string[] = [];

/** The cartridges that fit a printer [TILE-011]. */
export function CompatibleCartridges(props: CompatibleCartridgesProps) {
  const translate = useMessages('compatible-cartridges', messages);
  const drawer = useProductDrawer('COMPATIBLE_CARTRIDGES', props, { subject: props.skus });
  const skus = drawer.request?.skus ?? props.skus ?? NONE;
  const products = useProductTiles(drawer.isOpen ? skus : NONE);
  const list = useTileList(products, { variant: 'listMiniTile', list: 'compatible-cartridges' }, translate);
  return (
    <ProductDrawer
      {...drawer}
      block="compatible-cartridges"
      root={props}
      translate={translate}
      intro={translate('intro')}
    >
      <TileList {...list}>{translate('none')}</TileList>
    </ProductDrawer>
  );
}
