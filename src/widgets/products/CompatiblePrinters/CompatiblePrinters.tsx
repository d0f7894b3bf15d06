import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { useProductTiles } from '../../../hooks/products/useProductTiles';
import { useTileList } from '../../../hooks/products/useTileList';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import type { RootProps } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CompatiblePrintersProps = RootProps &
  ProductDrawerOptions & {
    /** SKUs of the printers, as the page knows them. */
    skus?: string[];
  };

const NONE: string[] = [];

/** The printers that a cartridge fits [TILE-010]. */
export function CompatiblePrinters(props: CompatiblePrintersProps) {
  const translate = useMessages('compatible-printers', messages);
  const drawer = useProductDrawer('COMPATIBLE_PRINTERS', props, { subject: props.skus });
  const skus = drawer.request?.skus ?? props.skus ?? NONE;
  const products = useProductTiles(drawer.isOpen ? skus : NONE);
  const list = useTileList(products, { variant: 'listMiniTile', list: 'compatible-printers' }, translate);
  return (
    <ProductDrawer
      {...drawer}
      block="compatible-printers"
      root={props}
      translate={translate}
      intro={translate('intro')}
    >
      <TileList {...list}>{translate('none')}</TileList>
    </ProductDrawer>
  );
}
