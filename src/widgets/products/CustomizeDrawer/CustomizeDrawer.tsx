'use client';

import type { CustomOption } from '../../../core/products/rules/customize';
import { useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { CustomizeForm } from './CustomizeForm';
import { messages } from './messages';

export type CustomizeDrawerProps = ProductDrawerOptions & {
  /** The page that configures the product. The chosen options are added to its query. */
  url?: string;
  options?: CustomOption[];
};

const NONE: CustomOption[] = [];

/** The options of a made-to-order product, and the button that opens its configuration page [TILE-015]. */
export function CustomizeDrawer(props: CustomizeDrawerProps) {
  const translate = useMessages('customize-drawer', messages);
  const drawer = useProductDrawer('CUSTOMIZE', { opener: props.url ? 'button' : 'none', ...props });
  const labels = { open: translate('open'), title: translate('title'), close: translate('close') };
  const { url, options = NONE } = drawer.request ?? props;
  return (
    <Widget block="customize-drawer">
      <ProductDrawer {...drawer} texts={labels}>
        <CustomizeForm key={drawer.request?.key} url={url} options={options} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}
