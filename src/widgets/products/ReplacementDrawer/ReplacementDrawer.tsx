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
  const translate = useMessages('replacement-drawer', messages);
  const drawer = useProductDrawer('REPLACEMENT', { opener: props.sku ? 'button' : 'none', ...props });
  const labels = { open: translate('open'), title: translate('title'), close: translate('close') };
  const { sku, alternatives = NONE } = drawer.request ?? props;
  return (
    <Widget block="replacement-drawer">
      <ProductDrawer {...drawer} texts={labels} intro={translate('intro')}>
        <Replacements sku={sku} alternatives={alternatives} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}
