'use client';

import { type Say, useMessages } from '../../../hooks/platform/useMessages';
import { useListedProducts } from '../../../hooks/products/useListedProducts';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { TileList } from '../../../ui/product/TileList';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CompatiblePrintersProps = ProductDrawerOptions & {
  /** SKUs of the printers, as the page knows them. */
  skus?: string[];
};

const NONE: string[] = [];

/** The printers that a cartridge fits [TILE-010]. */
export function CompatiblePrinters(props: CompatiblePrintersProps) {
  const say = useMessages('compatible-printers', messages);
  const drawer = useProductDrawer('COMPATIBLE_PRINTERS', { opener: props.skus ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  return (
    <Widget block="compatible-printers">
      <ProductDrawer {...drawer} words={words} intro={say('intro')}>
        <Products skus={drawer.request?.skus ?? props.skus ?? NONE} say={say} />
      </ProductDrawer>
    </Widget>
  );
}

function Products({ skus, say }: { skus: string[]; say: Say<keyof typeof messages> }) {
  const products = useListedProducts(skus, { variant: 'listMiniTile', list: 'compatible-printers' }, say);
  return <TileList {...products}>{say('none')}</TileList>;
}
