'use client';

import { type Say, useMessages } from '../../../hooks/platform/useMessages';
import { useListedProducts } from '../../../hooks/products/useListedProducts';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CompatibleCartridgesProps = ProductDrawerOptions & {
  /** SKUs of the cartridges, as the page knows them. */
  skus?: string[];
};

const NONE: string[] = [];

/** The cartridges that fit a printer [TILE-011]. */
export function CompatibleCartridges(props: CompatibleCartridgesProps) {
  const say = useMessages('compatible-cartridges', messages);
  const drawer = useProductDrawer('COMPATIBLE_CARTRIDGES', { opener: props.skus ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  return (
    <Widget block="compatible-cartridges">
      <ProductDrawer {...drawer} words={words} intro={say('intro')}>
        <Products skus={drawer.request?.skus ?? props.skus ?? NONE} say={say} />
      </ProductDrawer>
    </Widget>
  );
}

function Products({ skus, say }: { skus: string[]; say: Say<keyof typeof messages> }) {
  const products = useListedProducts(skus, { variant: 'listMiniTile', list: 'compatible-cartridges' }, say);
  return <TileList {...products}>{say('none')}</TileList>;
}
