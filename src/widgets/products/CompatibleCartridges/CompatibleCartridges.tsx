import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useListedProducts } from '../../../hooks/products/useListedProducts';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
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
  return (
    <Widget block="compatible-cartridges" props={props}>
      <ProductDrawer {...drawer} translate={translate} intro={translate('intro')}>
        <Products skus={drawer.request?.skus ?? props.skus ?? NONE} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}

function Products({ skus, translate }: { skus: string[]; translate: Translate<keyof typeof messages> }) {
  const products = useListedProducts(skus, { variant: 'listMiniTile', list: 'compatible-cartridges' }, translate);
  return <TileList {...products}>{translate('none')}</TileList>;
}
