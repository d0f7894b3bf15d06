'use client';

import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages, type QuickViewMessageKey } from './messages';
import { ViewedProduct, type ViewedProductProps } from './ViewedProduct';

export type QuickViewProps = RootProps &
  ProductDrawerOptions & {
    /**
     * The product that the widget's own button opens. Without a SKU, the widget opens only on a request from the page.
     */
    sku?: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** Products have a checkbox that selects them for comparison. */
    showCompare?: boolean;
    /** The page has lists that the product can be added to [SCR-010]. */
    showAddToList?: boolean;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** Shows one product without leaving the page, and adds it to the cart [SCR-015]. */
export function QuickView(props: QuickViewProps) {
  const { productName: name } = props;
  const translate = useMessages('quick-view', messages);
  const drawer = useProductDrawer('QUICK_VIEW', props, { subject: props.sku, name: 'QVD' });
  const sku = drawer.request?.sku ?? props.sku;
  return (
    <Widget block="quick-view" props={props}>
      <ProductDrawer {...drawer} translate={translate} buttonLabel={name && translate('openNamed', { name })}>
        <QuickViewBody key={sku} {...props} sku={sku} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}

type QuickViewBodyProps = Omit<ViewedProductProps, 'tile'> & {
  sku: string | undefined;
  translate: Translate<QuickViewMessageKey>;
};

/** The product, or a placeholder: loading, failed or not found. */
function QuickViewBody({ sku, translate, ...choices }: QuickViewBodyProps) {
  const products = useProductTiles(sku ? [sku] : []);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <ViewedProduct {...choices} tile={tile} translate={translate} />}
    </>
  );
}
