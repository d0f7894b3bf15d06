'use client';

import type { CustomOption } from '../../../core/products/rules/customize';
import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { CustomizeForm } from './CustomizeForm';
import { messages } from './messages';

export type CustomizeDrawerProps = ProductDrawerOptions & {
  /** The page on which the product is made; what was chosen joins its query. */
  url?: string;
  options?: CustomOption[];
};

const NONE: CustomOption[] = [];

/** What can be chosen of a product that is made to order, and the way to where it is made [TILE-015]. */
export function CustomizeDrawer(props: CustomizeDrawerProps) {
  const say = useMessages('customize-drawer', messages);
  const drawer = useProductDrawer('CUSTOMIZE', { opener: props.url ? 'button' : 'none', ...props });
  const words = { open: say('open'), title: say('title'), close: say('close') };
  const { url, options = NONE } = drawer.wish ?? props;
  return (
    <Widget block="customize-drawer">
      <ProductDrawer {...drawer} words={words}>
        <CustomizeForm key={drawer.wish?.key} url={url} options={options} say={say} />
      </ProductDrawer>
    </Widget>
  );
}
