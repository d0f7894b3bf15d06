'use client';

import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { Replacements } from './Replacements';

export type ReplacementDrawerProps = ProductDrawerOptions & {
  /** What can not be had as it is. */
  sku?: string;
  /** What may be had in its place; the shop is asked where the page does not know. */
  alternatives?: string[];
};

const NONE: string[] = [];

/** What may be had in the place of a product [TILE-014, TILE-021]. */
export function ReplacementDrawer(props: ReplacementDrawerProps) {
  const say = useMessages('replacement-drawer', messages);
  const drawer = useProductDrawer('REPLACEMENT', { opener: props.sku ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  const { sku, alternatives = NONE } = drawer.wish ?? props;
  return (
    <Widget block="replacement-drawer">
      <ProductDrawer {...drawer} words={words} intro={say('intro')}>
        <Replacements sku={sku} alternatives={alternatives} say={say} />
      </ProductDrawer>
    </Widget>
  );
}
