'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { Replacements } from './Replacements';

export type ReplacementDrawerProps = ProductDrawerOptions & {
  /** The product that is not available. */
  sku?: string;
  /** SKUs of the alternatives. If the page does not know them, they are fetched from the shop. */
  alternatives?: string[];
};

const NONE: string[] = [];

/** Alternatives to a product [TILE-014, TILE-021]. */
export function ReplacementDrawer(props: ReplacementDrawerProps) {
  const say = useMessages('replacement-drawer', messages);
  const drawer = useProductDrawer('REPLACEMENT', { opener: props.sku ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  const { sku, alternatives = NONE } = drawer.request ?? props;
  return (
    <Widget block="replacement-drawer">
      <ProductDrawer {...drawer} words={words} intro={say('intro')}>
        <Replacements sku={sku} alternatives={alternatives} say={say} />
      </ProductDrawer>
    </Widget>
  );
}
