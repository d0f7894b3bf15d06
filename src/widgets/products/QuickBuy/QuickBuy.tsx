'use client';

import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { loadingStateOf, useProductTiles } from '../../../hooks/products/useProductTiles';
import { Button } from '../../../ui/controls/Button';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { BoughtProduct } from './BoughtProduct';
import { messages, type QuickBuyMessageKey } from './messages';

export type QuickBuyProps = RootProps &
  OpenProps & {
    /**
     * The product that the widget's own button opens. Without a SKU, the widget opens only on a request from the page.
     */
    sku?: string;
    /** Makes the button's accessible name unique when a page has several. */
    productName?: string;
    /** Whether the widget renders its own button. Without one, only another widget or the page can open it. */
    opener?: 'button' | 'none';
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
  };

/** A drawer to buy one product: quantity, delivery, and a direct step to the checkout [SCR-016]. */
export function QuickBuy(props: QuickBuyProps) {
  const { productName: name, opener = props.sku ? 'button' : 'none' } = props;
  const translate = useMessages('quick-buy', messages);
  const { isOpen, request, open, close } = useLayer(['QUICK_BUY'], props);
  const sku = request?.sku ?? props.sku;

  useDrawerEvents('quick-buy', isOpen);

  return (
    <Widget block="quick-buy" props={props}>
      {opener === 'button' && (
        <Button kind="secondary" opensDialog label={name && translate('openNamed', { name })} onClick={open}>
          {translate('open')}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name="quick-buy"
        closeLabel={translate('close')}
        title={translate('title')}
      >
        {sku ? (
          <QuickBuyBody key={sku} sku={sku} cartUrl={props.cartUrl} translate={translate} />
        ) : (
          <p role="status">{translate('notFound')}</p>
        )}
      </Drawer>
    </Widget>
  );
}

type QuickBuyBodyProps = { sku: string; cartUrl: string | undefined; translate: Translate<QuickBuyMessageKey> };

/** The product, or a placeholder: loading, failed or not found. */
function QuickBuyBody({ sku, cartUrl, translate }: QuickBuyBodyProps) {
  const products = useProductTiles([sku]);
  const [tile] = products.tiles;
  return (
    <>
      <LoadingStatus state={loadingStateOf(products)} translate={translate} onRetry={products.reload}>
        {translate('notFound')}
      </LoadingStatus>
      {tile && <BoughtProduct tile={tile} cartUrl={cartUrl} translate={translate} />}
    </>
  );
}
