'use client';

import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type ProductDrawerOptions, useProductDrawer } from '../../../hooks/products/useProductDrawer';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ProductDrawer } from '../../../ui/overlays/ProductDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { BoughtProduct } from './BoughtProduct';
import { messages, type QuickBuyMessageKey } from './messages';

export type QuickBuyProps = RootProps &
  ProductDrawerOptions & {
    /**
     * The product that the widget's own button opens. Without a SKU, the widget opens only on a request from the page.
     */
    sku?: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** A drawer to buy one product: quantity, delivery, and a direct step to the checkout [SCR-016]. */
export function QuickBuy(props: QuickBuyProps) {
  const { productName: name } = props;
  const translate = useMessages('quick-buy', messages);
  const drawer = useProductDrawer('QUICK_BUY', props, { subject: props.sku, name: 'quick-buy' });
  const sku = drawer.request?.sku ?? props.sku;
  return (
    <Widget block="quick-buy" props={props}>
      <ProductDrawer {...drawer} translate={translate} buttonLabel={name && translate('openNamed', { name })}>
        <QuickBuyBody key={sku} sku={sku} cartUrl={props.cartUrl} translate={translate} />
      </ProductDrawer>
    </Widget>
  );
}

type QuickBuyBodyProps = {
  sku: string | undefined;
  cartUrl: string | undefined;
  translate: Translate<QuickBuyMessageKey>;
};

/** The product, or a placeholder: loading, failed or not found. */
function QuickBuyBody({ sku, cartUrl, translate }: QuickBuyBodyProps) {
  const products = useProductTiles(sku ? [sku] : []);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.refetch}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <BoughtProduct tile={tile} cartUrl={cartUrl} translate={translate} />}
    </>
  );
}
