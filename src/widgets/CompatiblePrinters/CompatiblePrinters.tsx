'use client';

import type { ProductTile } from '../../core/rules/productTile';
import { type Say, useMessages } from '../../hooks/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../hooks/useProductDrawer';
import { useProductTiles, waitOf } from '../../hooks/useProductTiles';
import { useTileCard } from '../../hooks/useTileCard';
import { ProductDrawer } from '../../ui/ProductDrawer';
import { TileList } from '../../ui/TileList';
import { Widget } from '../../ui/Widget';
import { messages } from './messages';

export type CompatiblePrintersProps = ProductDrawerOptions & {
  /** The printers, as the page knows them. */
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
        <Products skus={drawer.wish?.skus ?? props.skus ?? NONE} say={say} />
      </ProductDrawer>
    </Widget>
  );
}

function Products({ skus, say }: { skus: string[]; say: Say<keyof typeof messages> }) {
  const products = useProductTiles(skus);
  const useCard = (tile: ProductTile) =>
    useTileCard(tile, { variant: 'listMiniTile', list: 'compatible-printers' }, say);
  return (
    <TileList tiles={products.tiles} useCard={useCard} state={waitOf(products)} say={say} onRetry={products.reload}>
      {say('none')}
    </TileList>
  );
}
